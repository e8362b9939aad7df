import { utils, write } from '@e965/xlsx';
import { openFile } from './open-file.js';

const SAID = new Map(Object.entries({ game: '2e', director: 'dirk', name: 'Local', startsAt: '2006-03-04' }));
const toldIn = (bytes: Uint8Array) =>
  openFile(bytes, SAID).findings.map(({ code, message }) => `${code}: ${String(message)}`);

describe('points that a table states beside its games', () => {
  const crosstable = (...totals: readonly number[]) =>
    new TextEncoder().encode(
      ['No;Name;R1;R2;R3;Total', '1;Ann;2W;3W;4W', '2;Bob;1L;4W;3W', '3;Cy;4W;1L;2L', '4;Dee;3L;2L;1L']
        .map((line, at) => (at === 0 ? line : `${line};${totals[at - 1]!}`))
        .join('\n'),
    );

  it('are named where a club counts them in a way that nothing shows', () => {
    expect(toldIn(crosstable(310, 222, 140, 95))).toContain(
      'cell-not-used: The totals, such as 310, are not stored: no usual count of wins, draws and byes gives them.',
    );
  });

  it('need no word where the games give them', () => {
    expect(toldIn(crosstable(3, 2, 1, 0)).filter((each) => /total|stored/.test(each))).toEqual([]);
  });

  it('are named with one player where they are on another sheet', () => {
    const book = utils.book_new(
      utils.aoa_to_sheet([
        ['Round', 'Player 1', 'Player 2', 'Result'],
        [1, 'Ann', 'Bob', 'W'],
        [1, 'Cy', 'Dee', 'W'],
        [2, 'Ann', 'Cy', 'W'],
        [2, 'Bob', 'Dee', 'W'],
      ]),
      'Games',
    );
    const rows = [
      ['Place', 'Player', 'Points'],
      [1, 'Ann', 310],
      [2, 'Bob', 222],
      [3, 'Cy', 140],
      [4, 'Dee', 95],
    ];
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Final');
    const bytes = new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
    expect(toldIn(bytes).join('\n')).toContain('the points, such as 310 for Ann, are not stored');
  });
});

describe('points that count results in another way than the rules', () => {
  const ROWS = [
    '1;Ann;2 FW 100-80;3 FW 100-90;4 MW 70-40;11;+80',
    '2;Bob;1 FL 80-100;4 FW 100-20;3 FW 100-45;8;+115',
    '3;Cy;4 MW 65-30;1 FL 90-100;2 FL 45-100;3;-30',
    '4;Dee;3 ML 30-65;2 FL 20-100;1 ML 40-70;2;-145',
    '5;Eve;6 FW 100-0;6 FL 0-100;6 FW 100-10;8;+90',
    '6;Flo;5 FL 0-100;5 FW 100-0;5 FL 10-100;4;-90',
  ];
  const places = [1, 2, 5, 6, 3, 4];
  const table = (head: string, rows: readonly string[]) => new TextEncoder().encode([head, ...rows].join('\n'));
  const COUNT = new Map([...SAID, ['statedPlaces', 'count']]);
  const read = (bytes: Uint8Array) => {
    const { documents, findings } = openFile(bytes, COUNT);
    const { statedStandings = [] } = JSON.parse(new TextDecoder().decode(documents[0]!)) as {
      statedStandings?: object[];
    };
    return { statedStandings, told: findings.map(({ code }) => code) };
  };
  const placed = ROWS.map((row, index) => `${row};${places[index]!}`);

  it.each(['Pts', 'Points', 'VP', 'Total'])(
    'are stated under the heading %s, with places and differentials',
    (heading) => {
      const { statedStandings, told } = read(table(`No;Name;R1;R2;R3;${heading};Diff;Pos`, placed));
      expect(statedStandings).toContainEqual({ handle: 'Ann', place: 1, points: 11, differential: 80 });
      expect(statedStandings).toContainEqual({ handle: 'Dee', place: 6, points: 2, differential: -145 });
      expect(told).not.toContain('cell-not-used');
      expect(told).not.toContain('column-not-used');
    },
  );

  it('are stated where the number of a row is its place, since the rows are in the order of points', () => {
    const rows = [
      '1;Ann;2 FW 100-80;3 FW 100-90;4 FW 100-40;12;+90',
      '2;Bob;1 FL 80-100;4 FW 100-20;3 FW 100-45;8;+115',
      '3;Cy;4 TT 65-65;1 FL 90-100;2 FL 45-100;2;-65',
      '4;Dee;3 TT 65-65;2 FL 20-100;1 FL 40-100;2;-140',
    ];
    const bob = { handle: 'Bob', place: 2, points: 8, differential: 115 };
    expect(read(table('Pl;Name;R1;R2;R3;Pts;Diff', rows)).statedStandings).toContainEqual(bob);
    expect(read(table('No;Name;R1;R2;R3;Pts;Diff', rows)).statedStandings).toContainEqual(bob);
    // Without a differential, the number does not say who of two with the same points is before the other.
    const bare = rows.map((row) => row.slice(0, row.lastIndexOf(';')));
    expect(read(table('No;Name;R1;R2;R3;Pts', bare)).statedStandings).toEqual([]);
  });

  it('leave a differential unread, with a finding, where no place is stated', () => {
    const four = ROWS.slice(0, 4);
    const { statedStandings, told } = read(table('No;Name;R1;R2;R3;Other;Diff', four));
    expect(statedStandings).toEqual([]);
    expect(told).toContain('column-not-used');
  });
});
