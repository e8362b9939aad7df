import { say } from '@quadrant/rules/message';
import {
  type ChosenReadings,
  type Finding,
  handleOf,
  placeByElimination,
  type EntryIndex,
  type TournamentReport,
  finding,
} from '@quadrant/rules/tournament';
import { winnerOf } from '../results.js';
import { computeSwissStage } from '../standings.js';

// @row 158
/**
 * The final confrontation is one more game of the best two. 000, appendix A only asks who won it; that it is for these
 * two stands in 001, II.A.iii. Needs a report that can be scored.
 */
export function validateConfrontation(report: TournamentReport, readings: ChosenReadings = {}): Finding[] {
  const { finalConfrontation } = report;
  if (finalConfrontation === null) return [];
  const { order } = computeSwissStage(report, '', readings);
  const placed = placeByElimination(report, order, winnerOf);

  /** A toss, which may have fallen otherwise, does not keep anybody from being one of the two. */
  const isAmongBest = (entry: EntryIndex): boolean =>
    placed.separations.slice(2, placed.entries.indexOf(entry) + 1).every(({ by }) => by === 'coin-toss');

  return finalConfrontation.players.flatMap((player, side) => {
    if (isAmongBest(player)) return [];
    const place = placed.entries.indexOf(player) + 1;
    const message = say`${handleOf(report, player)} plays the final confrontation, but was in place ${place} before it.`;
    const advice = say`Check its players and the results; the best two play it, and its winner wins the tournament.`;
    return [finding('confrontation-not-of-best-two', `/finalConfrontation/players/${side}`, message, advice)];
  });
}
