import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describeOpenApi } from '@quadrant/http';
import { useHttpWalk } from '../http-walk.js';
import { PAGES } from './pages.js';

const WEB = path.resolve(__dirname, '../../../apps/web/src');
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

const walk = useHttpWalk();

const listOperations = (): string[] =>
  Object.entries(describeOpenApi(walk.app).paths).flatMap(([address, item]) =>
    METHODS.filter((method) => item[method] !== undefined).map((method) => `${method.toUpperCase()} ${address}`),
  );

const reached = Object.entries(PAGES).flatMap(([operation, entry]) =>
  'page' in entry ? [{ operation, page: entry.page }] : [],
);

/** The sources of pages, in which constants of addresses stand as what they are. */
const sources = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.spec.ts'))
  .map((file) => readFileSync(path.join(WEB, file), 'utf8'))
  // A constant may be made of another one.
  .map((source) => withAddresses(withAddresses(source)));

function withAddresses(source: string): string {
  const constants = [
    ...source.matchAll(/const (\w+) = (?:\([^)]*\)(?:: \w+)? => )?[`'"]([^`'"\n]*\/api\/v1\/[^`'"\n]*)[`'"]/g),
  ];
  return constants.reduce(
    (text, [, name, address]) => text.replace(new RegExp(`\\$\\{${name}(?:\\([^)]*\\))?\\}`, 'g'), () => address!),
    source,
  );
}

/** Whether a source names an operation: in one text, or the method beside the path. */
function isNamedIn(source: string, operation: string): boolean {
  const [method = '', address = ''] = operation.split(' ');
  const parts = address.split(/\{\w+\}/).map((part) => part.replace(/[.]/g, '\\.'));
  const pattern = parts.join('(?:\\$\\{[^`]*?\\}|\\{\\w+\\})');
  if (new RegExp(`${method} ${pattern}(?=[\`'"? ])`).test(source)) return true;
  const isMethodThere = new RegExp(`['"]${method}['"]`).test(source);
  return isMethodThere && new RegExp(`[\`'"]${pattern}(?=[\`'"?])`).test(source);
}

describe('the operations and the pages', () => {
  it('tells of every operation on which page people find it, or why only programs need it', () => {
    expect(Object.keys(PAGES).sort()).toEqual(listOperations().sort());
  });

  it('names only pages that there are', () => {
    const instance = walk.app.getHttpAdapter().getInstance();
    const missing = reached.filter(({ page }) => !instance.hasRoute({ method: 'GET', url: page }));
    expect(missing).toEqual([]);
  });

  it('finds a form for each operation that changes something', () => {
    const changing = reached.filter(({ operation }) => !operation.startsWith('GET '));
    const unnamed = changing.filter(({ operation }) => !sources.some((source) => isNamedIn(source, operation)));
    expect(unnamed).toEqual([]);
  });

  it('gives a reason for each operation that is for programs', () => {
    const reasons = Object.values(PAGES).flatMap((entry) => ('programs' in entry ? [entry.programs] : []));
    expect(reasons.filter((reason) => reason.split(' ').length < 3)).toEqual([]);
  });
});
