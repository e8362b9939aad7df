import { type Text, say } from '@quadrant/rules/message';

/** Letters to change, add or remove to get from one word to the other; stops counting above `most`. */
function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const change = (previous[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1);
      current.push(Math.min(change, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[other.length] ?? most + 1;
}

/** The known word that somebody probably meant, as the end of a message; empty when none is near. */
export function didYouMean(word: string, known: Iterable<string>): Text {
  const written = word.toLowerCase();
  let best: string | null = null;
  // A third of the letters wrong, two at most: beyond that a guess confuses more than it helps.
  let most = Math.min(2, Math.floor(written.length / 3));
  for (const candidate of known) {
    const found = distance(written, candidate.toLowerCase(), most);
    if (found > most) continue;
    best = candidate;
    most = found - 1;
    if (most < 0) break;
  }
  return best === null ? '' : say` Did you mean ${best}?`;
}
