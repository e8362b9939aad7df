import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRulesTexts } from '@quadrant/rules/texts';

const ROWS = 255;
const TOPICS = ['people', 'documents', 'pages', 'running', 'live', 'pairing'];
const TEXTS = 'libs/rules/texts/src/';

const read = (path: string): string => readFileSync(join(process.cwd(), path), 'utf8');

interface Row {
  readonly number: number;
  readonly files: readonly string[];
  readonly texts: readonly string[];
  readonly topics: readonly string[];
  readonly tests: readonly { readonly file: string; readonly title: string }[];
}

const PART = /^(?:`([^`\s]+)`|text `([^`\s]+)`|later: ([a-z]+))$/;
const SHOWN = /^(?:`[^`]+ › [^`]+`(?:, (?!$)|$))*$/;

function readRow(line: string): Row {
  const cells = line.split('|').map((cell) => cell.trim());
  const [, number = '', source = '', what = '', where = '', shown = ''] = cells;
  if (cells.length !== 7 || source === '' || what === '') throw new Error(`This row has not five cells: ${line}`);
  const parts = where.split(', ').map((part) => {
    const [match, file, text, topic] = PART.exec(part) ?? [];
    if (match === undefined) throw new Error(`Row ${number} stands nowhere that can be read: ${part}`);
    return { file, text, topic };
  });
  if (!SHOWN.test(shown)) throw new Error(`Row ${number} is shown by what cannot be read: ${shown}`);
  const tests = [...shown.matchAll(/`([^`]+)`/g)].map(([, test = '']) => {
    const [file = '', title = ''] = test.split(' › ');
    return { file, title };
  });
  return {
    number: Number(number),
    files: parts.flatMap(({ file }) => file ?? []),
    texts: parts.flatMap(({ text }) => text ?? []),
    topics: parts.flatMap(({ topic }) => topic ?? []),
    tests,
  };
}

const rows = read('docs/coverage.md')
  .split('\n')
  .filter((line) => /^\| *\d/.test(line))
  .map(readRow);

const TITLE = /(?:\b(?:describe|it)|\))\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)")/g;

/** The titles in a spec file, those of parameterised tests as they are written. */
function titlesIn(file: string): Set<string> {
  return new Set([...read(file).matchAll(TITLE)].map(([, single, double]) => single ?? double ?? ''));
}

const exists = (path: string): boolean => existsSync(join(process.cwd(), path));

describe('docs/coverage.md', () => {
  it(`has the rows 1 to ${ROWS}, each once, in order`, () => {
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: ROWS }, (_, index) => index + 1));
  });

  it('names files that exist', () => {
    const named = rows.flatMap(({ files, texts, tests }) => [...files, ...texts, ...tests.map(({ file }) => file)]);
    expect([...new Set(named)].filter((file) => !exists(file))).toEqual([]);
  });

  it('names tests that exist, by their whole titles', () => {
    const titles = new Map<string, Set<string>>();
    const missing = rows.flatMap(({ number, tests }) =>
      tests.flatMap(({ file, title }) => {
        const known = titles.get(file) ?? titlesIn(file);
        titles.set(file, known);
        return known.has(title) ? [] : [`${number}: ${file} › ${title}`];
      }),
    );
    expect(missing).toEqual([]);
  });

  it('has a test for every row that is code, and none where nothing is', () => {
    const contradicting = rows.filter(({ files, tests }) => files.length > 0 !== tests.length > 0);
    expect(contradicting.map(({ number }) => number)).toEqual([]);
  });

  it('says text for the rows of the rules texts, with every file that has one', () => {
    const wrong = rows.filter(({ number, texts }) => {
      const ids = findRulesTexts(number).map(({ id }) => `'${id}'`);
      const sources = texts.map(read);
      const isTold = ids.every((id) => sources.some((source) => source.includes(id)));
      const isTrue = sources.every((source) => ids.some((id) => source.includes(id)));
      return !isTold || !isTrue || !texts.every((file) => file.startsWith(TEXTS));
    });
    expect(wrong.map(({ number }) => number)).toEqual([]);
  });

  it('puts off to known topics only', () => {
    expect(rows.flatMap(({ topics }) => topics).filter((topic) => !TOPICS.includes(topic))).toEqual([]);
  });
});
