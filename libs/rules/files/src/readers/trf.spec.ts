import { openFile } from '../index.js';

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
