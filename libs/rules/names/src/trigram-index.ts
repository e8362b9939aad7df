import { wordsOf } from './normalise-name.js';

/** Texts are alike when they share at least this part of all trigrams that either has. */
const LEAST_SHARE = 0.3;

/** A trigram that more texts have tells little. Texts with only such trigrams are searched last. */
const COMMON = 2000;

/** No text has the trigram. */
const NOTHING: readonly number[] = [];

const NO_WORD = /[^\p{L}\p{N}]+/gu;

/**
 * Splits a text into groups of three letters, with two spaces before each word and one behind it. Both this and the
 * share of common trigrams follow PostgreSQL's pg_trgm.
 */
export function trigramsOf(text: string): Set<string> {
  const trigrams = new Set<string>();
  for (const word of wordsOf(text.replace(NO_WORD, ' ').trim())) {
    const padded = `  ${word} `;
    for (let at = 0; at < padded.length - 2; at++) trigrams.add(padded.slice(at, at + 3));
  }
  return trigrams;
}

/** Finds texts by their contents. Each has a number, and numbers start at 0, so that lists of them stay short. */
export class TrigramIndex {
  private readonly texts: (string | null)[] = [];
  /** It counts the trigrams of each text. */
  private readonly sizes: number[] = [];
  private readonly withTrigram = new Map<string, number[]>();
  private readonly withText = new Map<string, number[]>();
  /** The number of searched trigrams that each text has; all are 0 between lookups. */
  private shared = new Uint16Array(1024);

  /** @param number one that is not yet in the index */
  add(number: number, text: string): void {
    const trigrams = trigramsOf(text);
    this.texts[number] = text;
    this.sizes[number] = trigrams.size;
    for (const trigram of trigrams) append(this.withTrigram, trigram, number);
    append(this.withText, text, number);
    if (number >= this.shared.length) this.shared = new Uint16Array(2 * number);
  }

  /** Removes a text; its number must not be used again. */
  remove(number: number): void {
    this.texts[number] = null;
  }

  /** @param end numbers from this one on are left out */
  findEqual(text: string, end = Infinity): readonly number[] {
    return this.those(this.withText.get(text) ?? NOTHING, end);
  }

  /** Returns the numbers of texts that begin with `first` and have a later word that begins with `last`, the shortest first. */
  findBeginning(first: string, last: string, most: number, end = Infinity): number[] {
    // No list for a beginning of the word is shorter than the shortest list of its trigrams.
    const starts = Array.from({ length: last.length + 1 }, (_, at) => `  ${last}`.slice(at, at + 3)).filter(
      ({ length }) => length === 3,
    );
    const lists = starts.map((trigram) => this.withTrigram.get(trigram) ?? NOTHING);
    const shortest = lists.reduce((one, other) => (other.length < one.length ? other : one));
    const behind = ` ${last}`;
    const lengthOf = (number: number) => this.texts[number]!.length;
    return this.those(shortest, end)
      .filter((number) => this.texts[number]!.startsWith(first) && this.texts[number]!.includes(behind, first.length))
      .sort((a, b) => lengthOf(a) - lengthOf(b) || a - b)
      .slice(0, most);
  }

  /** Returns the numbers of the texts that are alike, the most similar first. */
  findAlike(text: string, most: number, end = Infinity): number[] {
    const lists = Array.from(trigramsOf(text), (trigram) => this.withTrigram.get(trigram) ?? NOTHING);
    const rare = lists.filter(({ length }) => length <= COMMON);
    const common = lists.filter(({ length }) => length > COMMON);
    if (rare.length > 0 && common.length > 0) {
      // Texts that have only the common trigrams share at most this much with the text.
      const bound = common.length / lists.length;
      const alike = this.rank(this.count(rare, common), lists.length, { most, end });
      if (bound < LEAST_SHARE || (alike.length === most && alike.at(-1)!.share > bound)) return numbersOf(alike);
    }
    return numbersOf(this.rank(this.count(lists, []), lists.length, { most, end }));
  }

  /** Counts in `shared` how many lists each text of `lists` is in, `besides` included. @returns these texts */
  private count(lists: readonly (readonly number[])[], besides: readonly (readonly number[])[]): number[] {
    const { shared } = this;
    const touched: number[] = [];
    for (const list of lists) {
      for (const number of list) {
        if (shared[number] === 0) touched.push(number);
        shared[number]! += 1;
      }
    }
    for (const list of besides) {
      for (const number of list) if (shared[number] !== 0) shared[number]! += 1;
    }
    return touched;
  }

  /** Returns the most similar of the counted texts, and sets their counts back to 0. */
  private rank(
    touched: readonly number[],
    trigrams: number,
    { most, end }: { readonly most: number; readonly end: number },
  ): Alike[] {
    const { texts, sizes, shared } = this;
    const alike: Alike[] = [];
    let last: Alike = { number: Infinity, share: LEAST_SHARE };
    for (const number of touched) {
      const share = shared[number]! / (sizes[number]! + trigrams - shared[number]!);
      shared[number] = 0;
      if (share < last.share || (share === last.share && number > last.number)) continue;
      if (texts[number] === null || number >= end) continue;
      insert(alike, { number, share });
      if (alike.length <= most) continue;
      alike.pop();
      last = alike.at(-1)!;
    }
    return alike;
  }

  private those(numbers: readonly number[], end: number): number[] {
    return numbers.filter((number) => this.texts[number] !== null && number < end);
  }
}

const numbersOf = (alike: readonly Alike[]): number[] => alike.map(({ number }) => number);

interface Alike {
  readonly number: number;
  readonly share: number;
}

/** Inserts a text by similarity, then by the lowest number. The list stays short, so moving entries is faster than sorting. */
function insert(alike: Alike[], text: Alike): void {
  let place = alike.length;
  alike.push(text);
  for (; place > 0; place--) {
    const before = alike[place - 1]!;
    if (before.share > text.share || (before.share === text.share && before.number < text.number)) break;
    alike[place] = before;
  }
  alike[place] = text;
}

function append(lists: Map<string, number[]>, key: string, number: number): void {
  const list = lists.get(key);
  if (list) list.push(number);
  else lists.set(key, [number]);
}
