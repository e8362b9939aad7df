/** A search compares at most this many things: enough for a good order, and far fewer than fit a letter in 100,000 players. */
const MOST_RANKED = 300;

/** A beginning with more people than this is common. */
const MOST_COUNTED = 5000;

/** More words than this wait unsorted before they are sorted in. */
const MOST_UNSORTED = 500;

/** An index in memory that finds things by the beginnings of their words, in any order. */
export class PrefixIndex<Id> {
  private readonly words = new Map<string, Set<Id>>();
  private readonly texts = new Map<Id, readonly string[]>();
  /** It contains every word once, except those that still wait unsorted. */
  private sorted: string[] = [];
  private unsorted: string[] = [];

  /** @param first decides between two that fit equally well: the one that was added first, or last */
  constructor(private readonly first: 'oldest' | 'newest' = 'oldest') {}

  get size(): number {
    return this.texts.size;
  }

  /** Adds a thing, or replaces its texts, which `searchText` returned. */
  put(id: Id, texts: readonly string[]): void {
    this.remove(id);
    const words = [...new Set(texts.flatMap((text) => text.split(' ')))].filter((word) => word !== '');
    this.texts.set(id, words);
    for (const word of words) {
      const ids = this.words.get(word);
      if (ids) ids.add(id);
      else {
        this.words.set(word, new Set([id]));
        this.unsorted.push(word);
      }
    }
  }

  remove(id: Id): void {
    for (const word of this.texts.get(id) ?? []) this.words.get(word)!.delete(id);
    this.texts.delete(id);
  }

  /**
   * Returns the things that have, for each word of `text`, a word that begins with it. Those that have the words
   * themselves come first, then those with the fewest other words; otherwise in the order of the words found, and in
   * the order of the index. When more than `MOST_RANKED` things fit, only so many are compared.
   *
   * @param text as `searchText` gives it
   */
  find(text: string, limit: number): Id[] {
    if (this.unsorted.length > MOST_UNSORTED) this.sortIn();
    const wanted = [...new Set(text.split(' '))].filter((word) => word !== '');
    const [rarest, ...others] = wanted
      .map((beginning) => ({ beginning, words: this.wordsFrom(beginning) }))
      .map((each) => ({ ...each, ids: this.countIds(each.words) }))
      .sort((a, b) => a.ids - b.ids);
    if (rarest === undefined) return [];
    const scored = new Map<Id, readonly [missing: number, words: number]>();
    for (const id of this.idsOf(rarest.words)) {
      const words = this.texts.get(id)!;
      if (!others.every(({ beginning }) => words.some((word) => word.startsWith(beginning)))) continue;
      scored.set(id, [wanted.filter((word) => !words.includes(word)).length, words.length]);
      if (scored.size === MOST_RANKED) break;
    }
    return [...scored]
      .sort(([, [missing, words]], [, [otherMissing, otherWords]]) => missing - otherMissing || words - otherWords)
      .slice(0, limit)
      .map(([id]) => id);
  }

  /** Returns every word that begins so. The sorted ones come first, so a word that equals the beginning leads. */
  private wordsFrom(beginning: string): string[] {
    const sorted = this.sorted.slice(this.placeOf(beginning), this.placeOf(`${beginning}\uffff`));
    return [...sorted, ...this.unsorted.filter((word) => word.startsWith(beginning))];
  }

  /** Counts the things that these words lead to. It stops when the number no longer decides which beginning is the rarest. */
  private countIds(words: readonly string[]): number {
    let sum = 0;
    for (const word of words) {
      sum += this.words.get(word)!.size;
      if (sum > MOST_COUNTED) return sum + words.length;
    }
    return sum;
  }

  private *idsOf(words: readonly string[]): Iterable<Id> {
    for (const word of words) {
      const ids = this.words.get(word)!;
      yield* this.first === 'oldest' ? ids : [...ids].reverse();
    }
  }

  private placeOf(text: string): number {
    let [low, high] = [0, this.sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.sorted[middle]! < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private sortIn(): void {
    this.sorted = [...this.words.keys()].sort();
    this.unsorted = [];
  }
}
