import type { SwitchValue } from '@quadrant/rules/policy';
import { EARNED_BYE, MISSED_GAME, NO_OPPONENT, type Crosstable } from './crosstable.js';
import { MOST_VICTORY_POINTS } from './results.js';

// @row 59, 61, 78, 144
/** The totals of the Swiss stage have one number for each entry. */
export interface Tally {
  readonly victoryPoints: Int32Array;
  readonly cumulativeVictoryPoints: Int32Array;
  readonly differential: Int32Array;
  readonly strengthOfSchedule: Int32Array;
}

/** Adds up the rows of the crosstable: victory points, their running totals, differential (000, 7.4) and strength of schedule. */
export function computeTally(table: Crosstable, missedGame: SwitchValue<'opg-missed-game'> = 'counts-zero'): Tally {
  const { entries, rounds } = table;
  const tally: Tally = {
    victoryPoints: new Int32Array(entries),
    cumulativeVictoryPoints: new Int32Array(entries),
    differential: new Int32Array(entries),
    strengthOfSchedule: new Int32Array(entries),
  };
  for (let entry = 0; entry < entries; entry++) {
    let points = 0;
    let cumulative = 0;
    let differential = 0;
    for (let cell = entry * rounds; cell < (entry + 1) * rounds; cell++) {
      points += table.victoryPoints[cell] ?? 0;
      // 000, 7.4.2: the sum of the running totals after each round.
      cumulative += points;
      differential += table.differentials[cell] ?? 0;
    }
    tally.victoryPoints[entry] = points;
    tally.cumulativeVictoryPoints[entry] = cumulative;
    tally.differential[entry] = differential;
  }
  for (let entry = 0; entry < entries; entry++) {
    tally.strengthOfSchedule[entry] = strengthOfSchedule(table, entry, tally.victoryPoints, missedGame);
  }
  return tally;
}

// @reading sos-missed-game, sos-earned-bye
/**
 * 000, Glossary "SoS": the opponents' final victory points, less the lowest of them. A Bye and a Missed Game count 0.
 * An Earned Bye counts the most that an opponent could have (7.5), which we read as four points in every Swiss round.
 */
function strengthOfSchedule(
  table: Crosstable,
  entry: number,
  victoryPoints: Int32Array,
  missedGame: SwitchValue<'opg-missed-game'>,
): number {
  let sum = 0;
  let lowest = Infinity;
  for (let cell = entry * table.rounds; cell < (entry + 1) * table.rounds; cell++) {
    const opponent = table.opponents[cell] ?? NO_OPPONENT;
    if (opponent === MISSED_GAME && missedGame === 'left-out') continue;
    let points = 0;
    if (opponent === EARNED_BYE) points = MOST_VICTORY_POINTS * table.rounds;
    else if (opponent >= 0) points = victoryPoints[opponent] ?? 0;
    sum += points;
    lowest = Math.min(lowest, points);
  }
  // Without any round there is no lowest value.
  return lowest === Infinity ? 0 : sum - lowest;
}
