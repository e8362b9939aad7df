import type { Side } from '@quadrant/rules/tournament';

// @row 244
/** The state of a table when time ends a game of the elimination stage. */
export interface TimedGame {
  readonly light: {
    /** The number of objectives in the victory pile, 0 to 2: a third one wins the game. */
    readonly objectives: number;
    /** All objectives of the Dark Side together have this damage. */
    readonly damage: number;
  };
  readonly dark: {
    /** The Death Star dial is 0 to 11: 12 wins the game. */
    readonly dial: number;
    /** All objectives of the Light Side together have this damage. */
    readonly damage: number;
  };
  /** This side has the Balance of the Force; one of the two always has it. */
  readonly force: Side;
}

/** 004, End of Double Elimination Rounds. */
export const OBJECTIVE_POINTS = 40;
export const DAMAGE_POINTS = 1;
export const FORCE_POINTS = 0.5;
export const DIAL_POINTS: readonly { readonly from: number; readonly to: number; readonly points: number }[] = [
  { from: 0, to: 3, points: 0 },
  { from: 4, to: 7, points: 40 },
  { from: 8, to: 11, points: 80 },
];

/** 004, End of Game: so many destroyed objectives win for the Light Side at once. */
const OBJECTIVES_TO_WIN = 3;

/**
 * Returns both scores and the winner by them (004, End of Double Elimination Rounds). The half point of the Force
 * prevents ties. Games of the final are untimed; Swiss games are drawn when time is called.
 *
 * @throws RangeError for numbers that are not whole, below 0, or that would have ended the game before
 */
export function scoreOnTime({ light, dark, force }: TimedGame): {
  readonly light: number;
  readonly dark: number;
  readonly winner: Side;
} {
  const dialRow = DIAL_POINTS.find(({ from, to }) => from <= dark.dial && dark.dial <= to);
  const numbers = [light.objectives, light.damage, dark.dial, dark.damage];
  if (dialRow === undefined || light.objectives >= OBJECTIVES_TO_WIN || !numbers.every(isCount)) {
    throw new RangeError(`No game stands like this when time is called: ${JSON.stringify({ light, dark })}.`);
  }
  const forceOf = (side: Side) => (force === side ? FORCE_POINTS : 0);
  const lightScore = light.objectives * OBJECTIVE_POINTS + light.damage * DAMAGE_POINTS + forceOf('light');
  const darkScore = dialRow.points + dark.damage * DAMAGE_POINTS + forceOf('dark');
  return { light: lightScore, dark: darkScore, winner: lightScore > darkScore ? 'light' : 'dark' };
}

const isCount = (number: number): boolean => Number.isSafeInteger(number) && number >= 0;
