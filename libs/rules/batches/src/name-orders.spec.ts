import { concludeItems, NO_MANIFEST, proposeManifest } from './manifest.js';
import { readItem } from './past-item.js';
import { readBatchFile } from './read-batch-file.js';
import { answersFor } from './recipes.js';

const NOW = new Date('2026-11-28T12:00:00Z');
const BYTES = new TextEncoder().encode('Place,Player,VP\n1,Ann Smith,12\n2,Bob Jones,9\n');

/** Reads files twice, as a batch does, and returns what is proposed for each. */
function propose(...files: readonly string[]) {
  const items = files.map((file) => readItem(BYTES, file, file, new Map(), NOW));
  const concluded = concludeItems(items, NO_MANIFEST);
  const again = files.map((file) =>
    readItem(BYTES, file, file, answersFor(concluded.get(file), new Map(), new Map()), NOW),
  );
  return proposeManifest(again, NO_MANIFEST).map(({ startsAt, note }) => [startsAt, note]);
}

describe('the order of days in the names of files', () => {
  it('is proven by a name of the folder that is no day in another order', () => {
    expect(propose('a/060202.csv', 'a/060228.csv', 'b/060202.csv')).toEqual([
      ['2006-02-02', '060202: the order is year, month, day, as in “a/060228.csv”'],
      ['2006-02-28', expect.any(String)],
      [undefined, ''],
    ]);
    expect(propose('a/03-04-2006.csv', 'a/25-04-2006.csv').map(([day]) => day)).toEqual(['2006-04-03', '2006-04-25']);
  });

  it('is proven by the year that the folder of one of them has', () => {
    expect(propose('2006/060202.csv')).toEqual([['2006-02-02', expect.any(String)]]);
  });

  it('is concluded where six names are close together in one order only', () => {
    const evenings = ['060105', '060112', '060119', '060126', '060202', '060209'].map((day) => `a/${day}.csv`);
    expect(propose(...evenings)[0]).toEqual([
      '2006-01-05',
      '060105: the names of all files of the folder are days in the order year, month, day only',
    ]);
    expect(propose(...evenings.slice(1)).map(([day]) => day)).toEqual(Array(5).fill(undefined));
  });

  it('is not concluded where names contradict each other, or such numbers are no days', () => {
    expect(propose('a/03-04-2006.csv', 'a/25-04-2006.csv', 'a/04-25-2006.csv').map(([day]) => day)).toEqual([
      undefined,
      '2006-04-25',
      '2006-04-25',
    ]);
    expect(propose('a/991231.csv', 'a/991299.csv').map(([day]) => day)).toEqual([undefined, undefined]);
  });

  it('is proven by the same words in another folder where a name separates its numbers', () => {
    const days = propose('a/report 3-4-06.csv', 'b/report 5-29-04.csv').map(([day]) => day);
    expect(days).toEqual(['2006-03-04', '2004-05-29']);
  });

  it.each([
    [
      'all of the folder are days in one order',
      ['1998/GR0228.TXT', '1998/KZ0207.TXT', '1998/GR0802.TXT'],
      ['1998-02-28', '1998-02-07', '1998-08-02'],
    ],
    [
      'all behind the same words are days in one order',
      ['2004/league 0107.csv', '2005/league 0531.csv', '2006/league 0419.csv'],
      ['2004-01-07', '2005-05-31', '2006-04-19'],
    ],
    [
      'names of the batch separate month and day',
      ['2009/mail 3-7.csv', '2010/swiss 1-23.csv', '2011/mail 12-17.csv'],
      ['2009-03-07', '2010-01-23', '2011-12-17'],
    ],
  ])('makes days of numbers without a year where %s', (_, files, days) => {
    expect(propose(...files).map(([day]) => day)).toEqual(days);
  });

  it('says where a day without a year comes from', () => {
    const [[, note] = []] = propose('1998/GR0207.TXT', '1998/GR0228.TXT', '1998/GR0802.TXT');
    expect(note).toBe('0207: the order is month, day, year, as in “1998/GR0228.TXT”');
  });

  it.each([
    ['one of the folder is no day', ['2005/RR98-1.csv', '2005/RR04-1.csv', '2005/RR12-25.csv']],
    [
      'the same words have a number elsewhere that is no day',
      ['2005/swp0116.txt', '2005/swp0120.txt', '2006/swp0132.txt'],
    ],
    ['they go up by ones', ['2005/swp0116.txt', '2005/swp0117.txt', '2005/swp0118.txt', '2005/swp0125.txt']],
    ['none proves an order', ['2005/a0102.txt', '2005/a0304.txt', '2005/a0509.txt']],
    ['they are few', ['2005/a0116.txt', '2005/b0304.txt']],
    ['they are years and months', ['2008/mins0801.txt', '2008/mins0812.txt', '2008/mins0805.txt', '2013/mins1306.txt']],
    ['they count rounds', ['2005/rounds 1-14.csv', '2005/rounds 2-15.csv', '2006/rounds 1-16.csv']],
    ['no year is known', ['a/GR0228.TXT', 'a/KZ0207.TXT', 'a/GR0802.TXT']],
  ])('makes no days of numbers where %s', (_, files) => {
    expect(propose(...files).map(([day]) => day)).toEqual(files.map(() => undefined));
  });

  it('makes no days of numbers where the files say other ones', () => {
    const items = ['2005/GR0228.csv', '2005/GR0307.csv', '2005/GR0802.csv'].map((file) => {
      const bytes = new TextEncoder().encode(`Cup\n3 May 2005\n${new TextDecoder().decode(BYTES)}`);
      return readItem(bytes, file, file, new Map(), NOW);
    });
    expect([...concludeItems(items, NO_MANIFEST).values()]).toEqual([]);
  });

  it.each([
    ['a/03-04-2006.csv', ['nameDates']],
    ['a/060202.csv', ['nameDates']],
    ['a/2006-04-03.csv', []],
    ['2006/060202.csv', []],
    ['a/03.04.06.csv', []],
    ['a/evening.csv', []],
  ])('is asked for %s: %j', (file, asked) => {
    const { open } = readBatchFile(BYTES, file, new Map(), NOW);
    expect(open.filter((key) => /dates/i.test(key))).toEqual(asked);
  });
});
