/** Counts the letters to change, add, remove or swap with their neighbour to get from one word to the other. */
function slipsBetween(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      let least = Math.min(last[column - 1]! + (isSame ? 0 : 1), last[column]! + 1, current[column - 1]! + 1);
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwapped) least = Math.min(least, beforeLast[column - 2]! + 1);
      current.push(least);
    }
    [beforeLast, last] = [last, current];
  }
  return last[other.length]!;
}

/** No word of the language is as long, even with slips in it. */
const LONGEST_WORD = 60;

const lastPartOf = (word: string): string => word.slice(word.lastIndexOf('.') + 1);

/**
 * Returns the known word that was probably meant; null when more than a third of the letters would be wrong. Capitals
 * do not count. A word with the right last part under the wrong group, or under none, is near too.
 */
export function nearestWord<Word extends string>(written: string, known: readonly Word[]): Word | null {
  if (written.length > LONGEST_WORD) return null;
  const word = written.toLowerCase();
  let nearest: Word | null = null;
  let least = Math.max(1, Math.floor(word.length / 3)) + 0.5;
  for (const candidate of known) {
    const name = candidate.toLowerCase();
    const isOfOtherGroup = name.includes('.') && lastPartOf(name) === lastPartOf(word);
    // A right last part is nearer than several slips.
    const slips = Math.min(slipsBetween(word, name), isOfOtherGroup ? 1.5 : Infinity);
    if (slips >= least) continue;
    nearest = candidate;
    least = slips;
  }
  return nearest;
}

/** No name of a card is as long, even with slips in it. */
const LONGEST_NAME = 80;

/**
 * Returns the known name that was probably misspelt; null when more than one letter of six would be wrong, because
 * names of cards are alike more often than words of the language. Names are compared as written, so fold both before.
 */
export function nearestName(written: string, known: readonly string[]): string | null {
  if (written.length > LONGEST_NAME) return null;
  let nearest: string | null = null;
  let least = Math.max(1, Math.floor(written.length / 6)) + 0.5;
  for (const name of known) {
    if (Math.abs(name.length - written.length) >= least) continue;
    const slips = slipsBetween(written, name);
    if (slips === 0 || slips >= least) continue;
    nearest = name;
    least = slips;
  }
  return nearest;
}
