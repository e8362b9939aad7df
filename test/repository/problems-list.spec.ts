import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROBLEM_KINDS } from '../../libs/http/src/problem/problem-kinds.js';

const root = process.cwd();

const table = readFileSync(join(root, 'docs/problems.md'), 'utf8');
const listed = new Map(
  [...table.matchAll(/^\| `([a-z-]+)` +\| (\d{3}) +\|/gm)].map(([, code, status]) => [code, Number(status)]),
);

const kinds = Object.entries(PROBLEM_KINDS).map(([code, { status }]) => [code, status] as const);

/** Codes of the problems that the applications add, each with its status. */
const added = readdirSync(join(root, 'apps'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
  .map((file) => readFileSync(join(root, 'apps', file), 'utf8'))
  .flatMap((source) => [...source.matchAll(/new Problem\(\{\s*status: (\d{3}),\s*code: '([a-z-]+)'/g)])
  .map(([, status, code]) => [code, Number(status)] as const);

describe('docs/problems.md', () => {
  it('lists the kinds that every application knows, with their status', () => {
    expect(kinds.filter(([code, status]) => listed.get(code) !== status)).toEqual([]);
  });

  it('lists what the applications add, with its status', () => {
    expect(added.length).toBeGreaterThan(5);
    expect(added.filter(([code, status]) => listed.get(code) !== status)).toEqual([]);
  });

  it('lists nothing that nobody says', () => {
    const said = new Set([...kinds, ...added].map(([code]) => code));
    expect([...listed.keys()].filter((code) => !said.has(code))).toEqual([]);
  });
});
