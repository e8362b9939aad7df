import { GameUnpacker } from './packed-games.js';

/** Rated games that each entry won and tied; the others were lost. */
export interface GameTally {
  readonly wins: Uint16Array;
  readonly ties: Uint16Array;
}

const unpacker = new GameUnpacker();

/** These bits tell which results the games of a pod's round had for an entry. */
const LOST = 1;
const TIED = 2;

/**
 * Counts the results of the rated games of one tournament for its entries. A modified win is a win; a tie and a
 * modified tie are ties (Organized Play Guide 4.2, section 3: the score of a game is 1, 0.5 or 0).
 *
 * A round of a pod is one rated game, as the rating counts it. The player who is ahead of all others wins it, those who
 * share the lead tie it, and the others lose it. We chose this rule.
 *
 * @param games packed (`packGames`)
 */
export function tallyGames(games: Uint8Array, entries: number): GameTally {
  const wins = new Uint16Array(entries);
  const ties = new Uint16Array(entries);
  const pods = new Map<number, number>();
  const { length, one, other, step, score, share } = unpacker.unpack(games);
  const count = (entry: number, own: number, round: number | null) => {
    if (round !== null) {
      const was = own === 1 ? 0 : own === 0.5 ? TIED : LOST;
      pods.set(round, (pods.get(round) ?? 0) | was);
    } else if (own === 1) wins[entry]! += 1;
    else if (own === 0.5) ties[entry]! += 1;
  };
  for (let game = 0; game < length; game++) {
    const [first, second] = [one[game]!, other[game]!];
    const start = share[game]! < 1 ? step[game]! * entries : null;
    count(first, score[game]!, start === null ? null : start + first);
    count(second, 1 - score[game]!, start === null ? null : start + second);
  }
  for (const [round, was] of pods) {
    if (was === 0) wins[round % entries]! += 1;
    else if (was === TIED) ties[round % entries]! += 1;
  }
  return { wins, ties };
}
