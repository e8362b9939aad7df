import { SentForm } from '@quadrant/http';
import { columnOf } from '@quadrant/rules/files';
import { inLanguage } from '../languages/language.js';
import { editOf, emptyGrid, isFresh, rowsIn } from './draft-form.js';

const formOf = (fields: Record<string, string>) => new SentForm(Object.entries(fields), [], null);
const OTHERS = { file: null, live: null };
const draftOf = (rows: readonly (readonly string[])[], answers = {}) => ({
  ...OTHERS,
  document: { grid: { rows } },
  answers,
});
const HEAD = ['Round', 'Player 1', 'Player 2', 'Result'];

describe('the grid of a draft', () => {
  it.each(['en', 'de'] as const)('has headings in the language %s that readers know', (language) => {
    const [head] = inLanguage(language, () => emptyGrid(1)).rows;
    expect(head!.map(columnOf)).toEqual(['round', 'first', 'second', 'result', 'firstScore', 'secondScore']);
  });

  it('takes rows that the page has added below the last one', () => {
    const { grid } = editOf(draftOf([HEAD, ['1', 'Ann', 'Bob', 'FW']]), formOf({ 'cell.4.2': 'Cy', 'cell.3.1': '' }));
    expect(grid).toEqual({ rows: [HEAD, ['1', 'Ann', 'Bob', 'FW'], ['', '', '', ''], ['', 'Cy', '', '']] });
  });

  it.each(['cell.4000.1', 'cell.99999.2', 'cell.0.1', 'cell.2.0', 'cell.2'])(
    'has no room for the field %s',
    (field) => {
      expect(editOf(draftOf([HEAD, ['1', 'Ann', 'Bob', 'FW']]), formOf({ [field]: 'x' })).grid).toBeNull();
    },
  );

  it('is fresh until a cell has a text, or a fact is answered', () => {
    expect(isFresh(draftOf([HEAD, ['', '', '', '']]))).toBe(true);
    expect(isFresh(draftOf([HEAD, ['', 'Ann', '', '']]))).toBe(false);
    expect(isFresh(draftOf([HEAD, ['', '', '', '']], { game: '2e' }))).toBe(false);
    expect(isFresh({ document: null, answers: {} })).toBe(false);
  });

  it('counts rows from 1 below the names of its columns, and lines of other drafts as they are', () => {
    expect(rowsIn(draftOf([HEAD, ['1', 'Ann', 'Bob', 'FW']]))(2)).toBe(1);
    expect(rowsIn(draftOf([['Kassel'], HEAD, ['1', 'Ann', 'Bob', 'FW']]))(3)).toBe(1);
    expect(rowsIn({ ...OTHERS, document: null })(7)).toBe(7);
  });
});
