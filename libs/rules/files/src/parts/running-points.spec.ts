import { openFile } from '../open-file.js';
import { readPastFile } from '../past-file.js';

// Programs of pairing print the points so far behind each name, and the standings below in other columns.
const ROUNDS = `PairMaster   report: all rounds
Event : Spring Open

Round 1
Tbl Player               Res     Opponent
1   Lee, Ann [0]       100-40    Roy, Bob [0]
2   Zed, Cy [0]         45-25    Fox, Dee [0]
--  Van Ek, Ed [0]               *** bye ***

Round 2
Tbl Player               Res     Opponent
1   Lee, Ann [4]       100-25    Van Ek, Ed [4]
2   Zed, Cy [3]         15-100   Roy, Bob [0]
--  Fox, Dee [1]                 *** bye ***

Standings after round 2
 Rk  Player              Pts   SoS   Diff
  1  Lee, Ann              8     8   +135
  2  Fox, Dee              5     3    -20
  3  Van Ek, Ed            4     8    -75
  4  Roy, Bob              4    11    +25
  5  Zed, Cy               3     9    -65
`;
const ANSWERS = new Map(
  Object.entries({ game: '2e', director: 'zoe', startsAt: '2014-05-31', name: 'Spring Open', wins: 'modified' }),
);

interface Written {
  readonly rounds: readonly {
    readonly matches: readonly { readonly players: string[]; readonly score?: number[] }[];
  }[];
}

interface Stated {
  readonly statedStandings: readonly { readonly place: number; readonly handle: string; readonly points: number }[];
}

function open(text: string) {
  const { documents, findings } = openFile(new TextEncoder().encode(text), ANSWERS);
  return { written: JSON.parse(new TextDecoder().decode(documents[0]!)) as Written, findings };
}

describe('Points so far behind names', () => {
  it.each([
    ['in brackets', ROUNDS],
    ['in parentheses', ROUNDS.replaceAll(/\[(\d)\]/g, '($1)')],
    ['with halves', ROUNDS.replaceAll('[4]', '[4.5]')],
  ])('are no part of the names %s, and one finding says so', (_, text) => {
    const { written, findings } = open(text);
    const [, second] = written.rounds;
    expect(written.rounds).toHaveLength(2);
    expect(second!.matches.map(({ players, score }) => [...players, ...(score ?? [])].join(' '))).toEqual([
      'Lee, Ann Van Ek, Ed 100 25',
      'Zed, Cy Roy, Bob 15 100',
      'Fox, Dee',
    ]);
    const told = findings.filter(({ message }) => String(message).includes('points so far'));
    expect(told.map(({ line, code }) => [line, code])).toEqual([[6, 'column-not-needed']]);
  });

  it('leave the standings below in their own columns', () => {
    const { tournaments } = readPastFile(
      new TextEncoder().encode(ROUNDS),
      'spring.txt',
      ANSWERS,
      new Date('2026-01-01'),
    );
    const { statedStandings } = JSON.parse(new TextDecoder().decode(tournaments[0]!.document!)) as Stated;
    expect(statedStandings.map(({ place, handle, points }) => [place, handle, points].join(' '))).toEqual([
      '1 Lee, Ann 8',
      '2 Fox, Dee 5',
      '3 Van Ek, Ed 4',
      '4 Roy, Bob 4',
      '5 Zed, Cy 3',
    ]);
  });

  it('are told from numbers that stay with a name, such as a year', () => {
    const years = ROUNDS.replaceAll(/(Lee, Ann|Roy, Bob|Zed, Cy|Fox, Dee|Van Ek, Ed) \[\d\]/g, '$1 [71]');
    const { written } = open(years.slice(0, years.indexOf('Standings')));
    expect(written.rounds[0]!.matches[0]!.players).toEqual(['Lee, Ann [71]', 'Roy, Bob [71]']);
  });
});
