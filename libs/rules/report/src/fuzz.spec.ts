import { RULE_SYSTEM_IDS } from '@quadrant/rules/tournament';
import { stories } from '../../../../test/builders/length.js';
import { reportDocument } from '../../../../test/builders/report.js';
import { SAMPLES } from '../../../../test/builders/samples.js';
import { readReport, type ReadResult } from './read-report.js';
import { quote } from './quote.js';
import fc from 'fast-check';

/** Whether an RFC 6901 pointer leads to a value of the document. */
function resolves(document: unknown, pointer: string): boolean {
  if (pointer === '') return true;
  let at = document;
  for (const step of pointer.slice(1).split('/')) {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return false;
    at = (at as Record<string, unknown>)[key];
  }
  return true;
}

/** Every finding leads somewhere, and a report comes with no error and only without one. */
function expectSound({ report: read, findings }: ReadResult, text: string): void {
  const parse = (): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      return null;
    }
  };
  const document = parse();
  for (const { code, pointer, line, column, message, advice } of findings) {
    expect(message).not.toBe('');
    expect(advice).not.toBe('');
    if (code === 'not-json' || code === 'too-deep')
      expect([line, column].every((number) => Number(number) >= 1)).toBe(true);
    else if (!resolves(document, pointer)) throw new Error(`${code} points to nothing: ${pointer}`);
  }
  expect(read === null).toBe(findings.some(({ severity }) => severity === 'error'));
}

const documents = Object.values(SAMPLES).map((sample) => reportDocument(sample));

/** The path to every value of the document, as keys and indices. */
function pathsOf(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, child]) => pathsOf(child, [...path, key]))];
}

type Change = 'drop' | 'replace' | 'double' | 'rename';

function mutate(document: unknown, path: readonly string[], change: Change, value: unknown): unknown {
  const copy = structuredClone(document);
  const last = path.at(-1);
  if (last === undefined) return value;
  if (typeof copy !== 'object' || copy === null) return copy;
  let at = copy as Record<string, unknown>;
  for (const step of path.slice(0, -1)) {
    const next = at[step];
    if (typeof next !== 'object' || next === null) return copy;
    at = next as Record<string, unknown>;
  }
  if (Array.isArray(at)) {
    const index = Number(last);
    if (change === 'drop') at.splice(index, 1);
    else if (change === 'double') at.splice(index, 0, structuredClone(at[index]));
    else at[index] = value;
  } else if (change === 'drop') delete at[last];
  else if (change === 'rename' || change === 'double') at[`${last}${String(quote(value)).slice(0, 5)}`] = at[last];
  else at[last] = value;
  return copy;
}

const words = fc.constantFrom(
  'ann',
  'ANN',
  'FW',
  'WIN',
  'BYE',
  'draw',
  'dark',
  'swiss',
  '',
  '2e',
  'tribbles',
  ...RULE_SYSTEM_IDS,
  '2015-01-01T00:00:00Z',
  '__proto__',
);
const anything = fc.oneof(
  words,
  fc.integer(),
  fc.jsonValue(),
  fc.constantFrom<unknown>(null, [], {}, 1e300, -0, 0.5, true),
);
/** A good document, and some damage to do to it. */
const damages = fc.constantFrom(...documents).chain((document) => {
  const mutation = fc.tuple(
    fc.constantFrom(...pathsOf(document)),
    fc.constantFrom<Change>('drop', 'replace', 'double', 'rename'),
    anything,
  );
  return fc.tuple(fc.constant(document), fc.array(mutation, { minLength: 1, maxLength: 4 }));
});

describe('readReport', () => {
  it('never throws, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const text = new TextDecoder().decode(bytes);
        expectSound(readReport(bytes), text);
      }),
      { numRuns: 500 },
    );
  });

  it('never throws, whatever the text', () => {
    const token = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ':',
      ',',
      '"',
      '\\',
      'null',
      '1',
      '-',
      'e9',
      ' ',
      '\n',
      '"a"',
      '\u0000',
    );
    fc.assert(
      fc.property(fc.array(token, { maxLength: 30 }), (tokens) => {
        const text = tokens.join('');
        const result = readReport(new TextEncoder().encode(text));
        expectSound(result, text);
        const isJson = (() => {
          try {
            JSON.parse(text);
            return true;
          } catch {
            return false;
          }
        })();
        expect(result.findings.some(({ code }) => code === 'not-json')).toBe(!isJson);
      }),
      { numRuns: stories(500, 2000) },
    );
  });

  it('never throws, whatever the JSON value', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 8 }), (text) => {
        expectSound(readReport(new TextEncoder().encode(text)), text);
      }),
      { numRuns: 500 },
    );
  });

  it('reads what a good report of any rule system has become after some damage, or says where it hurts', () => {
    fc.assert(
      fc.property(damages, ([document, mutations]) => {
        const damaged = mutations.reduce<unknown>(
          (at, [path, change, value]) => mutate(at, path, change, value),
          document,
        );
        const text = JSON.stringify(damaged) ?? 'null';
        expectSound(readReport(new TextEncoder().encode(text)), text);
      }),
      { numRuns: stories(500, 3000) },
    );
  });
});
