import { createReadStream } from 'node:fs';

/** A line of a file, without its end. */
export interface Line {
  /** From 1. */
  readonly number: number;
  readonly bytes: Buffer;
  /** Bytes of the file up to its end. */
  readonly offset: number;
}

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** Lines as bytes, since what is not UTF-8 is reported as such. Never more than one line and one chunk in memory. */
export async function* readLines(file: string): AsyncGenerator<Line> {
  let rest: Buffer[] = [];
  let number = 0;
  let offset = 0;
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 18 }) as AsyncIterable<Buffer>) {
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end !== -1; end = chunk.indexOf(LINE_FEED, start)) {
      number += 1;
      yield {
        number,
        bytes: withoutReturn(Buffer.concat([...rest, chunk.subarray(start, end)])),
        offset: offset + end + 1,
      };
      rest = [];
      start = end + 1;
    }
    if (start < chunk.length) rest.push(chunk.subarray(start));
    offset += chunk.length;
  }
  if (rest.length > 0) yield { number: number + 1, bytes: withoutReturn(Buffer.concat(rest)), offset };
}

const withoutReturn = (bytes: Buffer): Buffer => (bytes.at(-1) === CARRIAGE_RETURN ? bytes.subarray(0, -1) : bytes);

/** Whether there is nothing but white space. */
export const isBlank = (bytes: Buffer): boolean =>
  bytes.every((byte) => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d));
