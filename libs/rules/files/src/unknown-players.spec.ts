import { readReport } from '@quadrant/rules/report';
import { incompleteDocument } from '../../../../test/builders/incomplete-document.js';
import { checkFile } from './check-file.js';
import { gridOfDocument } from './document/document-table.js';
import { openFile } from './open-file.js';
import { writeFile, writeStandings } from './writers/write-file.js';

const ANSWERS = new Map(
  Object.entries({
    game: '2e',
    director: 'ann',
    name: 'Old Local',
    startsAt: '2014-11-08',
    wins: 'full',
    scores: 'points',
  }),
);

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Returns the matches of a file as `players result score`, and the codes of its findings. */
function open(text: string, answers = ANSWERS) {
  const { documents } = openFile(bytesOf(text), answers);
  const { findings } = checkFile(bytesOf(text), answers, new Date('2026-11-21T10:00:00Z'));
  const found = findings.map(({ code, line }) => `${code} ${line}`);
  const [document = null] = documents;
  if (document === null) return { found, matches: null, players: null };
  const { rounds, players } = JSON.parse(new TextDecoder().decode(document)) as {
    rounds: { matches: { players: (string | null)[]; result?: string; score?: number[] }[] }[];
    players: { handle: string }[];
  };
  const matches = rounds.flatMap((round) =>
    round.matches.map(({ players: both, result, score }) =>
      [both.map((handle) => handle ?? 'null').join('-'), result ?? 'unknown', score?.join(':') ?? ''].join(' ').trim(),
    ),
  );
  return { found, matches, players: players.map(({ handle }) => handle) };
}

const HEAD = 'Round,Player 1,Player 2,Result,Score 1,Score 2';

// @row 262
describe('an opponent whom a file does not name', () => {
  it.each(['?', '??', '(?)', 'unknown', 'Unbekannt', 'N.N.', 'n. n.', 'inconnu', 'illegible'])(
    'is no player, bye or missed game where the cell says %j',
    (word) => {
      const { found, matches, players } = open(`${HEAD}\n1,Ann,Bob,FW,100,35\n1,Cy,${word},FW,100,20`);
      expect(matches).toEqual(['Ann-Bob FW 100:35', 'Cy-null FW 100:20']);
      expect(players).toEqual(['Ann', 'Bob', 'Cy']);
      expect(found).toContain('opponent-unknown 3');
    },
  );

  it('may be the first player of the row: the match is told from the other side', () => {
    expect(open(`${HEAD}\n1,Ann,Bob,FW,100,35\n1,?,Cy,FL,20,100`).matches).toEqual([
      'Ann-Bob FW 100:35',
      'Cy-null FW 100:20',
    ]);
  });

  it('leaves the result unknown where the row has none', () => {
    const { found, matches } = open(`${HEAD}\n1,Ann,Bob,FW,100,35\n1,Cy,?,,,`);
    expect(matches).toEqual(['Ann-Bob FW 100:35', 'Cy-null unknown']);
    expect(found).toContain('result-unknown 3');
  });

  it('makes no match of a row in which both are unknown', () => {
    const { found, matches } = open(`${HEAD}\n1,Ann,Bob,FW,100,35\n1,?,unknown,FW,,`);
    expect(matches).toEqual(['Ann-Bob FW 100:35']);
    expect(found.filter((each) => each.startsWith('row-left-out'))).toHaveLength(1);
  });

  it.each([
    ['scorecards', 'Player,Round,Opponent,Result\nAnn,1,Bob,FW\nBob,1,Ann,FL\nCy,1,?,FW\nDee,1,unknown,FL\nEve,1,?,'],
    ['cards with columns', 'Player,R1 Opponent,R1 Result\nAnn,Bob,FW\nBob,Ann,FL\nCy,?,FW\nDee,unknown,FL\nEve,?,'],
    ['a crosstable', 'No,Name,R1\n1,Ann,2FW\n2,Bob,1FL\n3,Cy,?FW\n4,Dee,?FL\n5,Eve,?'],
  ])('is read in %s', (_what, text) => {
    const { matches, players } = open(text);
    expect(matches).toEqual(['Ann-Bob FW', 'Cy-null FW', 'Dee-null FL', 'Eve-null unknown']);
    expect(players).toEqual(['Ann', 'Bob', 'Cy', 'Dee', 'Eve']);
  });
});

