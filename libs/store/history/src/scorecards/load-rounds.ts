import type { PoolClient } from 'pg';
import type {
  Basis,
  Ending,
  Game,
  IncompleteMatch,
  Inference,
  Match,
  Pod,
  Result,
  Round,
  Stage,
} from '@quadrant/rules/tournament';
import { askTogether } from '@quadrant/store/database';

type MatchRow = [
  submission: number,
  round: number,
  stage: Stage,
  a: number,
  b: number | null,
  result: Result | null,
  games: readonly Game[] | null,
  scoreA: number | null,
  scoreB: number | null,
  endedBy: Ending | null,
  differential: number | null,
  missions: Match['missions'],
  bonusExcluded: Match['bonusExcluded'],
  victoryConditionsDiffer: boolean,
  bestOf: number | null,
  number: number,
  basis: Basis | null,
  inferredBy: Inference | null,
];

type PodRow = [
  submission: number,
  round: number,
  stage: Stage,
  entries: number[],
  scores: number[],
  wentOut: number | null,
];

interface OpenRound extends Round {
  readonly matches: Match[];
  incomplete?: IncompleteMatch[];
  readonly pods: Pod[];
}

const MATCHES = `
  select submission_id, round, stage, entry_a, entry_b, result, games, score_a, score_b, ended_by, differential, missions,
    bonus_excluded, victory_conditions_differ, best_of, number, basis, inferred_by
  from matches where submission_id = any($1) order by submission_id, round, number`;

const PODS = `
  select submission_id, round, stage, entries, scores, went_out
  from pods where submission_id = any($1) order by submission_id, round, number`;

/** The rounds of submissions, by submission and in playing order. */
export async function loadRounds(
  client: PoolClient,
  submissionRowIds: readonly number[],
): Promise<Map<number, Round[]>> {
  const values = [submissionRowIds];
  const [matches, pods] = await askTogether(client, () =>
    Promise.all([
      client.query<MatchRow>({ rowMode: 'array', text: MATCHES, values }),
      client.query<PodRow>({ rowMode: 'array', text: PODS, values }),
    ]),
  );
  const rounds = new Map<number, Round[]>();
  for (const [id, rows] of groupBySubmission(matches.rows)) rounds.set(id, roundsOfMatches(rows));
  // All rounds of a report hold the same: its game is played in matches or in pods.
  for (const [id, rows] of groupBySubmission(pods.rows)) rounds.set(id, roundsOfPods(rows));
  return rounds;
}

/** Shared: most matches have no games. */
const NO_GAMES: readonly Game[] = [];

function roundsOfMatches(rows: readonly MatchRow[]): Round[] {
  const rounds: OpenRound[] = [];
  for (const row of rows) {
    const [, round, stage, a, b, result, games, scoreA, scoreB, endedBy, differential, missions] = row;
    const rest: Omit<Match, 'players' | 'inferred'> = {
      result,
      games: games ?? NO_GAMES,
      score: scoreA === null || scoreB === null ? null : [scoreA, scoreB],
      endedBy,
      differential,
      missions,
      bonusExcluded: row[12],
      victoryConditionsDiffer: row[13],
      bestOf: row[14],
    };
    const open = lastRound(rounds, round, stage);
    if (row[16] === 'unknown') {
      const isResultUnknown = result === null && games === null;
      (open.incomplete ??= []).push({ ...rest, players: [a, b], isResultUnknown, number: row[15] });
    } else {
      const inferred = row[17];
      open.matches.push({ ...rest, players: b === null ? [a] : [a, b], ...(inferred !== null && { inferred }) });
    }
  }
  return rounds;
}

function roundsOfPods(rows: readonly PodRow[]): Round[] {
  const rounds: OpenRound[] = [];
  for (const [, round, stage, players, scores, wentOut] of rows) {
    lastRound(rounds, round, stage).pods.push({ players, scores, wentOut });
  }
  return rounds;
}

/** Rows come in the order of rounds. */
function lastRound(rounds: OpenRound[], round: number, stage: Stage): OpenRound {
  const last = rounds.at(-1);
  if (last?.round === round) return last;
  const next = { round, stage, matches: [], pods: [] };
  rounds.push(next);
  return next;
}

/** Rows whose first column is the submission, by it and in their order. */
export function groupBySubmission<Row extends readonly [number, ...unknown[]]>(
  rows: readonly Row[],
): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(row[0]);
    if (group) group.push(row);
    else groups.set(row[0], [row]);
  }
  return groups;
}
