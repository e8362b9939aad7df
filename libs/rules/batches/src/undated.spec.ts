import type { ToldManifestRow } from './question-table.js';
import { answerUndated, groupUndated, refuseUndated } from './undated.js';

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
