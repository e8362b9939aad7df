import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import ts from 'typescript';
import { readRows } from '../../tools/coverage/table.mjs';

const root = process.cwd();
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/**
 * Hashed bytes and names of people keep their words. The inventory holds titles of tests; its own words are checked below.
 */
const EXEMPT =
  /printed-schemes\.ts$|rulebook\/src\/inventory\.json$|nickname-lines\.json$|demo\/src\/decks\.ts$|^test\/(golden|names)\/|plain-english\.spec\.ts$|\.snap$/;
/** Sources of rating rules, which are part of the signature of the rules. */
const SIGNED = /\/(k-tables|policies|scenarios)\.ts$/;

const listed = (...folders: readonly string[]): string[] =>
  execFileSync('git', ['ls-files', ...folders], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);

const FILES = listed('apps', 'libs', 'test', 'docs', 'README.md', 'CONTRIBUTING.md').filter(
  (path) => !EXEMPT.test(path),
);
const CODE = FILES.filter((path) => /\.tsx?$|-texts\.json$/.test(path));
const PAGES = FILES.filter((path) => path.endsWith('.md') && path !== 'docs/coverage.md');
const SOURCES = CODE.filter((path) => /^(apps|libs)\//.test(path) && !/\.spec\.tsx?$/.test(path));

interface Text {
  readonly file: string;
  readonly line: number;
  readonly words: string;
}

/** Every text in a source that somebody may read: literals, templates and the text of pages; no imports and no SQL. */
function textsIn(file: string): Text[] {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true);
  const texts: Text[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateExpression(node)) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      const words = (ts.isTemplateExpression(node) ? node.getText() : node.text).replace(/\s+/g, ' ').trim();
      if (!/\b(select|insert into|update \w+ set|delete from|create (table|function))\b/i.test(words)) {
        texts.push({ file, line, words });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

/** The prose of a page line by line: without code, and without what is quoted from a document. */
function proseOf(file: string): Text[] {
  const withoutCode = read(file).replace(/^```[^]*?^```$|`[^`\n]*`|“[^”]*”/gm, (code) => code.replace(/[^\n]/g, ''));
  return withoutCode.split('\n').map((words, index) => ({ file, line: index + 1, words }));
}

const GENDERED = /(?<![\p{L}\p{N}_-])(he|she|his|him|her|hers|himself|herself)(?![\p{L}\p{N}_-])/iu;

/** Words that read as translated or old-fashioned, and what to write instead. */
const BANNED: readonly (readonly [RegExp, string])[] = [
  [/\bmend(s|ed|ing)?\b/i, 'fix or correct'],
  [/\bhand(s|ed|ing)? (it |them )?in\b/i, 'submit'],
  [/(^|[.!?] )(whom|whoever)\b/i, 'say who: a player, a director'],
  [/(^|[;,.] )else\b(?! if)/i, 'otherwise'],
  [/\blets? .{1,40} stand once\b/i, 'keep in one place'],
  [/\badministrates?\b/i, 'manage'],
  [/\bworth nothing\b/i, 'say what happens: is revoked, awards no points'],
  [/\bt(akes?|ook) down\b/i, 'update or remove'],
  [/\b(is|are|was|were) told\b/i, 'say who tells: the answer says, gets a finding'],
  [/\bnobody knows\b/i, 'is unknown'],
  [/\bbe sure that it is\b/i, 'check'],
  [/\bof now\b/i, 'current'],
  [/\bdocument 00[0-4]\b/i, 'the name of the document'],
];
const BARE_DOCUMENT = /\b00[0-4](?=,? (§|sections?\b|appendix|table|\d+(\.\d+)*\b))/;
/** A rule name as it is stored and hashed; pages spell it out with `citeSection`. */
const STORED_RULE_NAME = /^[`'"]?00[0-4] (§|table |appendix )/;

const found = (texts: readonly Text[], pattern: RegExp, instead: string): string[] =>
  texts.flatMap(({ file, line, words }) => {
    const match = pattern.exec(words);
    return match === null
      ? []
      : [`${file}:${line}: "${match[0].trim()}" (write: ${instead}) in: ${words.slice(0, 120)}`];
  });

describe('every text', () => {
  it('says they of a person, in code, comments, tests and documents', () => {
    const lines = FILES.filter((path) => /\.(tsx?|mjs|md|sql)$/.test(path)).flatMap((file) =>
      read(file)
        .split('\n')
        .map((words, index) => ({ file, line: index + 1, words: words.replace(/“[^”]*”/g, '') })),
    );
    expect(lines.length).toBeGreaterThan(50_000);
    expect(found(lines, GENDERED, 'they, them, their')).toEqual([]);
  });
});

describe('a text that users see', () => {
  const rules = readRows().map(({ number, what }): Text => ({ file: 'rows.tsv', line: number, words: what }));
  const texts = [...SOURCES.flatMap(textsIn), ...PAGES.flatMap(proseOf), ...rules];

  it('has no word that reads as translated or old-fashioned', () => {
    expect(texts.length).toBeGreaterThan(5_000);
    expect(BANNED.flatMap(([pattern, instead]) => found(texts, pattern, instead))).toEqual([]);
  });

  it('names a rules document instead of its number', () => {
    const shown = texts.filter(({ file, words }) => !SIGNED.test(file) && !STORED_RULE_NAME.test(words));
    expect(found(shown, BARE_DOCUMENT, 'Organized Play Guide 4.2, section …')).toEqual([]);
  });
});

describe('the check', () => {
  const check = (words: string): number => {
    const texts = [{ file: 'page', line: 1, words }];
    return [[GENDERED, ''] as const, [BARE_DOCUMENT, ''] as const, ...BANNED].flatMap(([pattern, instead]) =>
      found(texts, pattern, instead),
    ).length;
  };

  it.each([
    'A level waits for his word.',
    'She hands it in.',
    'Whom a report names is a director.',
    'Correct it; else it stays.',
    'Somebody has to administrate',
    'make a token worth nothing, at once',
    'See 000 §8.',
    'at least four (000, section 12.1)',
    'Take down the schema',
  ])('finds what is wrong with: %s', (words) => expect(check(words)).toBeGreaterThan(0));

  it.each([
    'Ask your coordinator to approve the level.',
    'Nobody else has this handle.',
    'Organized Play Guide 4.2, section 8',
  ])('accepts: %s', (words) => expect(check(words)).toBe(0));
});
