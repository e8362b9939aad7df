import { foldHandle } from './handle.js';
import type { EntryIndex, TournamentReport } from './report.js';

/**
 * Entries of a report in the order of their folded handles, also where a label stands for a handle by now; what
 * {@link TournamentReport.handleOrder} has to hold before a handle may change.
 */
export function orderByHandle({
  entries,
  handleOrder,
}: Pick<TournamentReport, 'entries' | 'handleOrder'>): readonly EntryIndex[] {
  if (handleOrder !== null) return handleOrder;
  const folded = entries.map(({ handle }, entry) => ({ entry, key: foldHandle(handle) }));
  return folded.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ entry }) => entry);
}
