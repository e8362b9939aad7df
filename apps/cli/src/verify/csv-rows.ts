import { CannotRun } from '../exit-code.js';
import { parseCsvLine } from './parse-csv-line.js';
import { Fields } from './fields.js';
import { bytesOf, type LineSource } from './line-source.js';

/**
 * The rows of a CSV file, whose first line names the columns.
 *
 * @throws CannotRun for other columns, and for a row with more or fewer
 */
export async function* readCsv(source: LineSource, columns: readonly string[]): AsyncGenerator<Fields> {
  const header = await source.next();
  const names = header === null ? '' : bytesOf(source.name, header).toString();
  if (names !== columns.join(',')) throw new CannotRun(`${source.name} has to begin with "${columns.join(',')}".`);
  for (let line = await source.next(); line !== null; line = await source.next()) {
    const place = `${source.name}, line ${line.number}`;
    const fields = parseCsvLine(bytesOf(source.name, line).toString());
    if (fields.length !== columns.length)
      throw new CannotRun(`${place} has ${fields.length} fields, not ${columns.length}.`);
    yield new Fields(Object.fromEntries(columns.map((name, column) => [name, fields[column]])), place);
  }
}

/** The rows of a file that has those of each tournament together, in the order of history. */
export class RowsByTournament {
  private next: Fields | null = null;
  private isOver = false;

  constructor(
    private readonly name: string,
    private readonly rows: AsyncGenerator<Fields>,
  ) {}

  /** The rows of the tournament that comes next; none where the file goes on with another. */
  async take<Row>(key: string, tell: (fields: Fields) => Row): Promise<Row[]> {
    const taken: Row[] = [];
    for (;;) {
      if (this.next === null && !this.isOver) await this.advance();
      if (this.next === null || this.next.text('tournament') !== key) return taken;
      taken.push(tell(this.next));
      this.next = null;
    }
  }

  /** @throws CannotRun when rows are left after the last tournament */
  async expectEnd(): Promise<void> {
    if (this.next === null && !this.isOver) await this.advance();
    if (this.next === null) return;
    const key = this.next.text('tournament');
    throw new CannotRun(`${this.name} has rows of the tournament ${key}, which is not where they stand.`);
  }

  private async advance(): Promise<void> {
    const result = await this.rows.next();
    this.next = result.done === true ? null : result.value;
    this.isOver = result.done === true;
  }
}
