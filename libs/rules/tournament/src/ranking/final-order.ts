import type { EntryIndex } from '../report.js';
import type { DecidedBy, Standing } from '../standing.js';

/** What set a player apart from the one above them. */
export interface Separation {
  readonly by: DecidedBy;
  /**
   * The lower, the earlier the rule is asked: of several separations between two players the lowest is what parts them.
   */
  readonly depth: number;
}

/**
 * A final order under construction: `separations[i]` set `entries[i]` apart from the one above them; index 0 is unused.
 */
export interface FinalOrder {
  readonly entries: readonly EntryIndex[];
  readonly separations: readonly Separation[];
}

/** Where each entry stands in an order: position by entry, -1 for one that is not in it. */
export function positionsOf(entries: readonly EntryIndex[], size: number): Int32Array {
  const positions = new Int32Array(size).fill(-1);
  entries.forEach((entry, position) => {
    positions[entry] = position;
  });
  return positions;
}

/**
 * The same players in another order. Neighbours that `decides` speaks for are parted by `reason`, which goes before
 * every rule asked so far; the others by what parted them before, so the new order must keep them in their old one.
 */
export function reorder(
  order: FinalOrder,
  entries: readonly EntryIndex[],
  reason: DecidedBy,
  decides: (upper: EntryIndex, lower: EntryIndex) => boolean,
): FinalOrder {
  const positions = positionsOf(order.entries, Math.max(0, ...order.entries) + 1);
  const first = Math.min(0, ...order.separations.map(({ depth }) => depth)) - 1;
  const separations = entries.map((lower, index): Separation => {
    const upper = entries[index - 1];
    if (upper === undefined || decides(upper, lower)) return { by: reason, depth: first };
    return separationBetween(order, positions[upper] ?? 0, positions[lower] ?? 0);
  });
  return { entries, separations };
}

/** What parts the players at two positions: the earliest rule among the separations between them. */
function separationBetween({ separations }: FinalOrder, upper: number, lower: number): Separation {
  return separations
    .slice(upper + 1, lower + 1)
    .reduce((earliest, each) => (each.depth < earliest.depth ? each : earliest));
}

/** For each position what set its player apart: from the one above, of the first from the one below. */
const decidedByAt = ({ separations }: FinalOrder, index: number): DecidedBy =>
  separations[Math.max(index, Math.min(1, separations.length - 1))]?.by ?? 'points';

type Column = Exclude<keyof Standing, 'entry' | 'place' | 'points' | 'decidedBy'>;

/** The numbers that a rule system shows, by entry. */
type Columns = { readonly points: ArrayLike<number> } & Readonly<Partial<Record<Column, ArrayLike<number>>>>;

/** The rows of a final order, places 1 to n; a column that is left out is null in each of them. */
export function standingsOf(order: FinalOrder, columns: Columns): Standing[] {
  const valueIn = (column: Column, entry: EntryIndex): number | null => columns[column]?.[entry] ?? null;
  return order.entries.map((entry, index) => ({
    entry,
    place: index + 1,
    points: columns.points[entry] ?? 0,
    strengthOfSchedule: valueIn('strengthOfSchedule', entry),
    extendedStrengthOfSchedule: valueIn('extendedStrengthOfSchedule', entry),
    differential: valueIn('differential', entry),
    cumulativeVictoryPoints: valueIn('cumulativeVictoryPoints', entry),
    roundsWon: valueIn('roundsWon', entry),
    decidedBy: decidedByAt(order, index),
  }));
}
