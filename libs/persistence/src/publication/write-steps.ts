import type { PoolClient } from 'pg';
import { copyRows, hexLiteral } from '../copy-rows.js';
import { insertStandings } from '../standings.js';
import {
  closeTournaments,
  insertAwards,
  insertOutcomes,
  insertRatingChanges,
  type PublishedStep,
} from './outcome-rows.js';

/** Rows that a publication wrote. */
export interface PublishedCounts {
  readonly tournaments: number;
  readonly ratingChanges: number;
  readonly awards: number;
}

interface PublishedRow {
  readonly submission_id: number;
  readonly input_sha256: string;
  readonly outcome_sha256: string;
  readonly chain_sha256: string | null;
}

/** Writes the outcomes that differ from the published ones, and the chain from where it differs. */
export async function writeSteps(
  client: PoolClient,
  run: number,
  steps: readonly PublishedStep[],
): Promise<PublishedCounts> {
  const published = await loadPublished(client, steps);
  const changed = steps.filter(({ tournament, step }) => {
    const row = published.get(tournament.tournamentRowId);
    return (
      row?.submission_id !== tournament.submissionRowId ||
      row.input_sha256 !== step.inputSha256 ||
      row.outcome_sha256 !== step.outcomeSha256
    );
  });
  await closeTournaments(
    client,
    run,
    changed.map(({ tournament }) => tournament.tournamentRowId).filter((id) => published.has(id)),
  );
  await insertOutcomes(client, run, changed);
  const ratingChanges = await insertRatingChanges(client, run, changed);
  const awards = await insertAwards(client, run, changed);
  await rebuildStandings(client, changed);
  await rewriteChain(
    client,
    steps.filter(
      ({ tournament, step }) => published.get(tournament.tournamentRowId)?.chain_sha256 !== step.chainSha256,
    ),
  );
  return { tournaments: changed.length, ratingChanges, awards };
}

async function loadPublished(client: PoolClient, steps: readonly PublishedStep[]): Promise<Map<number, PublishedRow>> {
  const { rows } = await client.query<PublishedRow & { tournament_id: number }>(
    `select tournament_id, o.submission_id, encode(o.input_sha256, 'hex') as input_sha256,
        encode(o.outcome_sha256, 'hex') as outcome_sha256, encode(h.sha256, 'hex') as chain_sha256
     from outcomes o left join history_chain h using (tournament_id) where tournament_id = any($1)`,
    [steps.map(({ tournament }) => tournament.tournamentRowId)],
  );
  return new Map(rows.map((row) => [row.tournament_id, row]));
}

/** Closes what is published of every tournament that has none of the submissions; gives how many those were. */
export async function closeMissingTournaments(
  client: PoolClient,
  run: number,
  submissionRowIds: readonly number[],
): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `select o.tournament_id as id from outcomes o
     where not exists (
       select from submissions s where s.tournament_id = o.tournament_id and s.id = any($1))`,
    [submissionRowIds],
  );
  const ids = rows.map(({ id }) => id);
  await closeTournaments(client, run, ids);
  if (ids.length > 0) await client.query(`delete from history_chain where tournament_id = any($1)`, [ids]);
  return ids.length;
}

/** A revision's final order is stored when it is accepted; it is written again only when the rules now give another. */
async function rebuildStandings(client: PoolClient, steps: readonly PublishedStep[]): Promise<void> {
  const differing = steps.filter(({ tournament, step }) => step.standingsSha256 !== tournament.standingsSha256);
  if (differing.length === 0) return;
  const ids = differing.map(({ tournament }) => tournament.submissionRowId);
  await client.query(`delete from standings where submission_id = any($1)`, [ids]);
  await insertStandings(
    client,
    differing.map(({ tournament, step }) => [tournament.submissionRowId, step.outcome.standings] as const),
  );
  await client.query(
    `update submissions s set standings_sha256 = decode(fresh.sha256, 'hex')
     from unnest($1::integer[], $2::text[]) as fresh (id, sha256) where s.id = fresh.id`,
    [ids, differing.map(({ step }) => step.standingsSha256)],
  );
}

async function rewriteChain(client: PoolClient, steps: readonly PublishedStep[]): Promise<void> {
  if (steps.length === 0) return;
  await client.query(`delete from history_chain where tournament_id = any($1)`, [
    steps.map(({ tournament }) => tournament.tournamentRowId),
  ]);
  const rows = steps.map(({ tournament, step }) => [tournament.tournamentRowId, hexLiteral(step.chainSha256)]);
  await copyRows(client, 'history_chain', ['tournament_id', 'sha256'], rows);
}

/** A superseded revision that a live run replays stays superseded. */
export async function markProcessed(client: PoolClient, submissionRowIds: readonly number[]): Promise<void> {
  await client.query(
    `update submissions set state = 'processed', state_reason = null
     where id = any($1) and state in ('accepted', 'awaiting-refresh', 'failed')`,
    [submissionRowIds],
  );
}
