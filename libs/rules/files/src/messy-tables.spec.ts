import { openFile } from './open-file.js';
import { readPastFile } from './past-file.js';

const ANSWERS = new Map([
  ['game', '2e'],
  ['director', 'Ann'],
  ['name', 'Cup'],
  ['startsAt', '2006-03-04'],
]);
interface Report {
  readonly players: readonly { readonly handle: string }[];
  readonly statedStandings?: readonly unknown[];
  readonly rounds: readonly {
    readonly round: number;
    readonly matches: readonly { readonly players: string[]; readonly result: string; readonly score?: number[] }[];
  }[];
}

const NO_REPORT: Report = { players: [], rounds: [] };

const open = (text: string) => {
  const { documents, findings } = openFile(new TextEncoder().encode(text), ANSWERS);
  const [document] = documents;
  return {
    report: document == null ? NO_REPORT : (JSON.parse(new TextDecoder().decode(document)) as Report),
    findings: findings.map(({ code, line }) => [code, line]),
  };
};
const matchesOf = (text: string) =>
  open(text).report.rounds.map(({ matches }) =>
    matches.map(({ players, result, score }) => [...players, result, score?.join('-')]),
  );

describe('files of messy histories', () => {
  it.each([
    ['lines below headings', 'Round 1:\nAnn - Bob 100:40\nCid - Dee 30:100\n\nRound 2:\nAnn - Dee 100:85\nBob - bye\n'],
    [
      'sentences',
      'R1: Ann beat Bob 100-40\nR1: Dee beat Cid 100-30\nR2: Dee lost to Ann 85-100\nRound 2: Bob vs bye\n',
    ],
  ])('reads games in %s', (_, text) => {
    const [first, second] = matchesOf(text);
    expect(first).toHaveLength(2);
    expect(first![0]).toEqual(['Ann', 'Bob', 'FW', '100-40']);
    expect(first![1]!.slice(0, 2).sort()).toEqual(['Cid', 'Dee']);
    expect(second).toHaveLength(2);
  });

  it('reads no game from a letter', () =>
    expect(open('Round 1 was great.\nAnn beat Bob 100-40\nSee you - on Sunday\n').report).toEqual(NO_REPORT));

  it('names a line among the games that it does not read', () => {
    const { findings } = open('Round 1\nAnn - Bob 100:40\nCid - Dee 30:100\nEve was late\n');
    expect(findings).toContainEqual(['row-left-out', 4]);
  });

  it('takes a drop in place of an opponent as the end of a player, not as a player', () => {
    const { report } = open('Round,Player 1,Player 2,Score\n1,Ann,Bob,100-40\n2,Ann,Cid,100-20\n2,Bob,drop,\n');
    expect(report.players).toEqual([{ handle: 'Ann' }, { handle: 'Bob', droppedAfterRound: 1 }, { handle: 'Cid' }]);
  });

  it('says that rounds are stored with other numbers', () => {
    const { findings, report } = open('Round,Player 1,Player 2,Score\n3,Ann,Bob,100-40\n4,Ann,Bob,100-20\n');
    expect(findings).toContainEqual(['rounds-renumbered', 2]);
    expect(report.rounds.map(({ round }) => round)).toEqual([1, 2]);
  });

  it.each([
    ['ordinals', '1st Ann Smith (12 pts)\n2nd Bob Jones (9 pts)\n'],
    ['dots up to the points', ' 1 Ann Smith ........ 12\n 2 Bob Jones ......... 9\n'],
    ['columns without headings', '1\tAnn Smith\t12\n2\tBob Jones\t9\n'],
    ['a numbered list on a page', '<html><body><ol><li>Ann Smith (12)</li><li>Bob Jones (9)</li></ol></body></html>'],
  ])('reads standings from %s', (_, text) => {
    expect(open(text).report.statedStandings).toEqual([
      { handle: 'Ann Smith', place: 1, points: 12 },
      { handle: 'Bob Jones', place: 2, points: 9 },
    ]);
  });

  it.each([
    ['1. darkking71 12\n2. Bob J. 9\n', ['darkking71', 'Bob J.']],
    ['1. darkking71\n2. Bob J.\n', ['darkking71', 'Bob J.']],
  ])('keeps digits and dots of names in a list: %j', (text, names) => {
    expect(open(text).report.players.map(({ handle }) => handle)).toEqual(names);
  });

  it.each([
    ['14.03.99', 'club/x.csv', '1999-03-14'],
    ['04.03.06', 'club/2006/x.csv', '2006-03-04'],
    ['04.03.06', 'club/x.csv', '2006-03-04'],
    ['04.03.06', 'club/2004/x.csv', undefined],
    ['04/03/06', 'club/x.csv', undefined],
    ['03/04/06', 'club/2006/x.csv', undefined],
  ])('proposes the day of %s in %s: %s', (date, path, day) => {
    const text = `Date,Round,Player 1,Player 2,Score\n${date},1,Ann,Bob,100-40\n`;
    const { proposals } = readPastFile(new TextEncoder().encode(text), path, new Map(), new Date('2026-11-28'));
    expect(proposals.get('startsAt')).toBe(day);
  });
});
