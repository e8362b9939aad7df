import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = process.cwd();
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const DOCS = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md'))
  .map((path) => `docs/${path}`);
const ROOMS = readdirSync(join(root, 'libs'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('/src'))
  .map((path) => `libs/${path.slice(0, -'/src'.length)}`)
  .filter((path) => existsSync(join(root, path, 'src/index.ts')));
const READMES = ROOMS.map((room) => `${room}/README.md`);

/** Pages of one table or picture, whose parts are codes, rules or rooms: they are as long as that. */
const TABLES = ['docs/coverage.md', 'docs/findings.md', 'docs/problems.md', 'docs/rooms.md'];
/** Two formats that are described byte by byte on one page each. */
const FORMATS = ['docs/formats/quadrant-1.md', 'docs/formats/export.md'];

const linesOf = (path: string): number => read(path).trimEnd().split('\n').length;
const longerThan = (most: number, paths: readonly string[]): string[] =>
  paths.filter((path) => linesOf(path) > most).map((path) => `${path}: ${linesOf(path)} lines, at most ${most}`);

describe('the documentation', () => {
  it('has a README of at most 20 lines in every room', () => {
    expect(ROOMS.length).toBeGreaterThan(20);
    expect(READMES.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    expect(longerThan(20, READMES)).toEqual([]);
  });

  it('keeps pages short: 120 lines for the README, 150 for a page, 40 for a decision', () => {
    const decisions = DOCS.filter((path) => /^docs\/decisions\/\d/.test(path));
    expect(decisions.length).toBeGreaterThan(30);
    expect(longerThan(40, decisions)).toEqual([]);
    expect(longerThan(120, ['README.md'])).toEqual([]);
    expect(
      longerThan(
        150,
        DOCS.filter((path) => ![...TABLES, ...FORMATS].includes(path)),
      ),
    ).toEqual([]);
  });

  it('links only to files that exist', () => {
    const broken = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', ...DOCS, ...READMES].flatMap(
      (page) =>
        [...read(page).matchAll(/\]\((?!https?:|\/|#)([^)#\s]+)[^)]*\)/g)]
          .map(([, target = '']) => target)
          .filter((target) => !existsSync(join(root, dirname(page), target)))
          .map((target) => `${page}: ${target}`),
    );
    expect(broken).toEqual([]);
  });

  it('lists every decision, and every decision has its date and three parts', () => {
    const index = read('docs/decisions/README.md');
    const decisions = DOCS.filter((path) => /^docs\/decisions\/\d/.test(path));
    expect(decisions.filter((path) => !index.includes(path.slice('docs/decisions/'.length)))).toEqual([]);
    const SHAPE = /^# \d+\. .+\n\nDate: \d{4}-\d\d-\d\d\n\n## Context\n[^]+\n## Decision\n[^]+\n## Consequences\n/;
    expect(decisions.filter((path) => !SHAPE.test(read(path)))).toEqual([]);
  });
});
