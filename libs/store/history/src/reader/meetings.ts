import { GameUnpacker } from '@quadrant/rules/rating';
import { CATEGORIES, type Category } from '@quadrant/rules/tournament';

/** One rated game of a player. */
export interface MetOpponent {
  /** Row id, as whom the opponent counts. */
  readonly opponent: number;
  /** Points of the player, in halves: 0, 1 or 2. */
  readonly halves: number;
}

/** The row id of the opponent, the highest byte first, and the halves of a point. */
const WIDTH = 5;

const unpacker = new GameUnpacker();

/**
 * Whom each entry of a tournament met in its rated games, in their order, as it is kept beside the rating changes: whoever asks
 * for the opponents of a player then reads their games alone. In a round of a pod everybody meets everybody.
 *
 * @param games packed (`packGames`)
 * @param rowIds of the players as whom the entries count
 */
export function packMeetings(games: Uint8Array, rowIds: readonly number[]): Buffer[] {
  const { length, one, other, score } = unpacker.unpack(games);
  const counts = new Uint16Array(rowIds.length);
  for (let game = 0; game < length; game++) {
    counts[one[game]!]! += 1;
    counts[other[game]!]! += 1;
  }
  const met = Array.from(counts, (count) => Buffer.allocUnsafe(count * WIDTH));
  const ends = new Uint32Array(rowIds.length);
  const put = (entry: number, opponent: number, halves: number) => {
    const end = met[entry]!.writeUInt32BE(rowIds[opponent]!, ends[entry]);
    ends[entry] = met[entry]!.writeUInt8(halves, end);
  };
  for (let game = 0; game < length; game++) {
    const [first, second, halves] = [one[game]!, other[game]!, score[game]! * 2];
    put(first, second, halves);
    put(second, first, 2 - halves);
  }
  return met;
}

/** What {@link packMeetings} packed for an entry. */
export function unpackMeetings(met: Buffer): MetOpponent[] {
  const games: MetOpponent[] = [];
  for (let at = 0; at < met.length; at += WIDTH) {
    games.push({ opponent: met.readUInt32BE(at), halves: met.readUInt8(at + 4) });
  }
  return games;
}

/** The category whose changes keep the meetings of a tournament: every category that it counts in has the same games. */
export const categoryOfMeetings = (changes: readonly { readonly category: Category }[]): Category | null =>
  CATEGORIES.find((category) => changes.some((change) => change.category === category)) ?? null;
