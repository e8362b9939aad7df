import { utils, write } from '@e965/xlsx';
import { readPastFile } from '../past-file.js';

type Row = readonly unknown[];

/** Returns what is proposed for a workbook of these sheets. */
function propose(sheets: Readonly<Record<string, readonly Row[]>>, answers: Readonly<Record<string, string>> = {}) {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), name);
  const bytes = new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
  const given = new Map(Object.entries(answers));
  return Object.fromEntries(readPastFile(bytes, 'x.xlsx', given, new Date('2026-11-28')).proposals);
}

const FACTS: readonly Row[] = [
  ['Event', 'Capital Cup'],
  ['Date', '2009-05-13'],
  ['Game', 'Trek 2E'],
  ['Place', 'Lansing'],
  ['Director', 'Dan Fletcher'],
  ['Players', '2'],
];
const PLACES: readonly Row[] = [
  ['Place', 'Player', 'Points'],
  ['1', 'Ann', '3'],
  ['2', 'Bob', '0'],
];
const MATCHES: readonly Row[] = [
  ['Round', 'Player 1', 'Player 2', 'Result'],
  ['1', 'Ann', 'Bob', 'FW'],
];
const TOLD = { name: 'Capital Cup', startsAt: '2009-05-13', game: '2e', venue: 'Lansing', director: 'Dan Fletcher' };

describe('The facts on other sheets of a workbook', () => {
  it.each([
    ['above a table of places', { Standings: [...FACTS, [], ...PLACES], Matches: MATCHES }],
    ['on a sheet without a table', { Info: FACTS, Matches: MATCHES }],
    ['on a sheet behind the results', { Matches: MATCHES, Info: FACTS }],
    ['on a sheet before one that has only places', { Info: FACTS, Table: PLACES }],
    ['on two sheets that agree', { Info: FACTS, Standings: [...FACTS, [], ...PLACES], Matches: MATCHES }],
  ])('count where they are %s', (_, sheets) => {
    expect(propose(sheets)).toMatchObject(TOLD);
  });

  it('count only as far as they agree, and less than those of the results', () => {
    const other = [
      ['Date', '2010-01-02'],
      ['Game', 'Trek 2E'],
    ];
    expect(propose({ Info: FACTS, More: other, Matches: MATCHES })).toMatchObject({ name: 'Capital Cup', game: '2e' });
    expect(propose({ Info: FACTS, More: other, Matches: MATCHES })).not.toHaveProperty('startsAt');
    const own = propose({ Info: FACTS, Matches: [['Date', '2010-01-02'], [], ...MATCHES] });
    expect(own).toMatchObject({ ...TOLD, startsAt: '2010-01-02' });
  });

  it('do not count where they are of another tournament, or of a season', () => {
    const two = { Spring: [...FACTS, [], ...MATCHES], Autumn: [...MATCHES, ['2', 'Bob', 'Ann', 'FW']] };
    expect(propose(two, { sheet: 'Autumn' })).not.toHaveProperty('startsAt');
    expect(propose({ Overview: [...FACTS, [], ...PLACES], Matches: MATCHES })).not.toHaveProperty('startsAt');
  });
});
