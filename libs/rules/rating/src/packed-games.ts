import type { RatedGame } from '@quadrant/rules/tournament';
import { emptyColumns, type GameColumns } from './game-columns.js';

/**
 * Rated games as eight bytes each, the form in which they are stored: two entries and a step of two bytes (the lower one
 * first), a byte for the score in halves with 4 for a modified win, and a byte for the divisor of the share.
 */
const WIDTH = 8;
const MODIFIED = 4;
const LARGEST = 0xffff;
const LARGEST_DIVISOR = 0xff;

/** How many games these bytes hold. */
export const countPackedGames = (bytes: Uint8Array): number => bytes.length / WIDTH;

/** @throws RangeError for what has no place in the form: a score other than 1, 0.5 or 0, a share that is no part of 1 in up to 255 */
export function packGames(games: readonly RatedGame[]): Uint8Array {
  const bytes = new Uint8Array(games.length * WIDTH);
  const view = new DataView(bytes.buffer);
  games.forEach(({ players: [one, other], score, share, step, modified }, index) => {
    const halves = score * 2;
    const divisor = Math.round(1 / share);
    const isScore = halves === 0 || halves === 1 || halves === 2;
    const isShare = divisor <= LARGEST_DIVISOR && 1 / divisor === share;
    const isStorable = isScore && isShare && Math.max(one, other, step) <= LARGEST;
    if (!isStorable) throw new RangeError(`No rated game: score ${score}, share ${share}, step ${step}.`);
    const at = index * WIDTH;
    view.setUint16(at, one, true);
    view.setUint16(at + 2, other, true);
    view.setUint16(at + 4, step, true);
    bytes[at + 6] = halves | (modified ? MODIFIED : 0);
    bytes[at + 7] = divisor;
  });
  return bytes;
}

/**
 * Unpacks what {@link packGames} packed, into columns that are used again: what one call gives is gone with the next. A
 * long history would otherwise make six arrays for every tournament.
 */
export class GameUnpacker {
  private columns = emptyColumns(64);

  unpack(bytes: Uint8Array): GameColumns {
    const length = countPackedGames(bytes);
    if (length > this.columns.one.length) this.columns = emptyColumns(length * 2);
    const { one, other, step, score, modified, share } = this.columns;
    for (let game = 0, at = 0; game < length; game++, at += WIDTH) {
      one[game] = bytes[at]! | (bytes[at + 1]! << 8);
      other[game] = bytes[at + 2]! | (bytes[at + 3]! << 8);
      step[game] = bytes[at + 4]! | (bytes[at + 5]! << 8);
      score[game] = (bytes[at + 6]! & 3) / 2;
      modified[game] = bytes[at + 6]! >> 2;
      share[game] = 1 / bytes[at + 7]!;
    }
    this.columns.length = length;
    return this.columns;
  }
}
