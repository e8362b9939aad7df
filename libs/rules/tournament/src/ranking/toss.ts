import { handleOf } from '../participants.js';
import { foldHandle } from '../handle.js';
import type { EntryIndex, TournamentReport } from '../report.js';
import { sha256 } from '../sha256.js';
import { positionsOf } from './final-order.js';

// @row 81, 250
/** A drawn order of players who are still tied after all other rules. */
export interface Toss {
  readonly entries: readonly EntryIndex[];
  readonly by: 'director-toss' | 'coin-toss';
}

/** Tosses that nobody recorded are drawn from this seed, or with this function. */
export type Lots = string | ((tied: readonly EntryIndex[]) => readonly EntryIndex[]);

// @reading coin-toss
/**
 * 000, 7.7, step 5: coin toss. The details are our choice. The director's own final order records the toss that was
 * made. When it does not name all of the tied players, they take the order of {@link drawLots}.
 *
 * @returns a function that draws the order of players who are tied in this report
 */
export function tossFor(report: TournamentReport, lots: Lots): (tied: readonly EntryIndex[]) => Toss {
  const recorded = positionsOf(report.standings ?? [], report.entries.length);
  const positionOf = (entry: EntryIndex) => recorded[entry] ?? -1;
  return (tied) => {
    if (tied.every((entry) => positionOf(entry) >= 0)) {
      return { entries: [...tied].sort((a, b) => positionOf(a) - positionOf(b)), by: 'director-toss' };
    }
    const entries = typeof lots === 'string' ? drawLots(report, lots, tied) : lots(tied);
    return { entries, by: 'coin-toss' };
  };
}

/**
 * Orders tied players by SHA-256 over the seed, all tied handles and their own handle. So the same tie always has the same
 * result, whatever the order of the document. When the report records that it was drawn before, that order is kept.
 *
 * @param from the tournament's seed (`TossSeed.seed`), or the key of a tournament without one
 */
export function drawLots(report: TournamentReport, from: string, tied: readonly EntryIndex[]): readonly EntryIndex[] {
  const before = report.tosses.find((toss) => toss.length === tied.length && tied.every((each) => toss.includes(each)));
  if (before !== undefined) return before;
  const drawn = tied.map((entry) => ({ entry, handle: foldHandle(handleOf(report, entry)) }));
  const handles = drawn.map(({ handle }) => handle).sort();
  const seed = sha256(JSON.stringify([from, ...handles]));
  const lots = drawn.map(({ entry, handle }) => ({ entry, lot: sha256(`${seed}\n${handle}`) }));
  lots.sort((a, b) => (a.lot < b.lot ? -1 : 1));
  return lots.map(({ entry }) => entry);
}
