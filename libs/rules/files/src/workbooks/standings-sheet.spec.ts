import { utils, write } from '@e965/xlsx';
import { readPastFile } from '../past-file.js';

const NOW = new Date('2026-01-01');
const FACTS = { game: '2e', director: 'Zed', name: 'Evening', startsAt: '2004-03-14', wins: 'full' };

type Rows = readonly (readonly (string | number)[])[];

const GAMES: Rows = [
  ['Round', 'Player 1', 'Player 2', 'Score 1', 'Score 2'],
  [1, 'Ann Roy', 'Bob Lee', 100, 35],
  [1, 'Cy Tar', 'Dee Urn', 60, 60],
];
const PLACES: Rows = [
  ['Rank', 'Player', 'Points'],
  [1, 'Ann Roy', 2],
  [2, 'Tar, Cy', 1],
  [2, 'Dee Urn', 1],
  [4, 'Bob Lee', 0],
];

function read(sheets: Readonly<Record<string, Rows>>, answers: Readonly<Record<string, string>> = {}) {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), name);
  const bytes = new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
  const given = new Map(Object.entries({ ...FACTS, ...answers }));
  const { tournaments, findings } = readPastFile(bytes, 'evening.xlsx', given, NOW);
  const written = tournaments[0]?.document;
  const { statedStandings = null, record = null } =
    written == null
      ? {}
      : (JSON.parse(new TextDecoder().decode(written)) as { statedStandings?: object[]; record?: string });
  const told = findings.flatMap(({ code, pointer, line }) =>
    code === 'standings-contradict' || code === 'sheet-not-read' ? [`${code} ${pointer} ${line}`] : [],
  );
  return { statedStandings, record, told, findings };
}

describe('A sheet of standings beside the sheet of games, in a batch', () => {
  it('states places and points, and each difference names its cell', () => {
    const { statedStandings, record, told, findings } = read({ Games: GAMES, Standings: PLACES });
    expect(record).toBeNull();
    expect(statedStandings).toEqual([
      { handle: 'Ann Roy', place: 1, points: 2 },
      { handle: 'Cy Tar', place: 2, points: 1 },
      { handle: 'Dee Urn', place: 2, points: 1 },
      { handle: 'Bob Lee', place: 4, points: 0 },
    ]);
    expect(told).toEqual([0, 1, 2, 3].map((row) => `standings-contradict /statedStandings/${row} ${row + 2}`));
    const [first] = findings.filter(({ code }) => code === 'standings-contradict');
    expect(String(first?.message)).toMatch(/^In Standings: The standings state/);
  });

  it('counts under the spelling or the handle that an answer joins', () => {
    const games = GAMES.map((row) => row.map((cell) => (cell === 'Ann Roy' ? 'Anne Roy' : cell)));
    const { statedStandings } = read({ Games: games, Standings: PLACES }, { 'handle.Anne Roy': 'Ann Roy' });
    expect(statedStandings).toContainEqual({ handle: 'Ann Roy', place: 1, points: 2 });
    const both = read(
      { Games: [...GAMES, [2, 'Anne Roy', 'Cy Tar', 100, 35]], Standings: PLACES },
      {
        'handle.Anne Roy': 'Ann Roy',
      },
    );
    expect(both.statedStandings).toHaveLength(4);
    expect(both.statedStandings).toContainEqual({ handle: 'Ann Roy', place: 1, points: 2 });
  });

  it('is only compared where somebody answered that the games count', () => {
    const { statedStandings, told } = read({ Games: GAMES, Standings: PLACES }, { statedPlaces: 'compare' });
    expect(statedStandings).toBeNull();
    expect(told).toEqual(['sheet-not-read  1']);
  });

  it.each([
    ['the numbers of its rows are no places', [['No', 'Player', 'Points'], ...PLACES.slice(1)], []],
    ['it sums up the season', [['Season standings 2004'], ...PLACES], []],
    [
      'it names somebody who did not play',
      [...PLACES, [5, 'Eve', 0]],
      ["standings-contradict 'Standings'!B6 undefined"],
    ],
  ])('is not stored where %s', (_, standings: Rows, contradicting) => {
    const { statedStandings, told } = read({ Games: GAMES, Standings: standings });
    expect(statedStandings).toBeNull();
    expect(told).toEqual([...contradicting, 'sheet-not-read  1']);
  });

  it('counts as the final one where the sheets after earlier rounds differ, and is not chosen by chance', () => {
    const earlier = [PLACES[0]!, [1, 'Bob Lee', 2], [2, 'Ann Roy', 0]];
    expect(read({ Games: GAMES, 'After 1': earlier, 'Final places': PLACES }).statedStandings).toHaveLength(4);
    expect(read({ Games: GAMES, A: PLACES, B: PLACES }).statedStandings).toHaveLength(4);
    const open = read({ Games: GAMES, 'After 1': earlier, 'After 2': PLACES });
    expect(open.statedStandings).toBeNull();
    expect(String(open.findings[0]?.message)).toBe(
      'The sheets “After 1” and “After 2” state different places, so none of them is stored.',
    );
  });
});
