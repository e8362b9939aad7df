import type { ToldManifestRow } from './question-table.js';
import { answerLacking, answerOpen, answerUndated, groupLacking, groupUndated, refuseUndated } from './undated.js';

const row = (file: string, more: Partial<ToldManifestRow> = {}): ToldManifestRow => ({
  file,
  values: { game: '2e' },
  proposed: {},
  open: ['startsAt'],
  shape: 'aa',
  ...more,
});

const ROWS = [
  row('club 1/a.csv'),
  row('club 1/b.csv', { proposed: { year: '2006' } }),
  row('club 1/more/c.csv', { shape: 'bb' }),
  row('club 2/d.csv', { shape: 'bb' }),
  row('club 2/said.csv', { values: { startsAt: '2005' } }),
  row('club 2/proposed.csv', { proposed: { startsAt: '2005-03-04' } }),
  row('club 2/two days.csv', { proposed: { days: '2005-03-04 2005-04-03' } }),
  row('club 2/own date.csv', { open: [] }),
  row('e.csv', { proposed: { year: '' } }),
];

const answered = (...answers: Parameters<typeof answerUndated>[1]) =>
  Object.fromEntries(answerUndated(ROWS, answers).map(({ file, values }) => [file, values['startsAt']]));

describe('files without a date', () => {
  it('are grouped by folder or by shape; files with a date, a proposal or a date that may be two days are none', () => {
    expect(groupUndated(ROWS, 'folder').map(({ key, files, years }) => [key, files, years])).toEqual([
      ['club 1', 2, 1],
      ['', 1, 0],
      ['club 1/more', 1, 0],
      ['club 2', 1, 0],
    ]);
    expect(groupUndated(ROWS, 'shape').map(({ key, files }) => [key, files])).toEqual([
      ['aa', 3],
      ['bb', 2],
    ]);
  });

  it('get one answer for a folder, a shape, or all; the first that names a file counts', () => {
    expect(answered({ of: { folder: 'club 1' }, date: '2006-03' })).toEqual({
      'club 1/a.csv': '2006-03',
      'club 1/b.csv': '2006-03',
    });
    expect(answered({ of: { shape: 'bb' }, date: '2006' }, { of: 'all', date: 'unknown' })).toEqual({
      'club 1/a.csv': 'unknown',
      'club 1/b.csv': 'unknown',
      'club 1/more/c.csv': '2006',
      'club 2/d.csv': '2006',
      'e.csv': 'unknown',
    });
  });

  it('keep their other answers, and stay open where they say no year', () => {
    expect(answerUndated(ROWS, [{ of: 'all', date: 'year' }])).toEqual([
      { file: 'club 1/b.csv', values: { game: '2e', startsAt: '2006' } },
    ]);
  });

  it.each(['year', 'unknown', '2006', '2006-03', '2006-03-04'])('may be said to be of %s', (date) => {
    expect(refuseUndated(date)).toBeNull();
  });

  it.each(['', '03/04/2006', '2006-02-30', 'long ago'])('are refused the date “%s”', (date) => {
    expect(String(refuseUndated(date))).toMatch(/no date/);
  });
});

describe('files without a director or a game', () => {
  const lacking = (file: string, more: Partial<ToldManifestRow> = {}) =>
    row(file, { values: {}, open: ['game', 'director'], shape: 'aa', ...more });
  const rows = [
    lacking('club 1/a.csv'),
    lacking('club 1/b.csv', { values: { director: 'ann' } }),
    lacking('club 2/c.csv', { proposed: { director: 'Bob', year: '2006' } }),
    lacking('club 2/d.csv', { open: ['director'], shape: 'bb' }),
  ];

  it('are grouped like those without a date, each fact by itself', () => {
    const told = (fact: 'game' | 'director', by: 'folder' | 'shape') =>
      groupLacking(rows, fact, by).map(({ key, files }) => [key, files]);
    expect(told('director', 'folder')).toEqual([
      ['club 1', 1],
      ['club 2', 1],
    ]);
    expect(told('game', 'folder')).toEqual([
      ['club 1', 2],
      ['club 2', 1],
    ]);
    expect(told('director', 'shape')).toEqual([
      ['aa', 1],
      ['bb', 1],
    ]);
  });

  it('get one answer, which may be that it is unknown', () => {
    const answers = [
      { of: { folder: 'club 2' }, value: 'cy' },
      { of: 'all', value: 'unknown' },
    ] as const;
    expect(answerLacking(rows, 'director', answers)).toEqual([
      { file: 'club 1/a.csv', values: { director: 'unknown' } },
      { file: 'club 2/d.csv', values: { director: 'cy' } },
    ]);
  });
});

describe('one answer for many files', () => {
  const open = (file: string, values: Record<string, string> = {}) => row(file, { values, open: ['director', 'name'] });
  const rows = [open('club 1/a.csv'), open('club 1/b/c.csv'), open('club 2/d.csv', { director: 'bob' }), row('e.csv')];
  const directors = (...folders: readonly string[]) =>
    answerOpen(rows, new Map([['director', 'ann']]), folders.length === 0 ? null : folders).map(({ file, values }) => [
      file,
      values['director'],
    ]);

  it('holds for all that lack the fact, or for those of a folder', () => {
    const all = [
      ['club 1/a.csv', 'ann'],
      ['club 1/b/c.csv', 'ann'],
    ];
    expect(directors()).toEqual(all);
    expect(directors('club 1')).toEqual(all);
    expect(directors('club 1/b')).toEqual(all.slice(1));
    expect(directors('club 2')).toEqual([]);
  });
});
