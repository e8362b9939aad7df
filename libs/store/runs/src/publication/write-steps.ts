import { setImmediate } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import type { HistoryState, OpenedRating } from '@quadrant/rules/history';
import { CareerTallies } from './career-tallies.js';
import { closeTournaments, unlinkTournaments } from './close-rows.js';
import { FreshTables } from './fresh-tables.js';
import { keepMovers } from './keep-movers.js';
import { Lot, type OpenCounts, type PublishedCounts } from './lot.js';
import type { PublishedStep, PlayerNumbers } from '@quadrant/store/history';
import { loadBoards, remakeBoards } from './remake-boards.js';
import { moveBoards } from './settle-boards.js';
import { writeRatings } from './write-ratings.js';

/** These tables have a row for each tournament or player, or more. */
const LONG_TABLES = ['outcomes', 'rating_changes', 'history_chain', 'ratings', 'board_rows'];

/** A COPY waits some milliseconds for its begin and end, so this many tournaments are written at a time. They take 6 MB. */
const LOT_SIZE = 5_000;

/** Writes the outcomes that differ from the published ones, and the chain from where it differs. */
export class StepWriter {
  private readonly counts: OpenCounts = { tournaments: 0, ratingChanges: 0, awards: 0, entitlements: 0 };
  private lot: Lot;
  private writing: Promise<void> = Promise.resolve();
  /** Row ids of the tournaments of which something new is published. */
  private readonly opened: number[] = [];

  private constructor(
    private readonly client: PoolClient,
    private readonly run: number,
    private readonly players: PlayerNumbers,
    readonly fresh: FreshTables,
    private readonly isRewriting: boolean,
    private readonly tallies: CareerTallies | null,
  ) {
    this.lot = this.openLot();
  }

  /**
   * @param isRewriting whether rows that do not differ are written again
   * @param isRefresh where nothing is published yet, a refresh loads everything into fresh tables; for the first
   * tournament alone they would cost more than they save
   * @param isWhole whether all of history is replayed
   * @param openings the ratings that were brought in
   */
  static async open(
    client: PoolClient,
    run: number,
    players: PlayerNumbers,
    {
      isRefresh,
      isRewriting,
      isWhole,
      openings,
    }: {
      readonly isRefresh: boolean;
      readonly isRewriting: boolean;
      readonly isWhole: boolean;
      readonly openings: readonly OpenedRating[];
    },
  ): Promise<StepWriter> {
    const isFirst = isRefresh && (await isNothingPublished(client));
    const fresh = await FreshTables.create(client, isFirst ? LONG_TABLES : []);
    // After a rollback to nothing, a refresh may include only a part of history: that part is then everything.
    const tallies = isWhole || isFirst ? new CareerTallies(players, openings) : null;
    return new StepWriter(client, run, players, fresh, isRewriting, tallies);
  }

  /** Takes steps in the order of history. It writes them in lots, while the next ones are computed. */
  async write(steps: readonly PublishedStep[]): Promise<void> {
    for (const step of steps) this.lot.add(step);
    if (this.lot.size >= LOT_SIZE) await this.beginLot();
    // The computation gives the connections no time otherwise, and PostgreSQL would wait.
    await setImmediate();
  }

  /**
   * Writes the ratings at the end of history. This comes last, since fresh tables take their places then.
   *
   * @param gone row ids of published tournaments that history no longer takes in
   */
  async finish(state: HistoryState, gone: readonly number[]): Promise<PublishedCounts> {
    const { client, run, players, fresh, tallies, opened } = this;
    await this.beginLot();
    await this.writing;
    await this.close(gone);
    const target = { run, players, everybody: tallies !== null, table: fresh.nameOf('ratings') };
    const moved = await writeRatings(client, target, state);
    if (tallies === null) await moveBoards(client, { run, moved, opened });
    else if (!fresh.isFilling) await remakeBoards(client, { run, state, players, tallies });
    else {
      await loadBoards(client, fresh, { run, state, players, tallies });
      await fresh.replaceOld();
    }
    return this.counts;
  }

  /** Stores how far the weeks have moved ratings, after {@link finish}. */
  async keepMovers(publishedAt: Date): Promise<void> {
    const { client, run, tallies, opened } = this;
    await keepMovers(client, { run, publishedAt, opened: tallies === null ? opened : null });
  }

  /** Waits until nothing is being written any more, even after an error. */
  async settled(): Promise<void> {
    await Promise.allSettled([this.writing]);
  }

  private openLot(): Lot {
    const { run, players, counts, isRewriting, tallies } = this;
    return new Lot({ run, players, isRewriting, tallies }, counts);
  }

  /** Waits for the lot before, and begins to write this one. */
  private async beginLot(): Promise<void> {
    const { lot } = this;
    this.lot = this.openLot();
    this.opened.push(...lot.opened);
    await this.writing;
    this.writing = lot.write(this.client, this.fresh);
    // The code that awaits it gets the error; until then nothing handles it.
    this.writing.catch(() => undefined);
  }

  private async close(tournamentRowIds: readonly number[]): Promise<void> {
    await closeTournaments(this.client, this.run, tournamentRowIds);
    await unlinkTournaments(this.client, tournamentRowIds);
    this.counts.tournaments += tournamentRowIds.length;
  }
}

async function isNothingPublished(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query(`(select from outcomes limit 1) union all (select from ratings limit 1)`);
  return rows.length === 0;
}
