import { partsOfXlsx, zipOf } from '../../../../test/builders/zip.js';
import { BATCH_LIMITS, unpackFiles } from './unpack-files.js';

const taken = (bytes: Uint8Array, path = 'past.zip') =>
  [...unpackFiles(bytes, path)].map((each) =>
    'file' in each ? each.file.path : [each.notTaken.path, String(each.notTaken.reason)],
  );

const text = (content: string) => new TextEncoder().encode(content);

describe('the files of a batch', () => {
  it('are taken from an archive, below its folder, without what systems put beside them', () => {
    const bytes = zipOf([
      { name: '2009/spring.csv', content: 'a' },
      { name: '2009/', content: '' },
      { name: '__MACOSX/2009/._spring.csv', content: 'x' },
      { name: '.DS_Store', content: 'x' },
    ]);
    expect(taken(bytes, 'club/past.zip')).toEqual(['club/2009/spring.csv']);
  });

  it('may be workbooks, alone and in an archive', () => {
    const workbook = zipOf(partsOfXlsx(['<row/>']));
    expect(taken(workbook, 'a.xlsx')).toEqual(['a.xlsx']);
    expect(taken(zipOf([{ name: 'a.xlsx', content: workbook }]))).toEqual(['a.xlsx']);
  });

  it.each([
    [
      'an archive in an archive',
      { name: 'b.zip', content: zipOf([{ name: 'a.csv', content: 'a' }]) },
      'archive inside an archive',
    ],
    ['a path that leads out', { name: '../../etc/passwd', content: 'a' }, 'leads out of the batch'],
    ['a path of another drive', { name: 'C:\\a.csv', content: 'a' }, 'leads out of the batch'],
    ['a path that is too long', { name: `${'a'.repeat(301)}.csv`, content: 'a' }, 'longer than 300 characters'],
    ['an empty file', { name: 'a.csv', content: '' }, 'is empty'],
    ['an encrypted file', { name: 'a.csv', content: 'a', isEncrypted: true }, 'is encrypted'],
    [
      'a file that unpacks to more than its limit',
      { name: 'a.csv', content: 'a'.repeat(BATCH_LIMITS.fileBytes + 1), claimed: 9 },
      'is larger than',
    ],
  ])('do not include %s, and the others are taken', (_, part, reason) => {
    const [refused, other] = taken(zipOf([part, { name: 'good.csv', content: 'good' }]));
    expect(refused).toEqual([part.name, expect.stringContaining(reason)]);
    expect(other).toBe('good.csv');
  });

  it('tell of an archive that is broken', () => {
    const bytes = zipOf([{ name: 'a.csv', content: 'a' }]).slice(0, -30);
    expect(taken(bytes)).toEqual([['past.zip', 'It is a broken archive. Make it again.']]);
  });

  it('are the lines of a file with a report on each line, each by its number, also in an archive', () => {
    const lines = text('{"a":1}\n\n  \r\nann beat bob\n{"b":2}');
    const expected = ['history-000001.json', 'history-000004.json', 'history-000005.json'];
    expect(taken(lines, 'history.ndjson')).toEqual(expected);
    expect(taken(lines, 'history.JSONL')).toEqual(expected);
    expect(taken(zipOf([{ name: 'a/history.ndjson', content: lines }]))).toEqual(expected.map((name) => `a/${name}`));
    const [first] = unpackFiles(lines, 'history.ndjson');
    expect('file' in first! && new TextDecoder().decode(first.file.content)).toBe('{"a":1}');
    expect(taken(text('\n \n'), 'history.ndjson')).toEqual([['history.ndjson', 'It is empty.']]);
  });

  describe('of a workbook', () => {
    const row = (...cells: string[]) =>
      `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`;
    const places = (...above: string[]) =>
      [
        ...above.map((line) => row(line)),
        row('Place', 'Player', 'Points'),
        row('1', 'Ann', '9'),
        row('2', 'Bob', '6'),
      ].join('');
    const games = (day: string, winner: string) =>
      [row('Date', day), row('Round', 'Player 1', 'Player 2', 'Winner'), row('1', 'Ann', 'Bob', winner)].join('');
    const sheetsOf = (...sheets: string[]) => taken(zipOf(partsOfXlsx(sheets)), 'club/Season 2004.xlsx');

    it.each([
      ['places', [places('Date: 2004-03-14'), places('Date: 2004-04-11')]],
      ['games', [games('2004-03-14', 'Ann'), games('2004-04-11', 'Bob')]],
      ['games, beside other sheets', [row('The season'), games('2004-03-14', 'Ann'), games('2004-04-11', 'Bob')]],
    ])('are its sheets where each has %s of another day', (_, sheets) => {
      expect(sheetsOf(...sheets)).toEqual(sheets.map((__, at) => `club/Season 2004 - S${at + 1}.csv`));
    });

    it.each(['Jahreswertung 2004', 'Overview', 'ranking roczny'])(
      'leave out a sheet that sums them up: %s',
      (title) => {
        const [first, second, ...others] = sheetsOf(
          games('2004-03-14', 'Ann'),
          games('2004-04-11', 'Bob'),
          places(title),
        );
        expect([first, second]).toEqual(['club/Season 2004 - S1.csv', 'club/Season 2004 - S2.csv']);
        expect(others).toEqual([['club/Season 2004 - S3.csv', expect.stringContaining('sums up the others')]]);
      },
    );

    it.each([
      ['the places of one tournament, twice', [places('Date: 2004-03-14'), places('Date: 2004-03-14')]],
      ['games and the places of them', [games('2004-03-14', 'Ann'), places()]],
      ['sheets without days', [places(), places()]],
    ])('are the workbook itself where it has %s', (_, sheets) => {
      expect(sheetsOf(...sheets)).toEqual(['club/Season 2004.xlsx']);
    });
  });

  it('are the parts of a text in which each tournament is below its own day, also in an archive', () => {
    const evening = (day: string) =>
      `Evening, ${day}\n${[1, 2].map((round) => `Round ${round}\nAnn - Bob 100:40\nCy - Dee 60:85\n`).join('')}\n`;
    const season = text(`The season\n\n${evening('14 March 2004')}${evening('11 April 2004')}`);
    const expected = [
      ['club/2004 - above.txt', expect.stringContaining('“The season”')],
      'club/2004 - Evening 2004-03-14.txt',
      'club/2004 - Evening 2004-04-11.txt',
    ];
    expect(taken(season, 'club/2004.txt')).toEqual(expected);
    expect(taken(zipOf([{ name: 'club/2004.txt', content: season }]))).toEqual(expected);
  });

  it('are taken as they are where they are no archive', () => {
    expect(taken(text('a,b'), 'a.csv')).toEqual(['a.csv']);
  });
});
