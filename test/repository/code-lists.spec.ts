import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ListedProblem, PROBLEMS } from '../../libs/http/src/problem/problem-list.js';
import { FINDING_PARTS } from '@quadrant/rules/findings';

const root = process.cwd();
const codes = FINDING_PARTS.flatMap(({ findings }) => Object.keys(findings));

const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts') && !isList(file));

const isList = (file: string): boolean =>
  file.startsWith('libs/rules/findings/') || file === 'libs/http/src/problem/problem-list.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const sourcesOfApps = filesIn('apps');
const sources = [...filesIn('libs'), ...sourcesOfApps].map(read).join('\n');

const notSaid = (listed: readonly string[]): string[] => listed.filter((code) => !sources.includes(`'${code}'`));

describe('the list of findings', () => {
  it('has every code in one part', () => {
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
    expect(codes.length).toBeGreaterThan(300);
  });

  it('has no code that nothing says', () => {
    expect(notSaid(codes)).toEqual([]);
  });
});

describe('the list of problems', () => {
  it('has no code that nothing says, beside those that stand for every status', () => {
    const own = Object.entries<ListedProblem>(PROBLEMS).filter(([, { advice }]) => advice === undefined);
    expect(notSaid(own.map(([code]) => code))).toEqual([]);
    expect(own.length).toBeGreaterThan(200);
  });

  it('is used by files of refusals, which make no problem beside their table', () => {
    const refusals = sourcesOfApps.filter((file) => file.endsWith('-refusal.ts'));
    expect(refusals.filter((file) => read(file).includes('new Problem('))).toEqual([]);
    expect(refusals.length).toBeGreaterThan(30);
  });
});

/** Returns the output of the check for pages of which one was changed. */
function checkPages(page: 'findings' | 'problems', change: (text: string) => string) {
  const folder = mkdtempSync(join(tmpdir(), 'quadrant-code-tables-'));
  try {
    cpSync(join(root, 'docs'), join(folder, 'docs'), { recursive: true });
    const file = join(folder, `docs/${page}.md`);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
    const script = join(root, 'tools/codes/main.mjs');
    const { status, stderr } = spawnSync(process.execPath, [script, '--check', folder], { encoding: 'utf8' });
    return [status, stderr.trim()];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('npm run code-tables', () => {
  it('passes when both pages have the tables of the lists', () => {
    expect(checkPages('findings', (text) => text)).toEqual([0, '']);
  });

  it.each([
    ['findings', 'libs/rules/findings', '| error    |', '| warning  |'],
    ['problems', 'libs/http/src/problem/problem-list.ts', '| 409    |', '| 410    |'],
  ] as const)('finds another row in %s.md', (page, list, from, to) => {
    expect(checkPages(page, (text) => text.replace(from, to))).toEqual([
      1,
      `docs/${page}.md differs from the list in ${list}. Change the list, then run npm run code-tables.`,
    ]);
  });

  it.each([
    ['a part that has no heading', 'findings', '## Pairing\n', '', 'The headings have to be the parts of the list'],
    ['a part without a table', 'findings', '| code ', '| codes ', '"Files of other programs" needs one table of codes'],
    ['a page without a table', 'problems', '| code ', '| codes ', 'The page needs one table of codes and has 0.'],
  ] as const)('names %s', (_, page, from, to, sentence) => {
    const [status, told] = checkPages(page, (text) => text.replace(from, to));
    expect(status).toBe(1);
    expect(told).toContain(`docs/${page}.md: ${sentence}`);
  });
});
