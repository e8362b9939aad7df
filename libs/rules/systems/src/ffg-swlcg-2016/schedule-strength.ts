import type { SwitchValue } from '@quadrant/rules/policy';
import type { Tally } from './tally.js';

// @row 248, 249
// @reading ffg-repeated-opponent
/** These are the second and third tiebreaker of each entry; they are 0 for an entry without opponents. */
export interface ScheduleStrength {
  readonly strengthOfSchedule: Float64Array;
  readonly extendedStrengthOfSchedule: Float64Array;
}

/**
 * 004, Tiebreakers: strength of schedule is the mean, over the opponents, of their tournament points by the rounds that
 * they have played; the extended one is the mean of the opponents' own. 004 does not say whether an opponent met twice
 * counts twice. They do here: the tools that printed such tournaments count each meeting, as opg-4.2 does. Sums of
 * doubles depend on their order and would separate players who are tied. So the sums are whole numbers over one common
 * denominator of all players. A single division at the end gives the doubles.
 */
export function scheduleStrength(
  { points, roundsPlayed, opponents }: Tally,
  repeated: SwitchValue<'ffg-repeated-opponent'> = 'each-meeting',
): ScheduleStrength {
  const counted = repeated === 'once' ? opponents.map((each) => [...new Set(each)]) : opponents;
  const perRound = commonMultiple(roundsPlayed);
  const perOpponent = commonMultiple(counted.map(({ length }) => length));

  const meanOfOpponents = (values: readonly bigint[]): bigint[] =>
    counted.map((met) => {
      let sum = 0n;
      for (const opponent of met) sum += values[opponent] ?? 0n;
      return met.length === 0 ? 0n : sum * (perOpponent / BigInt(met.length));
    });

  const average = Array.from(points, (own, entry) => {
    const rounds = roundsPlayed[entry] ?? 0;
    return rounds === 0 ? 0n : BigInt(own) * (perRound / BigInt(rounds));
  });
  const strength = meanOfOpponents(average);
  const extended = meanOfOpponents(strength);
  return {
    strengthOfSchedule: divide(strength, perRound * perOpponent),
    extendedStrengthOfSchedule: divide(extended, perRound * perOpponent * perOpponent),
  };
}

const divide = (numerators: readonly bigint[], denominator: bigint): Float64Array =>
  Float64Array.from(numerators, (numerator) => Number(numerator) / Number(denominator));

/** Returns the least common multiple of the numbers that are not 0; 1 without any. */
function commonMultiple(numbers: Iterable<number>): bigint {
  let multiple = 1n;
  for (const number of new Set(numbers)) {
    if (number !== 0) multiple *= BigInt(number) / greatestDivisor(multiple, BigInt(number));
  }
  return multiple;
}

const greatestDivisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : greatestDivisor(b, a % b));
