import type { PoolClient } from 'pg';
import { ENGINE_VERSION, scoreReport, type Scoring } from '@quadrant/rules/history';
import { BinaryRows, copyBinary } from '@quadrant/store/database';
import { insertStandings } from './standings.js';
import { loadReports, type StoredReport } from './load-reports.js';
import { SCORECARD_COLUMNS, writeScorecard } from './scorecard-rows.js';

/** The rules of today cannot score this report. */
export class NotScored extends Error {
  constructor(
    readonly tournamentKey: string,
    readonly revision: number,
    name: string,
    cause: unknown,
  ) {
    super(`tournament ${tournamentKey} (${name}) could not be scored`, { cause });
  }
}

/**
 * Scores submissions again and replaces their scorecards. It writes a final order only where the rules now give another
 * one.
 *
 * @throws NotScored for the first that the rules cannot score; nothing is written then
 */
export async function rescore(client: PoolClient, submissionRowIds: readonly number[]): Promise<void> {
  if (submissionRowIds.length === 0) return;
  const scored = (await loadReports(client, submissionRowIds)).map((stored) => ({
    stored,
    scoring: scoreStored(stored),
  }));
  const { rows: before } = await client.query<{ submission_id: number; standings_sha256: Buffer }>(
    `delete from scorecards where submission_id = any($1) returning submission_id, standings_sha256`,
    [submissionRowIds],
  );
  const known = new Map(before.map((row) => [row.submission_id, row.standings_sha256]));
  const rows = new BinaryRows(SCORECARD_COLUMNS.length);
  for (const { stored, scoring } of scored) writeScorecard(rows, stored, scoring);
  await copyBinary(client, 'scorecards', SCORECARD_COLUMNS, rows.drain());

  const reordered = scored.filter(
    ({ stored, scoring }) => known.get(stored.submissionRowId)?.equals(scoring.scorecard.standingsSha256) !== true,
  );
  if (reordered.length === 0) return;
  await client.query(`delete from standings where submission_id = any($1)`, [
    reordered.map(({ stored }) => stored.submissionRowId),
  ]);
  await insertStandings(
    client,
    reordered.map(({ stored, scoring }) => [stored.submissionRowId, scoring.standings] as const),
  );
}

/** @throws NotScored when the rules cannot score it */
export function scoreStored({ report, key, revision, facts }: StoredReport): Scoring {
  try {
    return scoreReport(report, key, facts);
  } catch (cause) {
    throw new NotScored(key, revision, report.tournament.name, cause);
  }
}

/** Lists up to `limit` submissions that are or will be published and have no scorecard by today's rules. */
export async function listOutdated(client: PoolClient, limit: number): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `select s.id from tournaments t
       join submissions s on s.tournament_id = t.id
       left join outcomes o on o.submission_id = s.id and o.tournament_id = t.id
       left join scorecards c on c.submission_id = s.id
     where (s.revision = t.current_revision or o.submission_id is not null) and s.state <> 'failed'
       and c.engine_version is distinct from $1
     limit $2`,
    [ENGINE_VERSION, limit],
  );
  return rows.map(({ id }) => id);
}
