import type { PoolClient } from 'pg';
import { findSeason, type LeagueSeason } from '@quadrant/league';
import type { HistoryPosition, TournamentInput } from '@quadrant/outcome';
import {
  localDateOf,
  type Entry,
  type Round,
  type TournamentHeader,
  type TournamentReport,
} from '@quadrant/tournament';
import { groupBySubmission } from './group-by-submission.js';
import { loadRounds } from './load-rounds.js';

/** A stored tournament as the pure rooms take it. Row ids stay in this room: outside, a tournament is its key. */
export interface LoadedTournament {
  readonly submissionRowId: number;
  readonly tournamentRowId: number;
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

/**
 * Reads submissions whole, in four queries however many they are. Deck facts stay behind: no outcome depends on them.
 *
 * @returns in the order of `submissionRowIds`
 */
export async function loadTournaments(
  client: PoolClient,
  submissionRowIds: readonly number[],
  seasons: readonly LeagueSeason[],
): Promise<LoadedTournament[]> {
  const submissions = await client.query<SubmissionRow>(
    `select s.id, s.tournament_id, s.revision, t.key, s.starts_at, encode(s.sha256, 'hex') as sha256,
        encode(s.standings_sha256, 'hex') as standings_sha256, s.lead_time_counts_as_met, s.header, s.closing,
        o.submission_id is not distinct from s.id as is_published
     from submissions s join tournaments t on t.id = s.tournament_id left join outcomes o on o.tournament_id = t.id
     where s.id = any($1)`,
    [submissionRowIds],
  );
  const entries = await client.query<EntryRow>({
    rowMode: 'array',
    text: `select e.submission_id, e.player_id, p.public_id, p.handle, e.seed, e.earned_byes, e.head_start, e.dropped_after_round
       from entries e join players p on p.id = e.player_id where e.submission_id = any($1) order by e.submission_id, e.number`,
    values: [submissionRowIds],
  });
  const rounds = await loadRounds(client, submissionRowIds);
  const entriesOf = groupBySubmission(entries.rows);
  const byId = new Map(
    submissions.rows.map((row) => [
      row.id,
      assemble(row, entriesOf.get(row.id) ?? [], rounds.get(row.id) ?? [], seasons),
    ]),
  );
  return submissionRowIds.map((id) => byId.get(id)!);
}

function assemble(
  row: SubmissionRow,
  entries: readonly EntryRow[],
  rounds: readonly Round[],
  seasons: readonly LeagueSeason[],
): LoadedTournament {
  const { header, closing } = row;
  const report: TournamentReport = {
    tournament: header,
    entries: entries.map(toEntry),
    rounds,
    ...closing,
  };
  return {
    submissionRowId: row.id,
    tournamentRowId: row.tournament_id,
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
