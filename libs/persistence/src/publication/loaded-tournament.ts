import type { PoolClient } from 'pg';
import { findSeason, type LeagueSeason } from '@quadrant/league';
import type { HistoryPosition, TournamentInput } from '@quadrant/outcome';
import {
  localDateOf,
  type Ending,
  type Entry,
  type Match,
  type Result,
  type Round,
  type Stage,
  type TournamentHeader,
  type TournamentReport,
} from '@quadrant/tournament';

/** A stored tournament as the pure rooms take it. */
export interface LoadedTournament {
  readonly submissionId: number;
  readonly tournamentId: number;
  readonly revision: number;
  readonly position: HistoryPosition;
  readonly input: TournamentInput;
  /** Public id of the player behind each entry. */
  readonly publicIds: readonly string[];
  /** Whether readers see an outcome of this submission already. */
  readonly isPublished: boolean;
  /** Hash of the final order that is stored with the submission. */
  readonly standingsSha256: string;
}

type SubmissionRow = {
  id: number;
  tournament_id: number;
  revision: number;
  key: string;
  starts_at: Date;
  sha256: string;
  standings_sha256: string;
  lead_time_counts_as_met: boolean;
  is_published: boolean;
  header: TournamentHeader;
  closing: Pick<TournamentReport, 'finalConfrontation' | 'places' | 'standings'>;
};

type EntryRow = [
  submission: number,
  player: number,
  publicId: string,
  handle: string,
  seed: number | null,
  earnedByes: number[],
  headStart: number,
  droppedAfterRound: number | null,
];

type MatchRow = [
  submission: number,
  round: number,
  stage: Stage,
  a: number,
  b: number | null,
  result: Result,
  scoreA: number | null,
  scoreB: number | null,
  endedBy: Ending | null,
  differential: number | null,
  missions: Match['missions'],
];

/**
 * Reads submissions whole, in three queries however many they are. Deck facts stay behind: no outcome depends on them.
 *
 * @returns in the order of `submissionIds`
 */
export async function loadTournaments(
  client: PoolClient,
  submissionIds: readonly number[],
  seasons: readonly LeagueSeason[],
): Promise<LoadedTournament[]> {
  const submissions = await client.query<SubmissionRow>(
    `select s.id, s.tournament_id, s.revision, t.key, s.starts_at, encode(s.sha256, 'hex') as sha256,
        encode(s.standings_sha256, 'hex') as standings_sha256, s.lead_time_counts_as_met, s.header, s.closing,
        o.submission_id is not distinct from s.id as is_published
     from submissions s join tournaments t on t.id = s.tournament_id left join outcomes o on o.tournament_id = t.id
     where s.id = any($1)`,
    [submissionIds],
  );
  const entries = await client.query<EntryRow>({
    rowMode: 'array',
    text: `select e.submission_id, e.player_id, p.public_id, p.handle, e.seed, e.earned_byes, e.head_start, e.dropped_after_round
       from entries e join players p on p.id = e.player_id where e.submission_id = any($1) order by e.submission_id, e.number`,
    values: [submissionIds],
  });
  const matches = await client.query<MatchRow>({
    rowMode: 'array',
    text: `select submission_id, round, stage, entry_a, entry_b, result, score_a, score_b, ended_by, differential, missions
       from matches where submission_id = any($1) order by submission_id, round, number`,
    values: [submissionIds],
  });
  const entriesOf = groupBySubmission(entries.rows);
  const matchesOf = groupBySubmission(matches.rows);
  const byId = new Map(
    submissions.rows.map((row) => [
      row.id,
      assemble(row, entriesOf.get(row.id) ?? [], matchesOf.get(row.id) ?? [], seasons),
    ]),
  );
  return submissionIds.map((id) => byId.get(id)!);
}

function groupBySubmission<Row extends [number, ...unknown[]]>(rows: readonly Row[]): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(row[0]);
    if (group) group.push(row);
    else groups.set(row[0], [row]);
  }
  return groups;
}

function assemble(
  row: SubmissionRow,
  entries: readonly EntryRow[],
  matches: readonly MatchRow[],
  seasons: readonly LeagueSeason[],
): LoadedTournament {
  const { header, closing } = row;
  const report: TournamentReport = {
    tournament: header,
    entries: entries.map(toEntry),
    rounds: toRounds(matches),
    ...closing,
  };
  return {
    submissionId: row.id,
    tournamentId: row.tournament_id,
    revision: row.revision,
    position: { startsAt: row.starts_at.getTime(), key: row.key },
    publicIds: entries.map((each) => each[2]),
    isPublished: row.is_published,
    standingsSha256: row.standings_sha256,
    input: {
      key: row.key,
      report,
      players: entries.map((each) => each[1]),
      sha256: row.sha256,
      leadTimeCountsAsMet: row.lead_time_counts_as_met,
      leagueSeason: header.league === null ? null : findSeason(seasons, header.league, localDateOf(header.startsAt)),
    },
  };
}

function toEntry([, , , handle, seed, earnedByes, headStart, droppedAfterRound]: EntryRow): Entry {
  return {
    handle,
    name: null,
    country: null,
    region: null,
    seed,
    earnedByes,
    headStart,
    droppedAfterRound,
    deck: null,
  };
}

/** Rows come in the order of rounds. */
function toRounds(rows: readonly MatchRow[]): Round[] {
  const rounds: { round: number; stage: Stage; matches: Match[] }[] = [];
  for (const [, round, stage, a, b, result, scoreA, scoreB, endedBy, differential, missions] of rows) {
    let last = rounds.at(-1);
    if (last?.round !== round) {
      last = { round, stage, matches: [] };
      rounds.push(last);
    }
    last.matches.push({
      players: b === null ? [a] : [a, b],
      result,
      score: scoreA === null || scoreB === null ? null : [scoreA, scoreB],
      endedBy,
      differential,
      missions,
    });
  }
  return rounds;
}
