import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Import {
  readonly file: string;
  /** The imported file exports what is taken under these names. Null means everything. */
  readonly names: readonly Name[] | null;
}

interface Name {
  readonly there: string;
  readonly here: string;
}

const STATEMENT = /^(?:import|export)\s+(?:type\s+)?(?:([\w$*\s{},]+?)\s+from\s+)?'([^']+)';/gm;
const ON_DEMAND = /import\(\s*'([^']+)'\s*\)/g;
/** The file of another thread or process is named so: `new URL('./thread.js', import.meta.url)`. */
const OF_ITS_OWN = /new URL\('(\.[^']+\.js)', import\.meta\.url\)/g;
const INDEX = /^libs\/.*\/src\/index\.ts$/;

/** Lists every source file that apps and libs have, without specs. */
export const listSources = (): string[] =>
  ['apps', 'libs']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:spec\.tsx?|d\.ts)$/.test(file));

function resolve(from: string, to: string): string | null {
  if (to.startsWith('@quadrant/')) return `libs/${to.slice('@quadrant/'.length)}/src/index.ts`;
  if (!to.startsWith('.')) return null;
  const file = join(dirname(from), to).replace(/\.js$/, '');
  return [`${file}.ts`, `${file}.tsx`].find((each) => existsSync(each)) ?? null;
}

function namesIn(clause: string | undefined): Name[] | null {
  const inBraces = /\{([^}]*)\}/.exec(clause ?? '')?.[1];
  if (inBraces === undefined) return null;
  return inBraces
    .split(',')
    .map((name) => name.trim().replace(/^type /, ''))
    .filter((name) => name !== '')
    .map((name) => {
      const [there = '', here = there] = name.split(' as ');
      return { there, here };
    });
}

function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8');
  const found = [
    ...[...text.matchAll(STATEMENT)].map(([, clause, to = '']) => ({ to, names: namesIn(clause) })),
    ...[...text.matchAll(ON_DEMAND), ...text.matchAll(OF_ITS_OWN)].map(([, to = '']) => ({ to, names: null })),
  ];
  return found.flatMap(({ to, names }) => {
    const target = resolve(file, to);
    return target === null ? [] : [{ file: target, names }];
  });
}

/**
 * Finds the files that a program reaches from these entries. An index reaches only the files of what is taken from it.
 * Otherwise everything that a room exports would be reached.
 */
export function findReached(entries: readonly string[]): ReadonlySet<string> {
  const reached = new Set<string>();
  const known = new Map<string, Import[]>();
  const visit = (file: string, taken: readonly string[] | null): void => {
    const isIndex = INDEX.test(file);
    if (!isIndex && reached.has(file)) return;
    reached.add(file);
    const imports = known.get(file) ?? importsOf(file);
    known.set(file, imports);
    for (const each of imports) {
      const names = each.names?.filter(({ here }) => !isIndex || taken === null || taken.includes(here)) ?? null;
      if (names === null || names.length > 0) visit(each.file, names?.map(({ there }) => there) ?? null);
    }
  };
  for (const entry of entries) visit(entry, null);
  return reached;
}
