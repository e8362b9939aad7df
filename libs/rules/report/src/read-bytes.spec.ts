import { readReport, type ReadResult } from './read-report.js';

const read = (text: string): ReadResult => readReport(new TextEncoder().encode(text));
const firstOf = (text: string) => read(text).findings[0];

describe('bytes that are no text', () => {
  it.each([
    [[0x7b, 0xff, 0x7d], 1],
    [[0x7b, 0x22, 0xc3, 0x28], 2],
    [[0xe2, 0x82], 0],
    [[0x20, 0xed, 0xa0, 0x80], 1],
    [[0x20, 0x20, 0xf8, 0x88], 2],
    [[0xc0, 0x80], 0],
  ])('%j: byte %i', (bytes, offset) => {
    const { report, findings, sha256, rawSha256 } = readReport(Uint8Array.from(bytes));
    expect(report).toBeNull();
    expect(sha256).toBeNull();
    expect(rawSha256).toMatch(/^[0-9a-f]{64}$/);
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({ severity: 'error', code: 'not-utf8', pointer: '' });
    expect(findings[0]?.message).toContain(`byte ${offset} `);
  });
});

describe('text that is no JSON', () => {
  it.each([
    ['', 1, 1],
    ['{', 1, 2],
    ['{"a": 1,}', 1, 9],
    ['{\n  "a": 1\n  "b": 2\n}', 3, 3],
    ['{"a": 01}', 1, 8],
    ["{'a': 1}", 1, 2],
    ['{"a": "b\nc"}', 1, 9],
    ['{"a": "\\x"}', 1, 8],
    ['[1, 2', 1, 6],
    ['{} {}', 1, 4],
    ['{"a" 1}', 1, 6],
    ['[1 2]', 1, 4],
    ['// no', 1, 1],
    ['nul', 1, 1],
    ['{"a": "b', 1, 9],
    ['\u00a0{}', 1, 1],
  ])('%j: line %i, column %i', (text, line, column) => {
    expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
    expect(firstOf(text)).toMatchObject({ severity: 'error', code: 'not-json', line, column });
    expect(read(text).findings).toHaveLength(1);
    expect(read(text).sha256).toBeNull();
  });
});

describe('JSON that is no report', () => {
  it.each(['null', '7', '"text"', '[]', 'true'])('%s', (text) => {
    expect(firstOf(text)).toMatchObject({ code: 'not-an-object', pointer: '' });
    expect(read(text).sha256).toBeNull();
  });

  it('an empty object says what is needed, all of it', () => {
    const { findings } = read('{}');
    expect(findings.map(({ code }) => code)).toEqual(['wrong-schema', 'missing-key', 'missing-key', 'missing-key']);
  });
});

describe('depth', () => {
  it('10,000 levels are one finding, before anything recursive sees them', () => {
    for (const text of ['['.repeat(10_000) + ']'.repeat(10_000), '{"a":'.repeat(10_000), `{"a":${'['.repeat(65)}`]) {
      const { findings } = read(text);
      expect(findings.map(({ code }) => code)).toEqual(['too-deep']);
    }
  });

  it('brackets inside a text are no levels', () => {
    expect(firstOf(`"${'['.repeat(1000)}\\"${'{'.repeat(1000)}\\\\"`)).toMatchObject({ code: 'not-an-object' });
  });

  it('64 are read', () => {
    expect(firstOf('['.repeat(64) + ']'.repeat(64))).toMatchObject({ code: 'not-an-object' });
  });
});

describe('keys', () => {
  it('that stand twice in an object are found with their place, however they are escaped', () => {
    const { findings } = read('{"a": 1,\n "b": {"c/d": 1, "c\\u002fd": 2}, "a": 3}');
    expect(findings.map(({ code, pointer, line, column }) => [code, pointer, line, column])).toEqual([
      ['duplicate-key', '/b/c~1d', 2, 18],
      ['duplicate-key', '/a', 2, 34],
    ]);
  });

  it('that reach into what objects inherit are refused and change nothing', () => {
    const { findings } = read(
      '{"__proto__": {"polluted": true}, "x": {"constructor": {"prototype": {"polluted": true}}}}',
    );
    expect(findings.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      'forbidden-key /__proto__',
      'forbidden-key /x/constructor',
      'forbidden-key /x/constructor/prototype',
    ]);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

describe('numbers', () => {
  it('too large for a double are refused with their place', () => {
    const { findings, sha256 } = read('{"schema": "quadrant/1", "x": [1e999, -1e999]}');
    expect(findings.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      'number-not-finite /x/0',
      'number-not-finite /x/1',
    ]);
    expect(sha256).toBeNull();
  });
});

describe('a document of 2 MB that holds too much', () => {
  const BYTES = 2 * 1024 * 1024;
  const half = 'k'.repeat(BYTES / 2);
  const codesOf = (text: string) => [...new Set(read(text).findings.map(({ code }) => code))];

  it.each([
    [
      'a key of a megabyte over keys that stand twice',
      `{"${half}":{${'"a":1,'.repeat(150_000)}"a":1}}`,
      'duplicate-key',
    ],
    [
      'a key of a megabyte over forbidden keys',
      `{"${half}":[${'{"__proto__":1},'.repeat(60_000)}{}]}`,
      'forbidden-key',
    ],
    ['a key of a megabyte over broken texts', `{"${half}":[${'"\\ud800",'.repeat(100_000)}1]}`, 'broken-text'],
  ])('%s: its findings fit into 64 kB', (_, text, code) => {
    const { findings } = read(text);
    expect(findings.map((each) => each.code)).toContain(code);
    expect(JSON.stringify(findings).length).toBeLessThan(64 * 1024);
  });

  it('has more than 200,000 members and elements', () => {
    expect(codesOf(`{"a":[${'1,'.repeat(900_000)}1]}`)).toEqual(['too-many-values']);
    expect(codesOf(`[${'{},'.repeat(150_000)}1]`)).toEqual(['too-many-values']);
    const keys = Array.from({ length: 10_001 }, (_, n) => `"k${n}":1`);
    expect(codesOf(`{${keys.join(',')}}`)).toEqual(['too-many-values']);
  });

  it('has more than 1,000 unknown keys in one object', () => {
    const keys = Array.from({ length: 1001 }, (_, index) => `"k${index}":1`);
    expect(codesOf(`{"schema":"quadrant/1",${keys.join(',')}}`)).toContain('too-many-values');
  });
});
