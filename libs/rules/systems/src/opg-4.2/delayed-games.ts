import type { EntryIndex } from '@quadrant/rules/tournament';
import type { OpgResult } from './results.js';

/** 000, 13.4. */
const PROVISIONAL_VICTORY_POINTS = 1;

// @row 140, 141
/**
 * Returns the victory points for pairing the next round while games of this one are delayed. Each player of a delayed
 * game has one more (000, 13.4), for pairing only.
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
 * Returns the results of the two players of a game that was never finished (000, 13.5). The responsible player has a
 * Missed Game and their opponent a Bye. If `responsible` is null (neither, both, or unknown), both have a Missed
 * Game. A player who does not replay a lost game is responsible, too (13.6).
 */
export function incompleteGameResults(responsible: 0 | 1 | null): readonly [OpgResult, OpgResult] {
  if (responsible === null) return ['MG', 'MG'];
  return responsible === 0 ? ['MG', 'BYE'] : ['BYE', 'MG'];
}
