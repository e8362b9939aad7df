import type { EntryIndex, Match, TournamentReport } from '@quadrant/rules/tournament';
import { differentialCap, differentialOf } from './differential.js';
import { mirrored, resultOf, victoryPointsOf } from './results.js';

// @row 69, 77
/** These numbers replace an opponent: a bye; an Earned Bye; a Missed Game or no row at all. */
export const NO_OPPONENT = -1;
export const EARNED_BYE = -2;
export const MISSED_GAME = -3;

/**
 * The Swiss stage with one row of cells for each entry. The index of a cell is `entry * rounds + round`; rounds are
 * counted from 0 in playing order.
 */
export interface Crosstable {
  readonly entries: number;
  readonly rounds: number;
  /** The value is the opponent's entry, `NO_OPPONENT`, `EARNED_BYE` or `MISSED_GAME`. */
  readonly opponents: Int32Array;
  readonly victoryPoints: Uint8Array;
  readonly differentials: Int32Array;
}

/** 000, 7.5: a player without a row in a round has missed it and has 0 victory points, as every cell has at first. */
export function fillCrosstable(report: TournamentReport): Crosstable {
  const swiss = report.rounds.filter(({ stage }) => stage === 'swiss').sort((a, b) => a.round - b.round);
  const entries = report.entries.length;
  const rounds = swiss.length;
  const table: Crosstable = {
    entries,
    rounds,
    opponents: new Int32Array(entries * rounds).fill(MISSED_GAME),
    victoryPoints: new Uint8Array(entries * rounds),
    differentials: new Int32Array(entries * rounds),
  };
  const cap = differentialCap(report.tournament.rules);
  swiss.forEach(({ matches }, round) => {
    for (const match of matches) enter(table, round, match, differentialOf(match, cap));
  });
  return table;
}

function enter(table: Crosstable, round: number, match: Match, differential: number): void {
  const [first, second] = match.players;
  const result = resultOf(match);
  const cell = first * table.rounds + round;
  table.victoryPoints[cell] = victoryPointsOf(result);
  table.differentials[cell] = differential;
  if (second === undefined) {
    if (result !== 'MG') table.opponents[cell] = result === 'EARNED_BYE' ? EARNED_BYE : NO_OPPONENT;
    return;
  }
  const opposite = second * table.rounds + round;
  table.victoryPoints[opposite] = victoryPointsOf(mirrored(result));
  table.differentials[opposite] = -differential;
  table.opponents[cell] = second;
  table.opponents[opposite] = first;
}

// @reading two-meetings
/**
 * 000, 7.7 and Glossary "Head-to-Head": returns a number above 0 when `a` beat `b`, below 0 when `b` beat `a`, and 0
 * when they tied or never met. If two players met more than once against the rules, their wins over each other are
 * counted. That is our choice, because the source has one game only.
 */
export function headToHead(table: Crosstable, a: EntryIndex, b: EntryIndex): number {
  let wins = 0;
  for (let round = 0; round < table.rounds; round++) {
    const cell = a * table.rounds + round;
    if (table.opponents[cell] !== b) continue;
    const own = table.victoryPoints[cell] ?? 0;
    const others = table.victoryPoints[b * table.rounds + round] ?? 0;
    wins += Math.sign(own - others);
  }
  return wins;
}
