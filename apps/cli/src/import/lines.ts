import { createReadStream } from 'node:fs';

export interface Line {
  /** The first line has number 1. */
  readonly number: number;
  /** It is null where the line is longer than `LONGEST_LINE`. */
  readonly bytes: Buffer | null;
  /** The file has this many bytes up to the end of this line. */
  readonly offset: number;
}

/** Bytes that a line may have: as many as an upload. */
export const LONGEST_LINE = 2 * 1024 * 1024;

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/**
 * Yields lines as bytes, since a line that is not UTF-8 is reported as such. It keeps at most one line and one chunk in
 * memory.
 */
export async function* readLines(file: string): AsyncGenerator<Line> {
  let line = new GrowingLine();
  let number = 0;
  let offset = 0;
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 18 }) as AsyncIterable<Buffer>) {
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end !== -1; end = chunk.indexOf(LINE_FEED, start)) {
      line.add(chunk.subarray(start, end));
      number += 1;
      yield { number, bytes: line.whole(), offset: offset + end + 1 };
      line = new GrowingLine();
      start = end + 1;
    }
    line.add(chunk.subarray(start));
    offset += chunk.length;
  }
  if (line.size > 0) yield { number: number + 1, bytes: line.whole(), offset };
}

/** Collects the parts of a line, as long as it is not too long. */
class GrowingLine {
  size = 0;
  private parts: Buffer[] = [];

  add(part: Buffer): void {
    this.size += part.length;
    if (this.size > LONGEST_LINE) this.parts = [];
    else if (part.length > 0) this.parts.push(part);
  }

  whole(): Buffer | null {
    if (this.size > LONGEST_LINE) return null;
    const bytes = Buffer.concat(this.parts);
    return bytes.at(-1) === CARRIAGE_RETURN ? bytes.subarray(0, -1) : bytes;
  }
}

export const isBlank = (bytes: Buffer): boolean =>
  bytes.every((byte) => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d));
