import { getRuleSystem } from '@quadrant/rules/systems';
import type { Finding, Match, RULE_FINDINGS, Stage, TournamentHeader } from '@quadrant/rules/tournament';
import type { LiveState } from './live-state.js';

/**
 * Findings of the rule systems about one result alone. What depends on other rounds, players or the announcement is left to the check of
 * the report.
 */
const ABOUT_ONE_RESULT: ReadonlySet<string> = new Set<keyof typeof RULE_FINDINGS>([
  'modified-win-behind',
  'tie-with-unequal-scores',
  'score-out-of-range',
  'full-win-below-100',
  'full-win-below-cap',
  'modified-win-of-100',
  'true-tie-ended-normally',
  'forfeit-counts-as-played',
  'tie-with-different-conditions',
  'ending-not-of-rule-system',
  'ending-against-result',
  'missions-against-result',
  'differential-beyond-cap',
  'differential-against-result',
  'same-side-twice',
  'too-many-games',
  'games-against-best-of',
  'no-game-played',
  'split-in-elimination',
  'elimination-without-winner',
]);

// @row 60, 64, 65
/**
 * What the check of the finished report would say against one result, as soon as it is entered. Notes are no faults: a winner with the lower
 * score is one where the rules allow it.
 *
 * @param match its players are in the order of `handles`
 */
export function findResultFaults(
  header: TournamentHeader,
  handles: readonly [string, string],
  match: Match,
  stage: Stage,
): readonly Finding[] {
  const entries = handles.map((handle) => ({ ...NOBODY, handle }));
  const rounds = [{ round: 1, stage, matches: [{ ...match, players: [0, 1] as const }], pods: [] }];
  const said = getRuleSystem(header.ruleSystem).validate({ ...NOTHING_ELSE, tournament: header, entries, rounds });
  return said
    .filter(({ severity, code, pointer }) => {
      return severity !== 'note' && ABOUT_ONE_RESULT.has(code) && pointer.startsWith(PLACE);
    })
    .map((finding) => ({ ...finding, pointer: finding.pointer.slice(PLACE.length) }));
}

/** How many games a match has: as the bracket was published, where it was played in games. */
export const gamesOfMatch = ({ bestOf, games }: Match, { bracket }: LiveState, isOfBracket: boolean): number | null =>
  !isOfBracket || bracket === null || games.length === 0 ? bestOf : bracket.bestOf;

const PLACE = '/rounds/0/matches/0';

const NOBODY = {
  ...{ name: null, country: null, region: null, seed: null, earnedByes: [], headStart: 0 },
  ...{ droppedAfterRound: null, deck: null },
};

const NOTHING_ELSE = { finalConfrontation: null, places: [], standings: null, tosses: [], handleOrder: null };
