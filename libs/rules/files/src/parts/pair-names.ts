import { readMark } from '@quadrant/rules/names';
import { lookUpNames, onlyMeant } from './listed-names.js';

/** Names of two lists of the same people, paired as far as it is certain. */
export interface PairedNames {
  /** They are the ids of the players, by the index of their row; undefined for a row that is nobody of them. */
  readonly ids: readonly (string | undefined)[];
  /** It is the index of a row that was paired only since nobody else was left in both lists; null where there is none. */
  readonly lastPaired: number | null;
}

interface Named {
  readonly id: string;
  readonly name: string;
}

/**
 * Pairs the names of rows that a look-up did not find with the players that no row has. People write a name whole in one list
 * and short in the other: "Ciarán Dunne" and "Ciaran", "K. Sheehy" and "Kevin S.". A nickname in one list is the player who is
 * left over, where exactly one is left over in both.
 *
 * @param ids those that were found, by the index of the row
 */
export function pairNames(
  names: readonly string[],
  ids: readonly (string | undefined)[],
  players: readonly Named[],
): PairedNames {
  const paired = [...ids];
  // A mark such as "jun." says that another one of this name is not meant.
  const left = () => {
    const taken = new Set(paired);
    const rows = names.flatMap((name, index) =>
      paired[index] === undefined && name !== '' && readMark(name) === null ? [{ id: String(index), name }] : [],
    );
    return { rows, others: players.filter(({ id, name }) => !taken.has(id) && readMark(name) === null) };
  };
  for (const meetsBy of [meetsShort, () => meetsInitials]) {
    for (let isPairing = true; isPairing;) {
      const { rows, others } = left();
      if (rows.length * others.length > MOST_PAIRS) break;
      const meets = meetsBy(rows, others);
      const pairs = rows.flatMap((row) => {
        const meant = others.filter((player) => meets(row, player));
        const back = meant.length === 1 ? rows.filter((each) => meets(each, meant[0]!)) : [];
        return back.length === 1 ? [[Number(row.id), meant[0]!.id] as const] : [];
      });
      for (const [index, id] of pairs) paired[index] = id;
      isPairing = pairs.length > 0;
    }
  }
  const { rows, others } = left();
  const [row, player] = [rows[0], others[0]];
  const isLast =
    rows.length === 1 &&
    others.length === 1 &&
    mayBeOne(row!.name, player!.name, usualWords(players.map(({ name }) => name)));
  if (!isLast) return { ids: paired, lastPaired: null };
  paired[Number(row!.id)] = player!.id;
  return { ids: paired, lastPaired: Number(row!.id) };
}

type Meets = (row: Named, player: Named) => boolean;

/** Two hundred names in each list are compared in a second. */
const MOST_PAIRS = 40_000;

/** One of the two names is the only one that the other, short one can mean. */
function meetsShort(rows: readonly Named[], players: readonly Named[]): Meets {
  const [ofRows, ofPlayers] = [lookUpNames(rows), lookUpNames(players)];
  return (row, player) => onlyMeant(ofPlayers(row.name)) === player.id || onlyMeant(ofRows(player.name)) === row.id;
}

/** Each word of a name has the same initial as that of the other, and one of the two is an initial. */
const meetsInitials: Meets = (row, player) => {
  const [own, other] = [wordsOf(row.name), wordsOf(player.name)];
  return (
    own.length > 1 &&
    own.length === other.length &&
    own.every(
      (word, index) =>
        word.charAt(0) === other[index]!.charAt(0) &&
        (word === other[index] || word.length === 1 || other[index]!.length === 1),
    )
  );
};

const initialsOf = (name: string): string =>
  wordsOf(name)
    .map((word) => word.charAt(0))
    .join('');

const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .match(/[\p{L}\p{M}]+/gu) ?? [];

/** Two whole names that have nothing in common are two people; a name of a word, or with a word such as "big", may be a nickname. */
function mayBeOne(one: string, other: string, usual: number): boolean {
  const [own, others] = [wordsOf(one), wordsOf(other)];
  // "Keith H." and "Keano Hanlon" begin alike.
  const isAlike = [...own, ...others].some((word) => word.length === 1) && initialsOf(one) === initialsOf(other);
  const isNickname = (name: string): boolean =>
    (usual > 1 && wordsOf(name).length < 2) || /[\d_"“”]/u.test(name) || OF_NICKNAME.test(name);
  return (
    isAlike || isNickname(one) || isNickname(other) || own.some((word) => word.length > 2 && others.includes(word))
  );
}

/** Returns of how many words most names are. */
function usualWords(names: readonly string[]): number {
  const counts = names.map((name) => wordsOf(name).length).toSorted((one, other) => one - other);
  return counts[Math.floor(counts.length / 2)] ?? 0;
}

const OF_NICKNAME =
  /^(?:the|der|die|le|la|el|big|little|wee|old|young|mad|fat|tall|uncle|captain|capt|king|queen|lord|lady|mr|mrs|dr|doc|doctor|father|brother|sister|gross|kleine?) /iu;
