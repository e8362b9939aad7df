import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isBlank, LONGEST_LINE, readLines } from './lines.js';

describe('lines of a file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'quadrant lines '));
  afterAll(() => rmSync(folder, { recursive: true }));

  async function linesOf(content: string | Buffer) {
    const file = path.join(folder, 'file');
    writeFileSync(file, content);
    const lines = [];
    for await (const { number, bytes, offset } of readLines(file))
      lines.push([number, bytes?.toString() ?? null, offset]);
    return lines;
  }

  it('have numbers, blank ones too', async () => {
    expect(await linesOf('a\n\nb\n')).toEqual([
      [1, 'a', 2],
      [2, '', 3],
      [3, 'b', 5],
    ]);
  });

  it('end with either line end, the last one with none', async () => {
    expect(await linesOf('a\r\nb')).toEqual([
      [1, 'a', 3],
      [2, 'b', 4],
    ]);
  });

  it('may be longer than what is read at once', async () => {
    const long = 'x'.repeat(1_000_000);
    expect(await linesOf(`${long}\n${long}`)).toEqual([
      [1, long, 1_000_001],
      [2, long, 2_000_001],
    ]);
  });

  it('are not kept when they are too long, and the next one is read', async () => {
    const longest = 'x'.repeat(LONGEST_LINE);
    expect(await linesOf(`${longest}y\n${longest}\nz\n${longest}y`)).toEqual([
      [1, null, LONGEST_LINE + 2],
      [2, longest, 2 * LONGEST_LINE + 3],
      [3, 'z', 2 * LONGEST_LINE + 5],
      [4, null, 3 * LONGEST_LINE + 6],
    ]);
  });

  it('are none in an empty file', async () => {
    expect(await linesOf('')).toEqual([]);
  });

  it('are blank when only white space is in them', () => {
    expect(isBlank(Buffer.from(' \t\r'))).toBe(true);
    expect(isBlank(Buffer.from(' {'))).toBe(false);
  });
});
