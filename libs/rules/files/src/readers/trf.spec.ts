import { openFile } from '../open-file.js';

const open = (lines: readonly string[]) => {
  const { format, tournaments, findings } = openFile(new TextEncoder().encode(lines.join('\r')));
  const found = findings.filter(({ code }) => code !== 'open-question').map(({ code, line }) => `${code} ${line}`);
  return { format, tournaments, found };
};

/** Each value of a line 001 in its columns. */
const player = (number: string, points: string, games: string) =>
  `001 ${number.padStart(4)} m    ${`Player ${number}`.padEnd(33)}      GER             2000/01/01 ${points.padStart(4)}    1  ${games}`;

describe('TRF26', () => {
  const head = ['012 Open', '042 2026/02/07', '142 3', '162    W  3.0     D  1.0', '192 FIDE_DUTCH_2025'];

  it('reads byes of lines 240, comments, national ratings and results in small letters', () => {
    const file = [
      '### written by hand',
      ...head,
      '240 H 002  0003',
      player('0001', '7.0', '0002 w 1  0000 - z'),
      player('0002', '0.0', '0001 b 0'),
      player('0003', '4.0', '0000 - f'),
      'GER 0001 m    Player 1                           2000 GER',
    ];
    expect(open(file)).toEqual({
      format: 'trf',
      tournaments: [{ name: 'Open', players: 3, rounds: 2, matches: 1, byes: 2, drops: 2 }],
      found: [],
    });
  });

  it('leaves an empty round without points, where older files mean a bye', () => {
    const lines = [player('1', '2.0', '   2 w 1'), player('2', '1.0', '   1 b 0            ')];
    expect(open([...head, ...lines]).tournaments).toMatchObject([{ byes: 0 }]);
  });

  it('shows a line of byes that it cannot read', () => {
    expect(open([...head, player('1', '1.0', '0000 - U'), '240 X 001  0001']).found).toEqual([
      'value-not-understood 7',
    ]);
  });
});

describe('Names of other letters than ASCII', () => {
  const padded = (padding: number) => (name: string, games: string) =>
    player('1', '1.0', games).replace('Player 1'.padEnd(33), name + ' '.repeat(padding));
  const of = (name: string, games: string) => padded(33 - name.length)(name, games);
  const byBytes = (name: string, games: string) => padded(33 - Buffer.byteLength(name))(name, games);
  const second = player('2', '1.0', '   1 b 0  0000 - U');

  it.each([
    ['counted as characters', of('Łukasz Żółć', '   2 w 1  0000 - -')],
    ['counted as bytes of UTF-8', byBytes('Łukasz Żółć', '   2 w 1  0000 - -')],
    ['counted as bytes, with letters of four', byBytes('𠮷野 太郎', '   2 w 1  0000 - -')],
    ['in windows-1252', of('Jörg Weiß', '   2 w 1  0000 - -')],
  ])('do not move the games when they are %s', (_, line) => {
    expect(open(['012 Open', line, second])).toEqual({
      format: 'trf',
      tournaments: [{ name: 'Open', players: 2, rounds: 2, matches: 1, byes: 1, drops: 1 }],
      found: [],
    });
  });

  it('stay as they are written', () => {
    const answers = new Map(Object.entries({ game: '2e', director: 'ann', startsAt: '2014-11-08' }));
    const file = ['012 Open', byBytes('Łukasz Żółć', '   2 w 1  0000 - -'), second].join('\n');
    const [document] = openFile(new TextEncoder().encode(file), answers).documents;
    expect(new TextDecoder().decode(document!)).toContain('"handle":"Łukasz Żółć"');
  });
});

describe('A TRF of another program', () => {
  const two = [player('1', '1.0', '   2 w 1'), player('2', '0.0', '   1 b 0')];

  it.each([
    ['20.11.2026', '2026-11-20'],
    ['Nov 20, 2026', '2026-11-20'],
    ['2026/11/20', '2026-11-20'],
    ['11/12/2026', undefined],
    ['soon', undefined],
  ])('with the date %s keeps it where it can be read only one way, and asks otherwise', (written, day) => {
    const answers = new Map(Object.entries({ game: '2e', director: 'ann', wins: 'full' }));
    const file = ['012 Open', `042 ${written}`, ...two].join('\n');
    const { findings, documents } = openFile(new TextEncoder().encode(file), answers);
    expect(findings.map(({ pointer }) => pointer)).toEqual(day === undefined ? ['/tournament/startsAt'] : []);
    if (day !== undefined) expect(new TextDecoder().decode(documents[0]!)).toContain(`"startsAt":"${day}T12:00:00Z"`);
  });

  it('loses the round behind the last, in which nobody has a match', () => {
    const lines = [player('1', '1.0', '   2 w 1  0000   -'), player('2', '0.0', '   1 b 0')];
    expect(open(['012 Open', ...lines])).toEqual({
      format: 'trf',
      tournaments: [{ name: 'Open', players: 2, rounds: 1, matches: 1, byes: 0, drops: 0 }],
      found: [],
    });
  });
});

describe('A TRF of a team tournament', () => {
  it('says that its teams are not read', () => {
    const file = [
      '012 Open',
      '042 2026/02/07',
      player('1', '1.0', '   2 w 1'),
      player('2', '0.0', '   1 b 0'),
      '013 Kassel   1',
      '013 Bonn     2',
    ];
    expect(open(file).found).toEqual(['cell-not-used 5']);
  });
});
