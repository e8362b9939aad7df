import type { PoolClient } from 'pg';
import { foldHandle } from '@quadrant/rules/tournament';
import { unpackEntries } from '@quadrant/store/history';
import type { ManualAwardRefusal } from './manual-award.js';

/** A report of a tournament that is published, or about to be. */
interface LiveReport {
  readonly submissionRowId: number;
  readonly league: string | null;
  readonly localDate: string;
  readonly participants: number;
  readonly placings: Buffer;
}

/** Somebody who took part in a tournament of a league. */
interface Participant {
  /** Public id under which they played. */
  readonly player: string;
  /** Local calendar dates, both included, on which the tournament stands: by one report or another. */
  readonly from: string;
  readonly to: string;
}

/** @param handle any that leads to them: former ones, and those of whoever counts as them, too */
export async function findParticipant(
  client: PoolClient,
  league: string,
  tournament: string,
  handle: string,
): Promise<Participant | ManualAwardRefusal> {
  const reports = await listLiveReports(client, tournament);
  if (reports.length === 0) return { kind: 'award-tournament-unknown' };
  const ofLeague = reports.filter((report) => report.league === league);
  if (ofLeague.length === 0) return { kind: 'award-not-of-league' };
  for (const report of ofLeague) {
    const player = await findInReport(client, report, handle);
    if (player !== null) return { player, ...daysOf(ofLeague) };
  }
  return { kind: 'award-player-unknown' };
}

/** The days of a tournament, for whoever takes back what was given there; null for one that counts for nothing any more. */
export async function findDays(client: PoolClient, tournament: string): Promise<{ from: string; to: string } | null> {
  const reports = await listLiveReports(client, tournament);
  return reports.length === 0 ? null : daysOf(reports);
}

/** The one that is due before the one that is published. */
async function listLiveReports(client: PoolClient, tournament: string): Promise<LiveReport[]> {
  const { rows } = await client.query<LiveReport>(
    `select c.submission_id as "submissionRowId", c.league, c.local_date::text as "localDate", c.participants, c.placings
     from tournaments t join scorecards c on c.tournament_id = t.id
       left join outcomes o on o.submission_id = c.submission_id
     where t.key = $1 and (c.revision = t.due_revision or o.submission_id is not null) order by c.revision desc`,
    [tournament],
  );
  return rows;
}

function daysOf(reports: readonly LiveReport[]): { from: string; to: string } {
  const dates = reports.map(({ localDate }) => localDate).sort();
  return { from: dates[0]!, to: dates.at(-1)! };
}

/** Whoever only missed games took no part. */
async function findInReport(
  client: PoolClient,
  { submissionRowId, participants, placings }: LiveReport,
  handle: string,
): Promise<string | null> {
  const { rows } = await client.query<{ player: string }>(
    `select p.public_id as player from entries e join players p on p.id = e.player_id
       join shown_players s on s.id = p.counts_as
     where e.submission_id = $1 and e.number = any($2) and (s.id = find_shown_player($3) or s.handle_key = $3)`,
    [submissionRowId, unpackEntries(placings).slice(0, participants), foldHandle(handle)],
  );
  return rows[0]?.player ?? null;
}
