import type { PoolClient } from 'pg';
import { BinaryRows } from '../copy/binary-rows.js';
import { copyBinary } from '../copy/copy-binary.js';
import { FreshTable } from './fresh-table.js';
import {
  closeTournaments,
  insertAwards,
  insertOutcomes,
  insertRatingChanges,
  type PublishedStep,
} from './outcome-rows.js';
import type { PlayerNumbers } from './player-numbers.js';

/** Rows that a publication wrote. */
export interface PublishedCounts {
  readonly tournaments: number;
  readonly ratingChanges: number;
  readonly awards: number;
}

const CHAIN_COLUMNS = ['tournament_id', 'inputs_sha256', 'sha256'];

/** Writes the outcomes that differ from the published ones, and the chain from where it differs. */
export class StepWriter {
  private readonly counts = { tournaments: 0, ratingChanges: 0, awards: 0 };

  private constructor(
    private readonly client: PoolClient,
    private readonly run: number,
    private readonly players: PlayerNumbers,
    /** In place of the large table that is empty; null once something is published. */
    private readonly fresh: FreshTable | null,
  ) {}

  /** Where nothing is published yet, rating changes are loaded into a fresh table. */
  static async open(client: PoolClient, run: number, players: PlayerNumbers): Promise<StepWriter> {
    const { rows } = await client.query(`select from rating_changes limit 1`);
    const fresh = rows.length === 0 ? await FreshTable.create(client, 'rating_changes') : null;
    return new StepWriter(client, run, players, fresh);
  }

  /** One batch after the other, in the order of history. */
  async write(steps: readonly PublishedStep[]): Promise<void> {
    const { client, run, players, counts } = this;
    const changed = steps.filter(isChanged);
    await closeTournaments(client, run, changed.filter(isPublished).map(rowIdOf));
    if (changed.length > 0) {
      await insertOutcomes(client, run, changed);
      counts.tournaments += changed.length;
      const table = this.fresh?.name ?? 'rating_changes';
      counts.ratingChanges += await insertRatingChanges(client, table, run, changed, players);
      counts.awards += await insertAwards(client, run, changed, players);
    }
    await rewriteChain(client, steps.filter(isLinkChanged));
  }

  /** Closes what is published of tournaments that history no longer takes in. */
  async closeWithdrawn(): Promise<void> {
    const { rows } = await this.client.query<{ id: number }>(
      `select o.tournament_id as id from outcomes o join tournaments t on t.id = o.tournament_id
       where t.due_revision is null`,
    );
    const ids = rows.map(({ id }) => id);
    await closeTournaments(this.client, this.run, ids);
    if (ids.length > 0) await this.client.query(`delete from history_chain where tournament_id = any($1)`, [ids]);
    this.counts.tournaments += ids.length;
  }

  async finish(): Promise<PublishedCounts> {
    await this.fresh?.replaceOld();
    return this.counts;
  }
}

const rowIdOf = ({ tournament }: PublishedStep): number => tournament.tournamentRowId;

const isPublished = ({ tournament }: PublishedStep): boolean => tournament.published !== null;

const isChanged = ({ tournament: { submissionRowId, published }, step }: PublishedStep): boolean =>
  published?.submissionRowId !== submissionRowId ||
  !published.inputSha256.equals(step.inputSha256) ||
  !published.outcomeSha256.equals(step.outcomeSha256);

const isLinkChanged = ({ tournament: { published }, step }: PublishedStep): boolean =>
  published?.chainSha256?.equals(step.links.chain) !== true;

async function rewriteChain(client: PoolClient, steps: readonly PublishedStep[]): Promise<void> {
  if (steps.length === 0) return;
  const linked = steps.filter(({ tournament }) => (tournament.published?.chainSha256 ?? null) !== null).map(rowIdOf);
  if (linked.length > 0) await client.query(`delete from history_chain where tournament_id = any($1)`, [linked]);
  const rows = new BinaryRows(CHAIN_COLUMNS.length);
  for (const { tournament, step } of steps) {
    rows.row().int4(tournament.tournamentRowId).bytea(step.links.inputs).bytea(step.links.chain);
  }
  await copyBinary(client, 'history_chain', CHAIN_COLUMNS, rows.drain());
}
