import type { EntryIndex } from '../report.js';
import type { DecidedBy, Standing } from '../standing.js';

/** The rule that separated a player from the one above them. */
export interface Separation {
  readonly by: DecidedBy;
  /** The separation with the lowest depth decides between two players, since its rule is applied earliest. */
  readonly depth: number;
}

/** A final order under construction: `separations[i]` separates `entries[i]` from the one above them; index 0 is unused. */
export interface FinalOrder {
  readonly entries: readonly EntryIndex[];
  readonly separations: readonly Separation[];
}

/** Returns the position of each entry in an order; -1 for one that is not in it. */
export function positionsOf(entries: readonly EntryIndex[], size: number): Int32Array {
  const positions = new Int32Array(size).fill(-1);
  entries.forEach((entry, position) => {
    positions[entry] = position;
  });
  return positions;
}

/**
 * Puts the same players into another order. Where `decides` is true for two neighbours, `reason` separates them, and it
 * comes before every rule used so far. All others keep their old separation, so they must keep their old order.
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

function separationBetween({ separations }: FinalOrder, upper: number, lower: number): Separation {
  return separations
    .slice(upper + 1, lower + 1)
    .reduce((earliest, each) => (each.depth < earliest.depth ? each : earliest));
}

/** Returns the rule that separated a player from the one above, or for the first player from the one below. */
const decidedByAt = ({ separations }: FinalOrder, index: number): DecidedBy =>
  separations[Math.max(index, Math.min(1, separations.length - 1))]?.by ?? 'points';

type Column = Exclude<keyof Standing, 'entry' | 'place' | 'points' | 'pointsAtLeast' | 'decidedBy' | 'stated'>;

/** The numbers that a rule system shows; the index is the entry. */
type Columns = { readonly points: ArrayLike<number> } & Readonly<Partial<Record<Column, ArrayLike<number>>>>;

/** Returns the rows of a final order with places 1 to n. A column that is left out is null in each row. */
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
