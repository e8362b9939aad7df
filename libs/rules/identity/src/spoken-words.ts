interface SpokenName {
  readonly words: readonly string[];
  /** It lists the scene of each of its entries. */
  readonly scenes: readonly number[];
}

/**
 * Knows where the words of names are spoken. Scenes with many words in common speak one language, so a word of one of them
 * is expected at the others too.
 */
export class SpokenWords {
  private readonly numbers = new Map<string, number>();
  /** For each scene, the share of its names that is expected to have each word. */
  private readonly shares: readonly Float64Array[];
  private readonly sizes: Float64Array;
  private readonly all: number;
  private readonly known = new Map<number, number>();

  constructor(names: readonly SpokenName[]) {
    for (const { words } of names)
      for (const word of words) if (!this.numbers.has(word)) this.numbers.set(word, this.numbers.size);
    const scenes = names.reduce((most, { scenes: own }) => own.reduce((a, b) => Math.max(a, b + 1), most), 0);
    const counts = Array.from({ length: scenes }, () => new Float64Array(this.numbers.size));
    this.sizes = new Float64Array(scenes);
    for (const { words, scenes: own } of names) {
      for (const scene of own) {
        this.sizes[scene]! += 1 / own.length;
        for (const word of words) counts[scene]![this.numbers.get(word)!]! += 1 / own.length;
      }
    }
    this.all = this.sizes.reduce((sum, size) => sum + size, 0);
    this.shares = smooth(counts, this.sizes);
  }

  /** Returns how many times as often as by chance a name has both words; 1 where all speak one language. */
  lift(one: string, other: string): number {
    const [a, b] = [this.numbers.get(one), this.numbers.get(other)];
    if (a === undefined || b === undefined) return 1;
    const key = Math.min(a, b) * this.numbers.size + Math.max(a, b);
    let lift = this.known.get(key);
    if (lift === undefined) this.known.set(key, (lift = this.measure(a, b)));
    return lift;
  }

  private measure(one: number, other: number): number {
    let [ones, others, both] = [0, 0, 0];
    for (const [scene, shares] of this.shares.entries()) {
      const size = this.sizes[scene]!;
      ones += size * shares[one]!;
      others += size * shares[other]!;
      both += size * shares[one]! * shares[other]!;
    }
    return (both * this.all) / (ones * others);
  }
}

/** Adds to each scene the words of the scenes that are like it. */
function smooth(counts: readonly Float64Array[], sizes: Float64Array): Float64Array[] {
  const vectors = counts.map((own) => {
    const roots = own.map(Math.sqrt);
    const length = Math.sqrt(own.reduce((sum, each) => sum + each, 0));
    return [...roots].flatMap((each, word) => (each > 0 ? [[word, each / length] as const] : []));
  });
  const dense = new Float64Array(counts[0]?.length ?? 0);
  return vectors.map((vector) => {
    const sum = new Float64Array(dense.length);
    let size = 0;
    for (const [word, each] of vector) dense[word] = each;
    for (const [other, theirs] of vectors.entries()) {
      const likeness = theirs.reduce((all, [word, each]) => all + each * dense[word]!, 0) ** 2;
      size += likeness * sizes[other]!;
      for (const [word] of theirs) sum[word]! += likeness * counts[other]![word]!;
    }
    for (const [word] of vector) dense[word] = 0;
    return size === 0 ? sum : sum.map((each) => each / size);
  });
}
