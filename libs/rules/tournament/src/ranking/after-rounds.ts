import type { EntryIndex, TournamentReport } from '../report.js';
import { reorder, type FinalOrder } from './final-order.js';

// @row 123, 158
/** 000, appendix A; 001, II.A.iii: the winner of the final confrontation wins the tournament, whatever their score. */
export function placeByConfrontation({ finalConfrontation }: TournamentReport, order: FinalOrder): FinalOrder {
  if (finalConfrontation === null) return order;
  const { winner } = finalConfrontation;
  const entries = [winner, ...order.entries.filter((entry) => entry !== winner)];
  return reorder(order, entries, 'final-confrontation', (upper) => upper === winner);
}

/**
 * 000, 12.4: a format may leave places to the director. Players without such a place fill the remaining places in their
 * current order.
 */
export function placeByDirector({ places }: TournamentReport, order: FinalOrder): FinalOrder {
  if (places.length === 0) return order;
  const given = new Map<number, EntryIndex>(places.map(({ entry, place }) => [place, entry]));
  const named = new Set<EntryIndex>(given.values());
  const others = order.entries.filter((entry) => !named.has(entry));
  let next = 0;
  const entries = order.entries.map((_, index) => given.get(index + 1) ?? others[next++] ?? index);
  return reorder(order, entries, 'director', (upper, lower) => named.has(upper) || named.has(lower));
}
