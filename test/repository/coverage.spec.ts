import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRulesTexts } from '@quadrant/rules/rulebook';
import { inventoryPath, writeInventory } from '../../tools/coverage/inventory.mjs';
import { findMarks } from '../../tools/coverage/marks.mjs';
import { readRows, writeTable } from '../../tools/coverage/table.mjs';

const ROWS = 271;
const TOPICS = ['', 'documents', 'pages', 'live', 'pairing'];

const root = process.cwd();
const rows = readRows();
const marks = findMarks(root);

const rowsMarkedIn = (...kinds: readonly string[]): Set<number> =>
  new Set(marks.filter(({ kind }) => kinds.includes(kind)).map(({ row }) => row));

describe('the table of rules', () => {
  it(`has the rows 1 to ${ROWS}, each once, in order`, () => {
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: ROWS }, (_, index) => index + 1));
  });

  it('is what docs/coverage.md shows; if not, run `npm run coverage-table`', () => {
    expect(readFileSync(join(root, 'docs/coverage.md'), 'utf8') === writeTable(root)).toBe(true);
  });

  it('is what the rulebook shows; if not, run `npm run coverage-table`', () => {
    expect(readFileSync(inventoryPath(root), 'utf8') === writeInventory(root)).toBe(true);
  });

  it('has a test for every row that is code, and none where no code is', () => {
    expect([...rowsMarkedIn('test')].sort()).toEqual([...rowsMarkedIn('code')].sort());
  });

  it('names the text of every row that the rules texts have one for', () => {
    const told = rows.filter(({ number }) => findRulesTexts(number).length > 0).map(({ number }) => number);
    expect([...rowsMarkedIn('text')].sort((a, b) => a - b)).toEqual(told);
  });

  it('has code, a text or a later topic for every row', () => {
    const marked = rowsMarkedIn('code', 'text');
    const bare = rows.filter(({ number, later }) => !marked.has(number) && later === '');
    expect(bare.map(({ number }) => number)).toEqual([]);
  });

  it('postpones rows only to known topics', () => {
    expect(rows.map(({ later }) => later).filter((topic) => !TOPICS.includes(topic))).toEqual([]);
  });
});
