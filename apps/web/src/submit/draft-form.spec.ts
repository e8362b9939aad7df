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

describe('the date of a draft', () => {
  const fill = (day: string, part: string, answers = {}) =>
    editOf(draftOf([HEAD], answers), formOf({ 'set.startsAt': day, 'set.date': part })).answers;

  it('may be a month, a year or unknown, also beside a day that was only proposed', () => {
    expect(fill('', '2006-03')).toEqual({ startsAt: '2006-03' });
    expect(fill('2026-11-28', '2006')).toEqual({ startsAt: '2006' });
    expect(fill('', 'Unknown')).toEqual({ startsAt: 'unknown' });
    expect(inLanguage('de', () => fill('', 'unbekannt'))).toEqual({ startsAt: 'unknown' });
  });

  it('becomes a day as soon as somebody picks one', () => {
    expect(fill('2006-03-04', '2006-03', { startsAt: '2006-03' })).toEqual({ startsAt: '2006-03-04' });
    expect(fill('', '2006-03', { startsAt: '2006-03' })).toBeNull();
  });

  it('stays as the opened document has it, and may become more or less exact', () => {
    const opened = {
      ...OTHERS,
      document: {
        schema: 'quadrant/1',
        tournament: { date: '2006-03', game: '2e', ruleSystem: 'opg-4.2' },
        players: [{ handle: 'ann' }, { handle: 'bob' }],
        rounds: [{ round: 1, matches: [{ players: ['ann', 'bob'], result: 'FW' }] }],
      },
      answers: {},
    };
    const edit = (day: string, part: string) =>
      editOf(opened, formOf({ 'set.startsAt': day, 'set.date': part })).answers;
    expect(edit('', '2006-03')).toBeNull();
    expect(edit('2006-03-04', '2006-03')).toEqual({ startsAt: '2006-03-04' });
    expect(edit('', '2006')).toEqual({ startsAt: '2006' });
  });
});
