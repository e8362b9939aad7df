import { findParticipants, reorder, type FinalOrder, type TournamentReport } from '@quadrant/rules/tournament';

// @row 68
// @reading no-shows-last
/**
 * Places everybody who played before every no-show: an entry with Missed Games only, or without any result. 000 does
 * not say this, so it is our reading: nobody can be beaten by a player who was not there. Seeds and the director's
 * own places give way to it. The other rule systems have no Missed Games.
 */
export function placeNoShowsLast(report: TournamentReport, order: FinalOrder): FinalOrder {
  const played = findParticipants(report);
  const isOrdered = order.entries.every((entry, index) => {
    const above = order.entries[index - 1];
    return above === undefined || (played[above] ?? 0) >= (played[entry] ?? 0);
  });
  if (isOrdered) return order;
  const entries = [...order.entries].sort((a, b) => (played[b] ?? 0) - (played[a] ?? 0));
  return reorder(order, entries, 'no-show', (upper, lower) => played[upper] !== played[lower]);
}
