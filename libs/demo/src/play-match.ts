import { CURRENT_RULE_SYSTEM, hasPods } from '@quadrant/rules/systems';
import type { Plan } from './calendar.js';
import type { Dice } from './dice.js';
import type { Person } from './people.js';

export type TwoPlayerGame = Exclude<Plan['game'], 'tribbles'>;

/** Tells whether a game of the demo is played two by two. */
export const isForTwo = (game: Plan['game']): game is TwoPlayerGame =>
  !hasPods({ ruleSystem: CURRENT_RULE_SYSTEM, game });

/** A match as a `quadrant/1` document has it, between two players. */
export interface PlayedMatch {
  readonly players: readonly [string, string];
  readonly result: 'FW' | 'FL' | 'MW' | 'ML' | 'TT';
  readonly score?: readonly [number, number];
  readonly endedBy: 'normal' | 'time' | 'concession';
}

/** Scores come in steps of five. */
const five = (dice: Dice, least: number, most: number): number => 5 * dice.between(least / 5, most / 5);

/** The points of winner and loser. In 1E points may be lost, and a last mission often takes the winner past 100. */
const FULL_WINS: Readonly<Record<TwoPlayerGame, (dice: Dice) => readonly [number, number]>> = {
  '1e': (dice) => [five(dice, 100, 125), five(dice, -10, 95)],
  '2e': (dice) => [100, five(dice, 0, 95)],
};

/** Plays one game: the stronger player wins more often, some run out of time, a few are conceded. */
export function playMatch(
  dice: Dice,
  game: TwoPlayerGame,
  first: Person,
  second: Person,
  needsWinner = false,
): PlayedMatch {
  const firstWins = dice.chance(1 / (1 + Math.exp(1.1 * (second.skill - first.skill))));
  const players = [first.handle, second.handle] as const;
  if (!needsWinner && dice.chance(0.03)) {
    const score = five(dice, 30, 90);
    return { players, result: 'TT', score: [score, score], endedBy: 'time' };
  }
  if (dice.chance(0.03)) return { players, result: firstWins ? 'FW' : 'FL', endedBy: 'concession' };
  const inOrder = (winner: number, loser: number) =>
    firstWins ? ([winner, loser] as const) : ([loser, winner] as const);
  if (dice.chance(0.12)) {
    const winner = five(dice, 40, 95);
    const score = inOrder(winner, five(dice, 0, winner - 5));
    return { players, result: firstWins ? 'MW' : 'ML', score, endedBy: 'time' };
  }
  const score = inOrder(...FULL_WINS[game](dice));
  return { players, result: firstWins ? 'FW' : 'FL', score, endedBy: 'normal' };
}
