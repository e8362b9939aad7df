import {
  numbersOfMatches,
  type Basis,
  type IncompleteMatch,
  type Inference,
  type Match,
  type Round,
} from '@quadrant/rules/tournament';
import type { BinaryRows } from '@quadrant/store/database';
import type { PlacedReport } from './placed-report.js';

/** Columns of the table `matches`, as {@link writeMatches} writes them. */
export const MATCH_COLUMNS = [
  'submission_id',
  'round',
  'number',
  'stage',
  'entry_a',
  'entry_b',
  'result',
  'games',
  'score_a',
  'score_b',
  'ended_by',
  'differential',
  'missions',
  'bonus_excluded',
  'victory_conditions_differ',
  'best_of',
  'basis',
  'inferred_by',
];

/** Columns of the table `pods`, as {@link writePods} writes them. */
export const POD_COLUMNS = ['submission_id', 'round', 'number', 'stage', 'entries', 'scores', 'went_out'];

/** Adds the matches of a report, numbered as they stand in the document. */
export function writeMatches(rows: BinaryRows, { delivery, submissionRowId }: PlacedReport): void {
  for (const round of delivery.report.rounds) {
    const numbers = numbersOfMatches(round);
    round.matches.forEach((match, index) =>
      writeMatch(rows, match, { submissionRowId, round, number: numbers[index]! }),
    );
    for (const match of round.incomplete ?? [])
      writeMatch(rows, match, { submissionRowId, round, number: match.number });
  }
}

interface MatchPlace {
  readonly submissionRowId: number;
  readonly round: Round;
  readonly number: number;
}

function writeMatch(
  rows: BinaryRows,
  match: Match | IncompleteMatch,
  { submissionRowId, round: { round, stage }, number }: MatchPlace,
): void {
  const { players, result, games, score, missions } = match;
  rows.row().int4(submissionRowId).int2(round).int2(number).text(stage);
  rows
    .int2(players[0])
    .int2(players[1] ?? null)
    .text(result);
  // A match without a result is told by its games, also when it was given away before any; an unknown one by nothing.
  const isTold = !('isResultUnknown' in match && match.isResultUnknown);
  rows.jsonb(isTold && (result === null || games.length > 0) ? JSON.stringify(games) : null);
  rows
    .int4(score?.[0] ?? null)
    .int4(score?.[1] ?? null)
    .text(match.endedBy)
    .int4(match.differential);
  rows.jsonb(missions && JSON.stringify(missions)).int4Array(match.bonusExcluded);
  rows.bool(match.victoryConditionsDiffer).int2(match.bestOf);
  const inferred = 'isResultUnknown' in match ? undefined : match.inferred;
  rows.text('isResultUnknown' in match ? ('unknown' satisfies Basis) : basisOf(inferred));
  rows.text(inferred ?? null);
}

const basisOf = (inferred: Inference | undefined): Basis | null => (inferred === undefined ? null : 'inferred');

/** Adds the pods of a report, numbered as they stand in the document. */
export function writePods(rows: BinaryRows, { delivery, submissionRowId }: PlacedReport): void {
  for (const { round, stage, pods } of delivery.report.rounds) {
    for (const [number, { players, scores, wentOut }] of pods.entries()) {
      rows.row().int4(submissionRowId).int2(round).int2(number).text(stage);
      rows.int2Array(players).int4Array(scores).int2(wentOut);
    }
  }
}
