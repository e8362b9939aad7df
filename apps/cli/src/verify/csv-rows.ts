import { CsvError, parse } from 'csv-parse/sync';
import type { Line } from '../import/lines.js';
import { AlteredExport } from './altered-export.js';
import { Fields } from './fields.js';
import { bytesOf, type LineSource } from './line-source.js';

/** This many lines are parsed at a time: one by one costs several times as much. */
const PAGE = 250;

/**
 * Reads the rows of a CSV file, whose first line names the columns. A row is one line: no field of an export holds a
 * line break.
 * @param later how many of the last columns exports of earlier programs may lack
 * @throws AlteredExport for other columns, and for a row with more or fewer
 */
export async function* readCsv(
  source: LineSource,
  columns: readonly string[],
  later: readonly number[] = [],
): AsyncGenerator<Fields> {
  const header = await source.next();
  const names = header === null ? '' : bytesOf(source.name, header).toString();
  const expected =
    later.map((count) => columns.slice(0, columns.length - count)).find((known) => names === known.join(',')) ??
    columns;
  if (names !== expected.join(',')) throw new AlteredExport(`columns of ${source.name}`, columns.join(','), names);
  for (let lines = await takeLines(source); lines.length > 0; lines = await takeLines(source)) {
    for (const [index, row] of parseRows(source.name, lines).entries()) {
      const place = `${source.name}, line ${lines[index]!.number}`;
      if (row.length !== expected.length) {
        throw new AlteredExport(`number of fields in ${place}`, expected.length, row.length);
      }
      yield new Fields(Object.fromEntries(expected.map((name, column) => [name, row[column]])), place);
    }
  }
}

async function takeLines(source: LineSource): Promise<Line[]> {
  const lines: Line[] = [];
  while (lines.length < PAGE) {
    const line = await source.next();
    if (line === null) break;
    lines.push(line);
  }
  return lines;
}

function parseRows(name: string, lines: readonly Line[]): string[][] {
  const texts = lines.map((line) => bytesOf(name, line).toString());
  const options = { relax_column_count: true, record_delimiter: '\n' };
  try {
    const rows: string[][] = parse(texts.join('\n'), options);
    if (rows.length === lines.length) return rows;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
  }
  throw new AlteredExport(
    `${name}, lines ${lines[0]!.number} to ${lines.at(-1)!.number}`,
    'rows of CSV',
    'something else',
  );
}

/** Reads a file that has the rows of each tournament together, in the order of history. */
export class RowsByTournament {
  private next: Fields | null = null;
  private isOver = false;

  constructor(
    private readonly name: string,
    private readonly rows: AsyncGenerator<Fields>,
  ) {}

  /** Returns the rows of the next tournament; none where the file goes on with another. */
  async take<Row>(key: string, tell: (fields: Fields) => Row): Promise<Row[]> {
    const taken: Row[] = [];
    for (;;) {
      if (this.next === null && !this.isOver) await this.advance();
      if (this.next === null || this.next.text('tournament') !== key) return taken;
      taken.push(tell(this.next));
      this.next = null;
    }
  }

  /** @throws AlteredExport when rows are left after the last tournament */
  async expectEnd(): Promise<void> {
    if (this.next === null && !this.isOver) await this.advance();
    if (this.next === null) return;
    const key = this.next.text('tournament');
    throw new AlteredExport(`tournament of rows in ${this.name}`, null, key);
  }

  private async advance(): Promise<void> {
    const result = await this.rows.next();
    this.next = result.done === true ? null : result.value;
    this.isOver = result.done === true;
  }
}
