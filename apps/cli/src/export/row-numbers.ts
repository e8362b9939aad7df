/** Remembers the lines that many rows stand in, with four bytes for each row id. */
export class RowNumbers {
  private lines = new Uint32Array(1024);

  set(rowId: number, line: number): void {
    if (rowId >= this.lines.length) {
      const grown = new Uint32Array(Math.max(this.lines.length * 2, rowId + 1));
      grown.set(this.lines);
      this.lines = grown;
    }
    this.lines[rowId] = line;
  }

  /** Returns null for a row that has no line. */
  find(rowId: number): number | null {
    return this.lines[rowId] || null;
  }
}
