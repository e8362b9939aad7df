import type { EntryIndex, TournamentReport } from '../report.js';
import type { Standing } from '../standing.js';
import { fillCrosstable } from './crosstable.js';
import { placeByElimination } from './elimination.js';
import { reorder, type FinalOrder } from './final-order.js';
import { computeSwissOrder } from './swiss-order.js';
import { computeTally, type Tally } from './tally.js';

interface SwissStage {
  readonly tally: Tally;
  readonly order: FinalOrder;
}

/**
 * The final order of a two-player tournament: Swiss stage (000, 7.7), then the elimination stage (000, 10), then the final
 * confrontation (000, appendix A), then what the director placed himself (000, 12.4). Places are 1 to n, each once. The
 * numbers shown are those of the Swiss stage. `tournamentKey` seeds the tosses that nobody recorded.
 */
export function computeStandings(report: TournamentReport, tournamentKey: string): Standing[] {
  const { tally, order } = computeSwissStage(report, tournamentKey);
  const confronted = placeByConfrontation(report, placeByElimination(report, order));
  const { entries, separations } = placeByDirector(report, confronted);

  return entries.map((entry, index) => ({
    entry,
    place: index + 1,
    points: tally.victoryPoints[entry] ?? 0,
    strengthOfSchedule: tally.strengthOfSchedule[entry] ?? 0,
    differential: tally.differential[entry] ?? 0,
    cumulativeVictoryPoints: tally.cumulativeVictoryPoints[entry] ?? 0,
    decidedBy: separations[Math.max(index, Math.min(1, entries.length - 1))] ?? 'points',
  }));
}

/** The sums of the Swiss stage and the order that they give (000, 7.7). */
export function computeSwissStage(report: TournamentReport, tournamentKey: string): SwissStage {
  const table = fillCrosstable(report);
  const tally = computeTally(table);
  return { tally, order: computeSwissOrder(report, table, tally, tournamentKey) };
}

/** 000, appendix A: the winner of the final confrontation wins the tournament, whatever his score. */
function placeByConfrontation({ finalConfrontation }: TournamentReport, order: FinalOrder): FinalOrder {
  if (finalConfrontation === null) return order;
  const { winner } = finalConfrontation;
  const entries = [winner, ...order.entries.filter((entry) => entry !== winner)];
  return reorder(order, entries, 'final-confrontation', (upper) => upper === winner);
}

/** 000, 12.4: a format may leave places to the director. Whoever he does not name fills the places left, in the order so far. */
function placeByDirector({ places }: TournamentReport, order: FinalOrder): FinalOrder {
  if (places.length === 0) return order;
  const given = new Map<number, EntryIndex>(places.map(({ entry, place }) => [place, entry]));
  const named = new Set<EntryIndex>(given.values());
  const others = order.entries.filter((entry) => !named.has(entry));
  let next = 0;
  const entries = order.entries.map((_, index) => given.get(index + 1) ?? others[next++] ?? index);
  return reorder(order, entries, 'director', (upper, lower) => named.has(upper) || named.has(lower));
}
