import { wordsOf } from './normalise-name.js';

/** Texts are alike from here on: what they share of the trigrams that either has. */
const LEAST_SHARE = 0.3;

/** A trigram of more texts than this tells little: texts with such trigrams alone are looked at last. */
const COMMON = 2000;

/** For trigrams that no text has. */
const NOTHING: readonly number[] = [];

const NO_WORD = /[^\p{L}\p{N}]+/gu;

/**
 * Groups of three letters of a text: two spaces go before each word, and one behind it. That and the share of them are what
 * PostgreSQL's pg_trgm makes of a text.
 */
export function trigramsOf(text: string): Set<string> {
  const trigrams = new Set<string>();
  for (const word of wordsOf(text.replace(NO_WORD, ' ').trim())) {
    const padded = `  ${word} `;
    for (let at = 0; at < padded.length - 2; at++) trigrams.add(padded.slice(at, at + 3));
  }
  return trigrams;
}

/** Texts by what is in them, each under a number. Numbers are given from 0 upwards, so that lists of them stay short. */
export class TrigramIndex {
  private readonly texts: (string | null)[] = [];
  /** Trigrams of each text. */
  private readonly sizes: number[] = [];
  private readonly withTrigram = new Map<string, number[]>();
  private readonly withText = new Map<string, number[]>();
  /** How many trigrams of what is looked for each text has; all 0 between lookups. */
  private shared = new Uint16Array(1024);

  /** @param number of no text that is in the index */
  add(number: number, text: string): void {
    const trigrams = trigramsOf(text);
    this.texts[number] = text;
    this.sizes[number] = trigrams.size;
    for (const trigram of trigrams) append(this.withTrigram, trigram, number);
    append(this.withText, text, number);
    if (number >= this.shared.length) this.shared = new Uint16Array(2 * number);
  }

  /** The text is not found any more; its number must not be used again. */
  remove(number: number): void {
    this.texts[number] = null;
  }

  /** @param end numbers from here on are left out */
  findEqual(text: string, end = Infinity): readonly number[] {
    return this.those(this.withText.get(text) ?? NOTHING, end);
  }

  /** Numbers of the texts that begin with `first` and have a later word that begins with `last`; the shortest first. */
  findBeginning(first: string, last: string, most: number, end = Infinity): number[] {
    // What the word begins with is in no list that is shorter than the shortest of its trigrams'.
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

  /** Numbers of the texts that are alike, the most like first. */
  findAlike(text: string, most: number, end = Infinity): number[] {
    const lists = Array.from(trigramsOf(text), (trigram) => this.withTrigram.get(trigram) ?? NOTHING);
    const rare = lists.filter(({ length }) => length <= COMMON);
    const common = lists.filter(({ length }) => length > COMMON);
    if (rare.length > 0 && common.length > 0) {
      // Texts with common trigrams alone share no more than this with the text.
      const bound = common.length / lists.length;
      const alike = this.rank(this.count(rare, common), lists.length, { most, end });
      if (bound < LEAST_SHARE || (alike.length === most && alike.at(-1)!.share > bound)) return numbersOf(alike);
    }
    return numbersOf(this.rank(this.count(lists, []), lists.length, { most, end }));
  }

  /** Counts in `shared` how many of the lists each text is in; those of `besides` count for texts in one of `lists`. @returns these texts */
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

  /** The best of the texts that were counted, whose counts end with this. */
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

/** A text that is like another, and how much they share. */
interface Alike {
  readonly number: number;
  readonly share: number;
}

/** Puts a text in its place: the most like first, then the lowest number. The list stays short, so moving is faster than sorting. */
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
