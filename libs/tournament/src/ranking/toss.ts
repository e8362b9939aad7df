import { hash } from 'node:crypto';
import { handleOf } from '../handle-of.js';
import { foldHandle } from '../handle.js';
import type { EntryIndex, TournamentReport } from '../report.js';
import { positionsOf } from './final-order.js';

const sha256 = (text: string): string => hash('sha256', text, 'hex');

/** A drawn order of players whom nothing else parts. */
export interface Toss {
  readonly entries: readonly EntryIndex[];
  readonly by: 'director-toss' | 'coin-toss';
}

/**
 * 000, 7.7, step 5: coin toss. Ours to define: the director's own final order holds the toss that was made; when it
 * does not name all of the tied players, they take the order of SHA-256 over the tournament key, all tied handles and
 * their own handle, so that the same tie always falls the same way, whatever the order of the document.
 *
 * @returns what draws the order of players who are tied in this report
 */
export function tossFor(report: TournamentReport, tournamentKey: string): (tied: readonly EntryIndex[]) => Toss {
  const recorded = positionsOf(report.standings ?? [], report.entries.length);
  const positionOf = (entry: EntryIndex) => recorded[entry] ?? -1;
  return (tied) => {
    if (tied.every((entry) => positionOf(entry) >= 0)) {
      return { entries: [...tied].sort((a, b) => positionOf(a) - positionOf(b)), by: 'director-toss' };
    }
    const drawn = tied.map((entry) => ({ entry, handle: foldHandle(handleOf(report, entry)) }));
    const handles = drawn.map(({ handle }) => handle).sort();
    const seed = sha256(JSON.stringify([tournamentKey, ...handles]));
    const lots = drawn.map(({ entry, handle }) => ({ entry, lot: sha256(`${seed}\n${handle}`) }));
    lots.sort((a, b) => (a.lot < b.lot ? -1 : 1));
    return { entries: lots.map(({ entry }) => entry), by: 'coin-toss' };
  };
}
