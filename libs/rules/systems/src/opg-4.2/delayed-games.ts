import type { EntryIndex } from '@quadrant/rules/tournament';
import type { OpgResult } from './results.js';

/** 000, 13.4. */
const PROVISIONAL_VICTORY_POINTS = 1;

// @row 140, 141
/**
 * Victory points to pair the next round by while games of this one are still to come: each player of a delayed game has
 * one more (000, 13.4), for the time being and for pairing only.
 *
 * @param victoryPoints by entry, without the delayed games
 */
export function provisionalPoints(
  victoryPoints: readonly number[],
  delayed: readonly (readonly [EntryIndex, EntryIndex])[],
): number[] {
  const points = [...victoryPoints];
  for (const player of delayed.flat()) points[player] = (points[player] ?? 0) + PROVISIONAL_VICTORY_POINTS;
  return points;
}

/**
 * What the two players of a game that was never finished are given (000, 13.5): who was responsible has a Missed Game
 * and their opponent a Bye; where it was neither, both, or nobody can tell (null), both have a Missed Game. Not playing a
 * lost game again makes responsible, too (13.6).
 */
export function incompleteGameResults(responsible: 0 | 1 | null): readonly [OpgResult, OpgResult] {
  if (responsible === null) return ['MG', 'MG'];
  return responsible === 0 ? ['MG', 'BYE'] : ['BYE', 'MG'];
}
