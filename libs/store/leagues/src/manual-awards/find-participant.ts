import type { PoolClient } from 'pg';
import {
  daysOfReports,
  findManualParticipant,
  type LiveReport,
  type Participant,
  type ParticipantRefusal,
} from '@quadrant/rules/leagues';
import { foldHandle } from '@quadrant/rules/tournament';
import { unpackEntries } from '@quadrant/store/history';

type StoredReport = Pick<LiveReport, 'league' | 'localDate'> & {
  readonly submissionRowId: number;
  readonly participants: number;
  readonly placings: Buffer;
};

/** @param handle any that leads to them: former ones, and those of whoever counts as them, too */
export async function findParticipant(
  client: PoolClient,
  league: string,
  tournament: string,
  handle: string,
): Promise<Participant | ParticipantRefusal> {
  const reports: LiveReport[] = [];
  for (const report of await listLiveReports(client, tournament)) {
    reports.push({ ...report, player: await findInReport(client, report, handle) });
  }
  return findManualParticipant(league, reports);
}

/** Returns the days of a tournament, for taking back an award that was given there; null when it no longer counts. */
export async function findDays(client: PoolClient, tournament: string): Promise<{ from: string; to: string } | null> {
  const reports = await listLiveReports(client, tournament);
  return reports.length === 0 ? null : daysOfReports(reports);
}

/** Lists the reports of a tournament, the due one before the published one. */
async function listLiveReports(client: PoolClient, tournament: string): Promise<StoredReport[]> {
  const { rows } = await client.query<StoredReport>(
    `select c.submission_id as "submissionRowId", c.league, c.local_date::text as "localDate", c.participants, c.placings
     from tournaments t join scorecards c on c.tournament_id = t.id
       left join outcomes o on o.submission_id = c.submission_id
     where t.key = $1 and (c.revision = t.due_revision or o.submission_id is not null) order by c.revision desc`,
    [tournament],
  );
  return rows;
}

/** A player who only missed games did not take part. */
async function findInReport(
  client: PoolClient,
  { submissionRowId, participants, placings }: StoredReport,
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