// @row 262
describe('a result that a file does not know', () => {
  it.each([
    ['matches', `${HEAD}\n1,Ann,Bob,?,,\n1,Cy,Dee,FW,,`],
    ['scores alone', 'Round,Player 1,Player 2,Score\n1,Ann,Bob,?\n1,Cy,Dee,100-35'],
    ['scorecards', 'Player,Round,Opponent,Result\nAnn,1,Bob,?\nBob,1,Ann,?\nCy,1,Dee,FW\nDee,1,Cy,FL'],
    ['a crosstable', 'No,Name,R1\n1,Ann,2?\n2,Bob,1?\n3,Cy,4FW\n4,Dee,3FL'],
  ])('stays unknown in %s', (_what, text) => {
    const { found, matches } = open(text);
    expect(matches?.map((match) => match.replace(' 100:35', ''))).toEqual(['Ann-Bob unknown', 'Cy-Dee FW']);
    expect(found.filter((each) => each.startsWith('result-unknown'))).toHaveLength(1);
  });

  it('is still an error where the cell is empty: somebody may have forgotten it', () => {
    expect(open(`${HEAD}\n1,Ann,Bob,,,`).found).toContain('match-without-result 2');
  });
});

describe('downloads of a tournament with unknown opponents and results', () => {
  const rounds = [
    [
      ['ann', null, 'FW', 100, 40],
      ['bob', 'cy'],
    ],
    [
      ['ann', 'bob', 'FW', 100, 0],
      ['cy', null, 'FL', 10, 100],
    ],
  ] as const;
  const { report } = readReport(bytesOf(JSON.stringify(incompleteDocument(rounds))));
  const told = ['ann-null FW', 'bob-cy unknown', 'ann-bob FW', 'cy-null FL'];

  it.each(['csv-matches', 'csv-scorecards', 'csv-crosstable'] as const)(
    '%s is read back to the same matches',
    (format) => {
      const { matches, players } = open(writeFile(report!, format)!);
      expect(matches?.map((each) => each.split(' ').slice(0, 2).join(' '))).toEqual(told);
      expect(players).toEqual(['ann', 'bob', 'cy']);
    },
  );

  it('have no TRF16, which knows no unknown player, and a file of places with their basis', () => {
    expect(writeFile(report!, 'trf16')).toBeNull();
    expect(writeStandings(report!)?.split('\r\n')).toEqual([
      'Place,Player,Points,Basis',
      '1,ann,8,computed',
      '2-3?,bob,at least 2,unknown',
      '2-3?,cy,at least 2,unknown',
      '',
    ]);
  });
});

describe('the grid of a stored tournament with unknown opponents and results', () => {
  const rounds = [
    [
      ['ann', null, 'FW', 100, 40],
      ['bob', 'cy'],
    ],
  ] as const;
  const bytes = bytesOf(JSON.stringify(incompleteDocument(rounds)));
  const edit = (cells: Readonly<Record<string, string>>) =>
    open(new TextDecoder().decode(bytes), new Map(Object.entries(cells)));

  it('shows a question mark in their cells', () => {
    expect(gridOfDocument(bytes)?.rows.map((row) => row.slice(0, 4))).toEqual([
      ['Round', 'Player 1', 'Player 2', 'Result'],
      ['1', 'ann', '?', 'FW'],
      ['1', 'bob', 'cy', '?'],
    ]);
  });

  it('takes the name and the result when they are found', () => {
    expect(edit({ 'cell.2.3': 'dee', 'cell.3.4': 'FL' }).matches).toEqual(['ann-dee FW 100:40', 'bob-cy FL']);
  });

  it('takes a question mark in place of a name and a result', () => {
    expect(edit({ 'cell.3.3': 'unknown' }).matches).toEqual(['ann-null FW 100:40', 'bob-null unknown']);
    expect(edit({ 'cell.2.4': '?' }).matches).toEqual(['ann-null unknown 100:40', 'bob-cy unknown']);
  });

  it('refuses an unknown first player, and a cell that lost its result', () => {
    expect(edit({ 'cell.2.2': '?' }).found.some((each) => each.startsWith('value-not-understood'))).toBe(true);
    expect(edit({ 'cell.2.4': '' }).found.some((each) => each.startsWith('match-without-result'))).toBe(true);
  });
});
