import path from 'node:path';
import type { ExportFileName } from '../export/manifest.js';
import { LONGEST_LINE, readLines, type Line } from '../import/lines.js';
import { AlteredExport } from './altered-export.js';

/** Reads a file of an export line by line, on demand. */
export class LineSource {
  private readonly lines: AsyncGenerator<Line>;

  constructor(
    folder: string,
    readonly name: ExportFileName,
  ) {
    this.lines = readLines(path.join(folder, name));
  }

  /** It is null after the last line. */
  async next(): Promise<Line | null> {
    const result = await this.lines.next();
    return result.done === true ? null : result.value;
  }

  /**
   * Returns the line with a number that is higher than all those asked for before.
   * @throws AlteredExport when there is none
   */
  async at(number: number): Promise<Buffer> {
    for (let line = await this.next(); line !== null; line = await this.next()) {
      if (line.number === number) return bytesOf(this.name, line);
      if (line.number > number) break;
    }
    throw new AlteredExport(`${this.name}: documents in the order of the tournaments`, `line ${number}`, null);
  }

  close(): Promise<unknown> {
    return this.lines.return(undefined);
  }
}

/** @throws AlteredExport for a line that is longer than any that an export has */
export function bytesOf(name: string, { number, bytes }: Line): Buffer {
  if (bytes === null)
    throw new AlteredExport(`length of ${name}, line ${number}`, `at most ${LONGEST_LINE} bytes`, 'more');
  return bytes;
}
