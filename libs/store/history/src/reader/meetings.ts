import { GameUnpacker } from '@quadrant/rules/rating';
import { CATEGORIES, type Category } from '@quadrant/rules/tournament';

export interface MetOpponent {
  /** The row id of the player that the opponent counts as. */
  readonly opponent: number;
  /** The player's points in halves: they are 0, 1 or 2. */
  readonly halves: number;
}

/** A meeting takes four bytes for the row id of the opponent, highest byte first, and one for the halves of a point. */
const WIDTH = 5;

const unpacker = new GameUnpacker();

/**
 * Packs the opponents of each entry in its rated games, in their order. They are stored beside the rating changes, so
 * that a query for a player's opponents reads only their games. In a round of a pod everybody meets everybody.
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

/** Unpacks the result of {@link packMeetings} for one entry. */
export function unpackMeetings(met: Buffer): MetOpponent[] {
  const games: MetOpponent[] = [];
  for (let at = 0; at < met.length; at += WIDTH) {
    games.push({ opponent: met.readUInt32BE(at), halves: met.readUInt8(at + 4) });
  }
  return games;
}

/**
 * Returns the category whose changes hold the meetings of a tournament: all categories in which it counts have the same
 * games.
 */
export const categoryOfMeetings = (changes: readonly { readonly category: Category }[]): Category | null =>
  CATEGORIES.find((category) => changes.some((change) => change.category === category)) ?? null;
