import fc from 'fast-check';
import type { Finding } from '@quadrant/rules/tournament';
import { locateFindings } from './locate-findings.js';
import { readReport } from './read-report.js';
import { findValues } from './scan-json.js';

const found = (pointer: string, more: object = {}): Finding => ({
  severity: 'error',
  code: 'wrong-type',
  pointer,
  message: 'It is wrong.',
  advice: 'Correct it.',
  ...more,
});
const placesIn = (text: string, pointers: readonly string[]) =>
  locateFindings(
    new TextEncoder().encode(text),
    pointers.map((pointer) => found(pointer)),
  ).map(({ line, column }) => [line, column]);

describe('Places of findings', () => {
  const text =
    '{\n  "tournament": { "name": 7 },\n  "players": [\n    {"handle": "ann"},\n    "bob" ],\n "a/b": {"~": 1}\n}';

  it('are line and column of the value', () => {
    const pointers = ['', '/tournament/name', '/players/0/handle', '/players/1', '/a~1b/~0'];
    expect(placesIn(text, pointers)).toEqual([
      [1, 1],
      [2, 27],
      [4, 16],
      [5, 5],
      [6, 15],
    ]);
  });

  it('are looked for step by step, below a key that is as long as the document too', () => {
    const key = 'k'.repeat(500_000);
    const long = `{"${key}": [${'{"a": 1},'.repeat(50_000)}{"a": 1}], "players": 1}`;
    // With a pointer of this length for each value, this would take minutes.
    expect(placesIn(long, ['/kk/0', '/players'])).toEqual([
      [1, 1],
      [1, long.length - 1],
    ]);
  });

  it('show no date of birth, in no finding about it', () => {
    const bytes = new TextEncoder().encode('{"players": [{"birthDate": "2353-01-01", "name": 7}]}');
    const findings = [
      found('/players/0/birthDate', { code: 'birth-date' }),
      found('/players/0/birthDate', { code: 'unknown-key' }),
      found('/players/0/name'),
    ];
    expect(locateFindings(bytes, findings).map(({ value }) => value)).toEqual([undefined, undefined, '7']);
  });

  it('are those of the object in which a value is missing', () => {
    expect(placesIn(text, ['/tournament/level', '/players/0/country/code', '/rounds'])).toEqual([
      [2, 17],
      [4, 5],
      [1, 1],
    ]);
  });

  it('stay as they are where the reader gave one, and for bytes that are no text', () => {
    expect(locateFindings(new TextEncoder().encode('{"a":1}'), [found('', { line: 9, column: 9 })])).toMatchObject([
      { line: 9, column: 9 },
    ]);
    expect(locateFindings(new Uint8Array([0xff, 0x00]), [found('/a')])).toEqual([found('/a')]);
  });

  it('are given for what the reader finds', () => {
    const bytes = new TextEncoder().encode('{\n"schema": "quadrant/1",\n"tournament": []\n}');
    const { findings } = readReport(bytes);
    expect(locateFindings(bytes, findings)).toContainEqual(
      expect.objectContaining({ pointer: '/tournament', line: 3, column: 15 }),
    );
  });

  it('begin the value that the pointer leads to, in whatever JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.nat(8), (value, indent) => {
        const written = JSON.stringify(value, null, indent);
        const pointers = new Map<string, unknown>();
        const visit = (each: unknown, pointer: string): void => {
          pointers.set(pointer, each);
          if (typeof each !== 'object' || each === null) return;
          for (const [key, inner] of Object.entries(each))
            visit(inner, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
        };
        visit(JSON.parse(written), '');
        const offsets = findValues(written, new Set(pointers.keys()));
        for (const [pointer, each] of pointers) {
          const head = JSON.stringify(each).slice(0, 1);
          expect(written.charAt(offsets.get(pointer)!)).toBe(head);
        }
      }),
    );
  });
});
