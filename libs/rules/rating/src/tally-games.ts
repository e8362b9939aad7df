import { GameUnpacker } from './packed-games.js';

/** Rated games that each entry won and tied; the others were lost. */
export interface GameTally {
  readonly wins: Uint16Array;
  readonly ties: Uint16Array;
}

const unpacker = new GameUnpacker();

/**
 * Counts what the rated games of one tournament were for its entries. A modified win is a win; a tie and a modified tie are
 * ties (Organized Play Guide 4.2, section 3: the score of a game is 1, 0.5 or 0).
 *
 * @param games packed (`packGames`)
 */
export function tallyGames(games: Uint8Array, entries: number): GameTally {
  const wins = new Uint16Array(entries);
  const ties = new Uint16Array(entries);
  const { length, one, other, score } = unpacker.unpack(games);
  for (let game = 0; game < length; game++) {
    const [first, second] = [one[game]!, other[game]!];
    if (score[game] === 0.5) {
      ties[first]! += 1;
      ties[second]! += 1;
    } else wins[score[game] === 1 ? first : second]! += 1;
  }
  return { wins, ties };
}
