import { readFileSync } from 'node:fs';
import { findReached, listSources } from './reached-files.js';

const LIST = 'docs/not-yet-reached.md';
const ROW = /^\| `((?:apps|libs)\/[^`]+)` +\| [^|]+ \| (.+?) +\|$/gm;

const ENTRIES = listSources().filter((file) =>
  /^apps\/[^/]+\/src\/(?:main|serve)\.ts$|^apps\/web\/src\/client\//.test(file),
);
/** An index is reached with the first thing that is taken from its room. */
const isIndex = (file: string): boolean => /\/src\/index\.ts$/.test(file);

const rows = [...readFileSync(LIST, 'utf8').matchAll(ROW)].map(([, file = '', use = '']) => ({ file, use }));

describe(LIST, () => {
  it('lists every file that no program reaches, and no other', () => {
    const reached = findReached(ENTRIES);
    const unreached = listSources().filter((file) => !reached.has(file) && !isIndex(file));
    expect(rows.map(({ file }) => file)).toEqual(unreached.sort());
  });

  it('says for each file what tests need it for', () => {
    for (const { use } of rows) expect(use).toMatch(/^tests: /);
  });
});
