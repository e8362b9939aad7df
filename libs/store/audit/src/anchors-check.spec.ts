import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sealAnchor, type AnchorEnd } from './anchor-line.js';
import { checkAnchors } from './anchors-check.js';
import { appendAnchor, readAnchors, readEnd } from './anchors-file.js';
import { auditKeyOf } from './audit-key.js';
import { NO_SEAL } from './seal.js';

const KEY = auditKeyOf(Buffer.alloc(32, 7));

function linesOf(count: number): string[] {
  let end: AnchorEnd = { number: 0n, seal: NO_SEAL };
  return Array.from({ length: count }, (_, index) => {
    const anchor = { at: `2014-11-08T10:0${index}:00.000Z`, id: BigInt(index * 10 + 10), mac: Buffer.alloc(32, index) };
    const sealed = sealAnchor(anchor, end, KEY);
    end = sealed.end;
    return sealed.line;
  });
}

const textOf = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');
const check = (lines: readonly string[]) => checkAnchors(textOf(lines), [KEY]);

describe('the anchors', () => {
  const lines = linesOf(5);

  it('are read as they were written', () => {
    const { anchors, damages, unreadable, end } = check(lines);
    expect(anchors.map(({ id }) => id)).toEqual([10n, 20n, 30n, 40n, 50n]);
    expect({ damages, unreadable, end }).toEqual({ damages: [], unreadable: [], end: 5n });
  });

  it('are not believed where a line was edited, whatever was', () => {
    for (const [from, to] of [
      ['"id":30', '"id":31'],
      ['10:02', '10:03'],
      ['"mac":"02', '"mac":"03'],
      ['"key":"', '"key":"0'],
      ['"seal":"', '"seal":"0'],
    ] as const) {
      const edited = lines.with(2, lines[2]!.replace(from, to));
      const { anchors, damages, unreadable } = check(edited);
      expect(anchors.map(({ id }) => id)).toEqual([10n, 20n, 40n, 50n]);
      // A line with a seal of another length is none.
      const isNone = to.includes('seal');
      expect(unreadable).toEqual(isNone ? [3] : []);
      expect(damages).toEqual([expect.objectContaining({ from: 3n, to: 3n })]);
    }
  });

  it('say which lines are missing', () => {
    expect(check(lines.toSpliced(1, 2)).damages).toEqual([{ kind: 'missing', from: 2n, to: 3n }]);
    expect(check(lines.slice(1)).damages).toEqual([{ kind: 'missing', from: 1n, to: 1n }]);
  });

  it('say where the file was cut in the middle of a line', () => {
    const { unreadable, end } = checkAnchors(textOf(lines).slice(0, -20), [KEY]);
    expect({ unreadable, end }).toEqual({ unreadable: [5], end: 4n });
  });
});

describe('the file of anchors', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'quadrant anchors '));
  const file = path.join(folder, 'audit', 'anchors.ndjson');
  const lines = linesOf(3);
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is made with the first line, closed to others', () => {
    expect(readAnchors(file)).toBe('');
    expect(readEnd(file)).toBeNull();
    appendAnchor(file, lines[0]!);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readEnd(file)?.number).toBe(1n);
  });

  it('goes on behind half a line, which stays for everybody to see', () => {
    writeFileSync(file, readFileSync(file, 'utf8') + lines[1]!.slice(0, 30));
    expect(readEnd(file)?.number).toBe(1n);
    appendAnchor(file, lines[1]!);
    const { anchors, unreadable } = checkAnchors(readAnchors(file), [KEY]);
    expect(anchors).toHaveLength(2);
    expect(unreadable).toEqual([2]);
  });
});
