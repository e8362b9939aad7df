/** Ranks among values, the highest first, 1-2-2-4. */
export class Ranks {
  private readonly sorted: Float64Array;

  constructor(values: Iterable<number>) {
    this.sorted = Float64Array.from(values).sort();
  }

  /** One more than there are higher values. */
  rankOf(value: number): number {
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.sorted[middle]! > value) high = middle;
      else low = middle + 1;
    }
    return this.sorted.length - low + 1;
  }
}
