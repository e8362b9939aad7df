import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROBLEM_KINDS } from '../../libs/http/src/problem/problem-kinds.js';

const root = process.cwd();
const apps = join(root, 'apps');

const page = readFileSync(join(root, 'docs/problems.md'), 'utf8');
const listed = new Map(
  [...page.matchAll(/^\| `([a-z-]+)` +\| (\d{3}) +\|/gm)].map(([, code, status]) => [code, Number(status)]),
);

const kinds = Object.entries(PROBLEM_KINDS).map(([code, { status }]) => [code, status] as const);

const sources = readdirSync(apps, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'),
);

interface Row {
  readonly status?: number;
  readonly code?: string;
}

/** The rows of all tables that a file exports, each with its code. A row without a status is of a kind known everywhere. */
function rowsOf(file: string): (readonly [code: string, status: number])[] {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- an import statement cannot take a path that is read from the disk
  const exported = Object.values(require(join(apps, file)) as Record<string, { table?: Record<string, Row> }>);
  return exported.flatMap(({ table = {} }) =>
    Object.entries(table).flatMap(([kind, { status, code = kind }]) =>
      status === undefined ? [] : [[code, status] as const],
    ),
  );
}

const refusals = sources.filter((file) => file.endsWith('-refusal.ts') && !file.startsWith('cli/'));
const fromTables = refusals.flatMap(rowsOf);

/** Codes of the problems that are made in place. */
const inPlace = sources
  .map((file) => readFileSync(join(apps, file), 'utf8'))
  .flatMap((source) => [...source.matchAll(/new Problem\(\{\s*status: (\d{3}),\s*code: '([a-z-]+)'/g)])
  .map(([, status, code]) => [code, Number(status)] as const);

const added = [...fromTables, ...inPlace];

describe('docs/problems.md', () => {
  it('lists the kinds that every application knows, with their status', () => {
    expect(kinds.filter(([code, status]) => listed.get(code) !== status)).toEqual([]);
  });

  it('lists every row of the tables of refusals, and what is made in place, with its status', () => {
    expect(refusals.filter((file) => rowsOf(file).length === 0)).toEqual([]);
    expect(added.filter(([code, status]) => listed.get(code) !== status)).toEqual([]);
  });

  it('lists nothing that nobody says', () => {
    const said = new Set<string | undefined>([...kinds, ...added].map(([code]) => code));
    expect([...listed.keys()].filter((code) => !said.has(code))).toEqual([]);
  });
});

describe('a file of refusals', () => {
  it('makes no problem beside its table', () => {
    const beside = refusals.filter((file) => readFileSync(join(apps, file), 'utf8').includes('new Problem('));
    expect(beside).toEqual([]);
  });
});
