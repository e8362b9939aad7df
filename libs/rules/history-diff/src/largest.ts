/** Counts all that it is given and keeps the first few in an order; of equals it keeps what came first. */
export class Largest<Row> {
  total = 0;
  private readonly kept: Row[] = [];

  /** @param compare negative when the first row stands before the second */
  constructor(
    private readonly limit: number,
    private readonly compare: (one: Row, other: Row) => number,
  ) {}

  add(row: Row): void {
    this.total++;
    const last = this.kept.at(-1);
    if (this.kept.length === this.limit && last !== undefined && this.compare(row, last) >= 0) return;
    const at = this.kept.findIndex((other) => this.compare(row, other) < 0);
    this.kept.splice(at === -1 ? this.kept.length : at, 0, row);
    if (this.kept.length > this.limit) this.kept.pop();
  }

  get rows(): readonly Row[] {
    return this.kept;
  }
}
