import type { PoolClient } from 'pg';
import type { AnnouncedFacts, ScoringFacts } from '@quadrant/rules/history';
import type { Switches } from '@quadrant/rules/policy';
import type { Deck, Entry, Level, Round, TournamentHeader, TournamentReport } from '@quadrant/rules/tournament';
import { askTogether } from '@quadrant/store/database';
import { loadPolicies } from '../rulings/load-rulings.js';
import { groupBySubmission, loadRounds } from './load-rounds.js';
import type { ScoredSubmission } from './scorecard-rows.js';

/** A stored report with everything that scoring it asks for. */
export interface StoredReport extends ScoredSubmission {
  readonly key: string;
  readonly report: TournamentReport;
  readonly facts: ScoringFacts;
}

type Closing = Pick<
  TournamentReport,
  | 'finalConfrontation'
  | 'places'
  | 'standings'
  | 'tosses'
  | 'handleOrder'
  | 'record'
  | 'statedStandings'
  | 'participants'
  | 'roundsInferred'
  | 'inferredRated'
>;

type SubmissionRow = {
  id: number;
  tournament_id: number;
  revision: number;
  key: string;
  sha256: Buffer;
  lead_time_counts_as_met: boolean;
  announced: AnnouncedFacts | null;
  level: Level | null;
  rated_override: boolean | null;
  league_set: string | null;
  toss_seed: string | null;
  header: TournamentHeader;
  closing: Omit<Closing, 'tosses' | 'handleOrder'> & Partial<Closing>;
};

type EntryRow = [
  submission: number,
  player: number,
  handle: string,
  seed: number | null,
  earnedByes: number[],
  headStart: number,
  droppedAfterRound: number | null,
  deck: Deck | null,
];

/** SQL: what stands in place of the league that a submission s of a tournament t names; empty: none; null: its own word. */
export const SETTLED_LEAGUE = `coalesce(t.league_override, case when s.held_league then '' end)`;

const SUBMISSIONS = `
  select s.id, s.tournament_id, s.revision, t.key, s.sha256, s.lead_time_counts_as_met, s.announced,
    coalesce(t.level_override, s.held_level) as level, t.rated_override, ${SETTLED_LEAGUE} as league_set,
    encode(t.toss_seed, 'hex') as toss_seed, s.header, s.closing
  from submissions s join tournaments t on t.id = s.tournament_id where s.id = any($1)`;

const ENTRIES = `
  select e.submission_id, e.player_id, e.handle, e.seed, e.earned_byes, e.head_start, e.dropped_after_round, e.deck
  from entries e where e.submission_id = any($1) order by e.submission_id, e.number`;

/**
 * Reads submissions whole, in one exchange however many they are.
 *
 * @param switches by which they are to be scored, in place of those that are in force
 * @returns in the order of `submissionRowIds`
 */
export async function loadReports(
  client: PoolClient,
  submissionRowIds: readonly number[],
  switches: Switches | null = null,
): Promise<StoredReport[]> {
  const [scoredBy, submissions, entries, rounds] = await askTogether(client, () =>
    Promise.all([
      switches ?? loadPolicies(client).then((policies) => policies.switches),
      client.query<SubmissionRow>(SUBMISSIONS, [submissionRowIds]),
      client.query<EntryRow>({ rowMode: 'array', text: ENTRIES, values: [submissionRowIds] }),
      loadRounds(client, submissionRowIds),
    ]),
  );
  const entriesOf = groupBySubmission(entries.rows);
  const byId = new Map(
    submissions.rows.map((row) => [
      row.id,
      assemble(row, entriesOf.get(row.id) ?? [], rounds.get(row.id) ?? [], scoredBy),
    ]),
  );
  return submissionRowIds.map((id) => byId.get(id)!);
}

function assemble(
  row: SubmissionRow,
  entries: readonly EntryRow[],
  rounds: readonly Round[],
  switches: Switches,
): StoredReport {
  return {
    submissionRowId: row.id,
    tournamentRowId: row.tournament_id,
    revision: row.revision,
    players: entries.map((each) => each[1]),
    key: row.key,
    report: {
      tournament: row.header,
      entries: entries.map(toEntry),
      rounds,
      tosses: [],
      handleOrder: null,
      ...row.closing,
    },
    facts: {
      sha256: row.sha256,
      leadTimeCountsAsMet: row.lead_time_counts_as_met,
      announced: row.announced,
      level: row.level,
      rated: row.rated_override,
      league: row.league_set,
      tossSeed: row.toss_seed,
      switches,
    },
  };
}

function toEntry([, , handle, seed, earnedByes, headStart, droppedAfterRound, deck]: EntryRow): Entry {
  return {
    handle,
    name: null,
    country: null,
    region: null,
    seed,
    earnedByes,
    headStart,
    droppedAfterRound,
    deck,
  };
}
