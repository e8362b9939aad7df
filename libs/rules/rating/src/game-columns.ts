import type { RatedGame } from '@quadrant/rules/tournament';

/**
 * Games as columns, in playing order. Only the first `length` of each column count, so that a caller may fill the same
 * columns again. `one` and `other` are indexes into the ratings that the games are rated on, whether those are the
 * entries of a tournament or all players of a track; the rest is as in {@link RatedGame}.
 */
export interface GameColumns {
  readonly length: number;
  readonly one: Int32Array;
  readonly other: Int32Array;
  /** The score of `one` is 1, 0.5 or 0; `other` has the rest of 1. */
  readonly score: Float64Array;
  readonly share: Float64Array;
  readonly step: Int32Array;
  /** It is 1 for a modified win, otherwise 0. */
  readonly modified: Uint8Array;
}

/** Returns columns with room for so many games. All of them count until the caller sets a lower `length`. */
export const emptyColumns = (room: number): GameColumns & { length: number } => ({
  length: room,
  one: new Int32Array(room),
  other: new Int32Array(room),
  score: new Float64Array(room),
  share: new Float64Array(room),
  step: new Int32Array(room),
  modified: new Uint8Array(room),
});

/** Writes the games of one tournament as columns, with its entries as players. */
export function gameColumns(games: readonly RatedGame[]): GameColumns {
  const length = games.length;
  const columns = emptyColumns(length);
  for (let game = 0; game < length; game++) {
    const { players, score, share, step, modified } = games[game]!;
    columns.one[game] = players[0];
    columns.other[game] = players[1];
    columns.score[game] = score;
    columns.share[game] = share;
    columns.step[game] = step;
    columns.modified[game] = modified ? 1 : 0;
  }
  return columns;
}

/**
 * Returns the index of the first game after the step of game `first`, whose games are rated on the same ratings. It is
 * the end when the whole tournament is rated at once.
 */
export function endOfStep({ length, step }: GameColumns, first: number, update: 'per-game' | 'per-event'): number {
  if (update === 'per-event') return length;
  let end = first + 1;
  while (end < length && step[end] === step[first]) end++;
  return end;
}
