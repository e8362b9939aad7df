import type { EntryIndex } from '../report.js';
import type { DecidedBy } from '../standing.js';

/** A final order under construction: `separations[i]` set `entries[i]` apart from the one above him; index 0 is unused. */
export interface FinalOrder {
  readonly entries: readonly EntryIndex[];
  readonly separations: readonly DecidedBy[];
}

/** Later rules before earlier ones. Head-to-head comes last: it only ever parts two neighbours that nothing else parted. */
const COARSEST_FIRST: readonly DecidedBy[] = [
  'director',
  'final-confrontation',
  'elimination',
  'points',
  'strength-of-schedule',
  'differential',
  'cumulative-victory-points',
  'director-toss',
  'coin-toss',
  'head-to-head',
];

/** What parts the players at two positions: the coarsest separation between them. */
function separationBetween(order: FinalOrder, upper: number, lower: number): DecidedBy {
  let coarsest = COARSEST_FIRST.length - 1;
  for (let position = upper + 1; position <= lower; position++) {
    const step = order.separations[position];
    if (step !== undefined) coarsest = Math.min(coarsest, COARSEST_FIRST.indexOf(step));
  }
  return COARSEST_FIRST[coarsest] ?? 'points';
}

/** Where each entry stands in an order: position by entry. */
export function positionsOf(entries: readonly EntryIndex[], size: number): Int32Array {
  const positions = new Int32Array(size).fill(-1);
  entries.forEach((entry, position) => {
    positions[entry] = position;
  });
  return positions;
}

/**
 * The same players in another order. Neighbours that `decides` speaks for are parted by `reason`; the others by what parted
 * them before, so the new order must keep them in their old one.
 */
export function reorder(
  order: FinalOrder,
  entries: readonly EntryIndex[],
  reason: DecidedBy,
  decides: (upper: EntryIndex, lower: EntryIndex) => boolean,
): FinalOrder {
  const positions = positionsOf(order.entries, order.entries.length);
  const separations = entries.map((lower, index): DecidedBy => {
    const upper = entries[index - 1];
    if (upper === undefined || decides(upper, lower)) return reason;
    return separationBetween(order, positions[upper] ?? 0, positions[lower] ?? 0);
  });
  return { entries, separations };
}
