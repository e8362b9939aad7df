import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { utils, write } from '@e965/xlsx';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { writeHistoryFolder } from '../builders/history-folder.js';
import { person } from '../builders/surroundings.js';
import { inventCommunity, SMALL } from '../names/community.js';

type Row = Record<string, string>;

interface Told {
  readonly refused: { readonly file: string; readonly finding: { readonly code: string; readonly message: string } }[];
  readonly duplicates: [string, string][];
  readonly people: { readonly spellings: number; readonly groups: number; readonly cards: number };
}

describe('quadrant history check', () => {
  const ann = person(
    () => ({}),
    () => new Date('2026-11-28T12:00:00Z'),
  );
  afterAll(() => ann.leave());

  const truth = writeHistoryFolder(path.join(ann.folder, 'past'), inventCommunity('walk', SMALL), 'walk');
  const files = new Set(truth.map(({ file }) => file));
  const rowsOf = (file: string): Row[] => parse(readFileSync(path.join(ann.folder, file)), { columns: true });
  const check = async (...words: string[]) => {
    const { code, out, err } = await ann.call('history', 'check', 'past', '--json', ...words);
    return { code, err, told: JSON.parse(out) as Told };
  };
  const save = (file: string, rows: readonly Row[]) => ann.write(file, stringify([...rows], { header: true }));

  it('counts files, doubles and people, and says where each person is named', async () => {
    const { code, told } = await check('--entries', 'entries.csv');
    expect(code).toBe(0);
    const copies = [...files].filter((file) => file.includes('copy'));
    expect(told).toMatchObject({
      files: files.size,
      readable: files.size,
      refused: [],
      tournaments: files.size,
      standingsOnly: [...files].filter((file) => / \d*[49]\.csv$/.test(file)).length,
    });
    expect(told.duplicates).toHaveLength(copies.length);
    expect(told.duplicates.flat().filter((file) => file.includes('copy'))).toHaveLength(copies.length);
    const mentions = rowsOf('entries.csv');
    expect(Object.keys(mentions[0]!)).toEqual(['file', 'line', 'spelling', 'group']);
    for (const { file, line, spelling } of mentions) {
      const written = readFileSync(path.join(ann.folder, 'past', file!), 'utf8').split('\n')[Number(line) - 1]!;
      expect(written).toContain(spelling);
    }
    expect(new Set(mentions.map(({ group }) => group)).size).toBe(told.people.groups);
  });

  it('takes a filled-in manifest as answers, and keeps it', async () => {
    const proposed = rowsOf('manifest.csv');
    expect(proposed.map(({ file }) => file)).toEqual([...files].sort());
    for (const row of proposed) expect(row['startsAt']).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(proposed.every(({ open }) => open!.includes('game') && open!.includes('director'))).toBe(true);
    save(
      'manifest.csv',
      proposed.map((row) => ({
        ...row,
        game: '2e',
        director: 'ann',
        name: row['name'] || 'Club evening',
        note: 'by Ann',
      })),
    );
    const { code } = await check('--manifest', 'manifest.csv');
    expect(code).toBe(0);
    for (const row of rowsOf('manifest.csv')) expect(row).toMatchObject({ game: '2e', open: '', note: 'by Ann' });
  });

  it('takes decisions about people, and asks no more about them', async () => {
    const [first, second, third, ...others] = rowsOf('people.csv');
    const before = await check();
    const cards = [first!, second!, third!, ...others].flatMap(({ card }) => (card === '' ? [] : [Number(card)]));
    expect(new Set(cards).size).toBe(before.told.people.cards);
    expect(cards).toEqual(cards.toSorted((a, b) => a - b));
    const verdicts = [first!, second!, third!].map((row, at): Row => ({
      ...row,
      decision: ['same', 'two', 'unknown'][at]!,
    }));
    save('people.csv', [...verdicts, ...others]);
    const { told } = await check('--people', 'people.csv', '--manifest', 'manifest.csv');
    expect(told.people.groups).toBe(before.told.people.groups - 1);
    const rows = rowsOf('people.csv');
    expect(rows.filter(({ decision }) => decision !== '')).toEqual(verdicts);
    const asked = rows.filter(({ card, decision }) => card !== '' && decision === '');
    for (const { spelling, file } of verdicts)
      expect(asked).not.toContainEqual(expect.objectContaining({ spelling, file, with_file: first!['with_file'] }));
    // The same again changes nothing.
    expect(await check('--people', 'people.csv', '--manifest', 'manifest.csv')).toMatchObject({ told });
    expect(rowsOf('people.csv')).toEqual(rows);
  });

  it('names a refused file and its first finding, and reads the others', async () => {
    ann.write('past/letter.txt', 'Dear Ann,\nsee you on Sunday.\n');
    ann.write('past/picture.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0xff, 0xfe, 0]));
    const { code, told } = await check();
    expect(code).toBe(1);
    expect(told).toMatchObject({ files: files.size + 2, readable: files.size });
    expect(told.refused.map(({ file, finding }) => [file, finding.code])).toEqual([
      ['letter.txt', 'unknown-format'],
      ['picture.png', 'not-text'],
    ]);
    const { out } = await ann.call('history', 'check', 'past');
    expect(out).toMatch(/letter\.txt:\n {2}error unknown-format/);
    expect(out).toContain('people.csv, the most useful first');
    expect(out).toMatch(/\d+ % of the entries are where their names usually play\./);
    expect(out).toMatch(/About 9\d\.\d % of the links are expected to be right\./);
  });

  it('reads two spellings of one name in a table of games as one person', async () => {
    ann.write('past/spelled.csv', 'Round,Player 1,Player 2,Result\n1,Xena Zorn,Yan Li,FW\n2,Yan Li,"Zorn, Xena",FW\n');
    await check('--entries', 'entries.csv');
    const mentions = rowsOf('entries.csv').filter(({ file, line }) => file === 'spelled.csv' && Number(line) > 1);
    const groupsOf = (word: string) =>
      mentions.filter(({ spelling }) => spelling!.includes(word)).map(({ group }) => group);
    expect(groupsOf('Zorn')).toHaveLength(2);
    expect(new Set(groupsOf('Zorn')).size).toBe(1);
  });

  it('lists three equal files as one group for people, and as pairs for programs', async () => {
    for (const file of ['past/one.csv', 'past/three.csv', 'past/two.csv'])
      ann.write(file, 'Round,Player 1,Player 2,Result\n1,Xia Wu,Yan Li,FW\n');
    const { told } = await check();
    expect(told.duplicates).toEqual(
      expect.arrayContaining([
        ['one.csv', 'three.csv'],
        ['one.csv', 'two.csv'],
      ]),
    );
    const { out } = await ann.call('history', 'check', 'past');
    expect(out).toContain('three.csv, two.csv: the same as one.csv.\n');
  });

  it.each([
    ['no folder', ['history', 'check', 'nowhere'], /nowhere/],
    [
      'a manifest of another folder',
      ['history', 'check', 'past', '--manifest', 'other.csv'],
      /“gone\.csv”, which is not in the folder/,
    ],
    ['a file with two rows', ['history', 'check', 'past', '--manifest', 'twice.csv'], /two rows for “letter\.txt”/],
    ['a column that is no answer', ['history', 'check', 'past', '--manifest', 'odd.csv'], /column “is it fun\?”/],
    ['a decision that is none', ['history', 'check', 'past', '--people', 'maybe.csv'], /“maybe” is no decision/],
    ['a table without the columns', ['history', 'check', 'past', '--people', 'odd.csv'], /no column “spelling”/],
  ])('says what to correct: %s', async (_, words, told) => {
    ann.write('other.csv', 'file,game\ngone.csv,2e\n');
    ann.write('twice.csv', 'file;game\nletter.txt;2e\nletter.txt;1e\n');
    ann.write('odd.csv', 'file,is it fun?\nletter.txt,yes\n');
    ann.write('maybe.csv', 'spelling,file,with,with_file,decision\nAnn,a.csv,Ann,b.csv,maybe\n');
    const { code, err } = await ann.call(...words);
    expect(code).toBe(2);
    expect(err).toMatch(told);
  });

  it('says which decision was not used', async () => {
    ann.write('wrong.csv', 'spelling,file,with,with_file,decision\nAnn Nobody,a.csv,Ann,b.csv,same\n');
    const { code, err } = await ann.call('history', 'check', 'past', '--people', 'wrong.csv');
    expect(code).toBe(1);
    expect(err).toMatch(/“Ann Nobody” in a\.csv .* was not used: a file does not have this spelling/);
  });

  it('writes no formula into a table, and reads the name back', async () => {
    ann.write('past/formulas.csv', 'Place,Player,VP\n1,=1+1,3\n2,Bob,1\n');
    await ann.call('history', 'check', 'past');
    const row = rowsOf('people.csv').find(({ file, spelling }) => file === 'formulas.csv' && spelling !== 'Bob')!;
    expect(row['spelling']).toBe("'=1+1");
    const other = rowsOf('people.csv').find(({ file, spelling }) => file === 'formulas.csv' && spelling === 'Bob')!;
    save('formula.csv', [{ ...row, with: other['spelling']!, with_file: 'formulas.csv', decision: 'two' }]);
    const { err } = await ann.call('history', 'check', 'past', '--people', 'formula.csv');
    expect(err).not.toContain('was not used');
  });

  it('keeps an older table that was not given', async () => {
    ann.write('people.csv', 'mine\n');
    const { err } = await ann.call('history', 'check', 'past');
    expect(err).toContain('people.old.csv');
    expect(readFileSync(path.join(ann.folder, 'people.old.csv'), 'utf8')).toBe('mine\n');
  });
});

describe('a workbook with a sheet for each evening', () => {
  const ann = person(
    () => ({}),
    () => new Date('2026-11-28T12:00:00Z'),
  );
  afterAll(() => ann.leave());

  it('is read as a batch reads it: a file for each sheet, whose months are dates', async () => {
    mkdirSync(path.join(ann.folder, 'past'));
    const book = utils.book_new();
    for (const month of ['Oktober 2003', 'November 2003'])
      utils.book_append_sheet(
        book,
        utils.aoa_to_sheet([
          ['Round', 'Player 1', 'Player 2', 'Result'],
          [1, `Mia ${month.slice(0, 3)}`, 'Nils', 'FW'],
        ]),
        month,
      );
    ann.write('past/Season.xlsx', write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
    const { out } = await ann.call('history', 'check', 'past', '--json');
    expect(JSON.parse(out)).toMatchObject({ files: 2, readable: 2, refused: [], tournaments: 2 });
    const rows: Row[] = parse(readFileSync(path.join(ann.folder, 'manifest.csv')), { columns: true });
    expect(rows.map(({ file, startsAt }) => [file, startsAt])).toEqual([
      ['Season - November 2003.csv', '2003-11'],
      ['Season - Oktober 2003.csv', '2003-10'],
    ]);
  });

  it('has a plain name for files without columns', async () => {
    ann.write(
      'past/mail.txt',
      'Round 1\nAnn - Bob 100:40\nCy - Dee 100:30\nRound 2\nAnn - Cy 100:20\nBob - Dee 90:100\n',
    );
    const { out } = await ann.call('history', 'check', 'past');
    expect(out).toContain('1 file looks like this: a text with a game on each line (mail.txt)');
  });
});

describe('half a tournament in a file', () => {
  const ann = person(
    () => ({}),
    () => new Date('2026-11-28T12:00:00Z'),
  );
  afterAll(() => ann.leave());
  const rowsOf = (file: string): Row[] => parse(readFileSync(path.join(ann.folder, file)), { columns: true });

  it('is offered with the other half, joined by the manifest, and alone again without', async () => {
    const head = 'Round,Player 1,Player 2,Score\n';
    mkdirSync(path.join(ann.folder, 'halves'));
    ann.write('halves/2003-05-10 a.csv', `${head}1,Ann Ash,Bob Best,100-40\n2,Ann Ash,Cid Cole,100-20\n`);
    ann.write('halves/2003-05-10 b.csv', `${head}3,Ann Ash,Bob Best,100-40\n4,Bob Best,Cid Cole,100-20\n`);
    const offered = await ann.call('history', 'check', 'halves');
    expect(offered.out).toContain(
      '2003-05-10 b.csv may hold the other half of 2003-05-10 a.csv: rounds 1–2 and 3–4; 3 of 3 people are in both',
    );
    expect(offered.out).toContain('write 2003-05-10 a.csv into the column partOf of 2003-05-10 b.csv in manifest.csv');
    const rows = rowsOf('manifest.csv');
    const told = async (partOf: string) => {
      ann.write(
        'halves.csv',
        stringify(
          rows.map((row) => ({
            ...row,
            game: '2e',
            director: 'ann',
            partOf: row['file'] === '2003-05-10 b.csv' ? partOf : '',
          })),
          { header: true },
        ),
      );
      const { out } = await ann.call('history', 'check', 'halves', '--json', '--manifest', 'halves.csv');
      return JSON.parse(out) as { tournaments: number; halves: object[] };
    };
    expect(await told('2003-05-10 a.csv')).toMatchObject({ tournaments: 1, halves: [] });
    expect(rowsOf('manifest.csv')[1]).toMatchObject({ partOf: '2003-05-10 a.csv', open: '' });
    expect(await told('')).toMatchObject({ tournaments: 2, halves: [{ kind: 'rounds' }] });
  });
});
