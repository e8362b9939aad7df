import type { FindingCode } from '@quadrant/rules/findings';
import { getRuleSystem } from '@quadrant/rules/systems';
import type { Finding, Match, Stage, TournamentHeader } from '@quadrant/rules/tournament';
import type { LiveState } from './live-state.js';

/**
 * These findings of the rule systems are about one result alone. The check of the report handles those that depend on
 * other rounds, players or the announcement.
 */
const ABOUT_ONE_RESULT: ReadonlySet<FindingCode> = new Set([
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
 * Returns the findings that the finished report would have about one result, as soon as it is entered. Notes are no
 * faults: the rules may allow a winner with the lower score.
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

/** Returns how many games a match has: as the bracket was published, if it was played in games. */
export const gamesOfMatch = ({ bestOf, games }: Match, { bracket }: LiveState, isOfBracket: boolean): number | null =>
  !isOfBracket || bracket === null || games.length === 0 ? bestOf : bracket.bestOf;

const PLACE = '/rounds/0/matches/0';

const NOBODY = {
  ...{ name: null, country: null, region: null, seed: null, earnedByes: [], headStart: 0 },
  ...{ droppedAfterRound: null, deck: null },
};

const NOTHING_ELSE = { finalConfrontation: null, places: [], standings: null, tosses: [], handleOrder: null };
