import { getRuleSystem } from '@quadrant/rules/systems';
import type { OutcomeWord, Result, Stage, TournamentHeader } from '@quadrant/rules/tournament';
import { findResultFaults } from './result-faults.js';
import { readMatch } from './told-result.js';

/** A result of a match together with how it ended, which the rules allow with some score. */
export interface WayToEnd {
  readonly outcome: OutcomeWord;
  readonly result: Result;
  /** It is null for a game that ended normally. */
  readonly endedBy: string | null;
}

/** One of these scores, or none, fits every result that can be entered. */
const SCORES: readonly (readonly [number, number] | null)[] = [
  ...([
    [100, 35],
    [35, 100],
    [60, 35],
    [35, 60],
    [50, 50],
    [0, 0],
  ] as const),
  null,
];

const PLAYERS = ['one', 'other'] as const;

// @row 49, 154
/**
 * Lists every result with its ending that a match of two players can have by the rules, so that forms offer nothing
 * else. The usual ending of each result comes first.
 *
 * @returns an empty list where matches are told game by game
 */
export function listWaysToEnd(header: TournamentHeader, stage: Stage): WayToEnd[] {
  const { outcomes, endings } = getRuleSystem(header.ruleSystem).recording;
  if (outcomes === null) return [];
  const endedBys = [null, ...endings.map((ending) => (ending === 'decked-command' ? 'decked' : ending))];
  return (Object.entries(outcomes) as [OutcomeWord, Result][]).flatMap(([outcome, result]) =>
    endedBys
      .filter((endedBy) => SCORES.some((score) => isAllowed(header, stage, { result, endedBy, score })))
      .map((endedBy) => ({ outcome, result, endedBy })),
  );
}

function isAllowed(
  header: TournamentHeader,
  stage: Stage,
  {
    endedBy,
    score,
    result,
  }: { readonly result: Result; readonly endedBy: string | null; readonly score: (typeof SCORES)[number] },
): boolean {
  const told = { result, ...(endedBy !== null && { endedBy }), ...(score !== null && { score }) };
  const read = readMatch(header, PLAYERS, told, stage);
  return 'told' in read && findResultFaults(header, PLAYERS, read.told, stage).length === 0;
}
