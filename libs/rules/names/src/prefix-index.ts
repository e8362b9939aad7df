/** More words than this wait unsorted before they are sorted in. */
const MOST_UNSORTED = 500;

/** What is found by the beginnings of its words, in any order. Kept in memory. */
export class PrefixIndex<Id> {
  private readonly words = new Map<string, Set<Id>>();
  private readonly texts = new Map<Id, readonly string[]>();
  /** Every word once: the first are sorted, the others wait. */
  private sorted: string[] = [];
  private unsorted: string[] = [];

  /** How many things can be found. */
  get size(): number {
    return this.texts.size;
  }

  /** Adds something, or replaces what it is found by; `texts` as `searchText` gives them. */
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
   * What has, for each word of `text`, a word that begins with it. Those that have the words themselves come first, then
   * those with the fewest other words; otherwise in the order in which they were added.
   *
   * @param text as `searchText` gives it
   */
  find(text: string, limit: number): Id[] {
    const wanted = [...new Set(text.split(' '))].filter((word) => word !== '');
    const [first, ...others] = wanted.map((word) => this.findByBeginning(word)).sort((a, b) => a.size - b.size);
    if (first === undefined) return [];
    const found = [...first].filter((id) => others.every((ids) => ids.has(id)));
    const scored = found.map((id) => {
      const words = this.texts.get(id)!;
      return { id, missing: wanted.filter((word) => !words.includes(word)).length, words: words.length };
    });
    return scored
      .sort((a, b) => a.missing - b.missing || a.words - b.words)
      .slice(0, limit)
      .map(({ id }) => id);
  }

  private findByBeginning(beginning: string): Set<Id> {
    if (this.unsorted.length > MOST_UNSORTED) this.sortIn();
    const found = new Set<Id>();
    const add = (word: string) => {
      for (const id of this.words.get(word)!) found.add(id);
    };
    for (let at = this.placeOf(beginning); this.sorted[at]?.startsWith(beginning) === true; at++) add(this.sorted[at]!);
    for (const word of this.unsorted) if (word.startsWith(beginning)) add(word);
    return found;
  }

  /** Of the first sorted word that is not before a text. */
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
