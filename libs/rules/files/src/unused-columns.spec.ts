import { openFile } from './open-file.js';
import { keepFile, readKept } from './keep-file.js';

const bytes = (text: string) => new TextEncoder().encode(text);
const columnsIn = (text: string, answers: Readonly<Record<string, string>> = {}) =>
  openFile(bytes(text), new Map(Object.entries(answers))).findings.filter(({ code }) => code.startsWith('column-'));

const HEAD = 'Round,Table,Player 1,Player 2,Winner';
const POINTS = `${HEAD},Pts A,Pts B\n1,1,Ann,Bob,Ann,100,35\n1,2,Cy,Dee,Cy,70,55\n2,1,Ann,Cy,Cy,60,100`;

describe('A column that is not read', () => {
  it('is named with its first values and with how to use it', () => {
    const found = columnsIn(POINTS);
    expect(found).toMatchObject([
      { code: 'column-not-used', severity: 'warning', pointer: '/column.Pts A', column: 6, suggestion: 'firstScore' },
      { code: 'column-not-used', severity: 'warning', pointer: '/column.Pts B', column: 7, suggestion: 'secondScore' },
      { code: 'column-not-needed', severity: 'note', column: 2 },
    ]);
    expect(found.map(({ message }) => message)).toEqual([
      'The column “Pts A” is not read. It begins with 100, 70, 60.',
      'The column “Pts B” is not read. It begins with 35, 55, 100.',
      'A report does not need these columns, and they are not read: “Table”.',
    ]);
    expect(found[0]!.advice).toContain('--set "column.Pts A=firstScore"');
  });

  it('is read once somebody says what it holds', () => {
    const answers = { 'column.Pts A': 'firstScore', 'column.Pts B': 'secondScore', wins: 'full' };
    const facts = { game: '2e', director: 'ann', name: 'Winter Local', startsAt: '2014-11-08' };
    expect(columnsIn(POINTS, answers).map(({ code }) => code)).toEqual(['column-not-needed']);
    const { documents } = openFile(bytes(POINTS), new Map(Object.entries({ ...facts, ...answers })));
    expect(new TextDecoder().decode(documents[0]!)).toContain('"score":[60,100]');
  });

  it.each([
    ['the number of a table', `${HEAD},No of pod\n1,1,Ann,Bob,Ann,1\n1,2,Cy,Dee,Cy,2\n2,1,Ann,Cy,Cy,1`],
    ['ratings', `${HEAD},Elo 1,Elo 2\n1,1,Ann,Bob,Ann,1500,1480\n1,2,Cy,Dee,Cy,1390,1610`],
    ['a text', `${HEAD},Remarks\n1,1,Ann,Bob,Ann,late`],
  ])('has no suggestion where it holds %s', (_, text) => {
    for (const { code, suggestion } of columnsIn(text).filter((each) => each.code === 'column-not-used'))
      expect([code, suggestion]).toEqual(['column-not-used', undefined]);
  });

  it('has no text of its cells in a finding or a draft, since it may say where somebody lives', () => {
    const text = `${HEAD},Home address,Age\n1,1,Ann,Bob,Ann,12 Rain Street,34`;
    const found = columnsIn(text);
    expect(found.map(({ message }) => message).slice(0, 2)).toEqual([
      'The column “Home address” is not read.',
      'The column “Age” is not read.',
    ]);
    const kept = keepFile(bytes(text), new Map());
    if (kept.kind !== 'file') throw new Error(kept.kind);
    expect(JSON.stringify([found, readKept(kept.content)])).not.toMatch(/Rain Street|34/);
  });

  it.each([
    ['scorecards', 'Player,Round,Opponent,Result,Points for\nAnn,1,Bob,W,100\nBob,1,Ann,L,35', '/column.Points for'],
    ['a wide table', 'Player,R1 Opponent,R1 Result,Lore 1\nAnn,Bob,W,100\nBob,Ann,L,35', '/column.Lore 1'],
    ['a crosstable', 'No,Name,R1,Lore\n1,Ann,2W,100\n2,Bob,1L,35', '/column.Lore'],
    ['winners and losers', 'Round,Winner,Loser,By\n1,Ann,Bob,100-35', '/column.By'],
  ])('is named in %s', (_, text, pointer) => {
    expect(columnsIn(text)).toMatchObject([{ code: 'column-not-used', pointer }]);
  });

  it('is named without a heading, and none is named that is empty', () => {
    expect(columnsIn('Round,Player 1,Player 2,Result,\n1,Ann,Bob,W,100')).toMatchObject([
      { message: 'The column without a heading (number 5) is not read. It begins with 100.' },
    ]);
    expect(columnsIn('Round,Player 1,Player 2,Result,Remarks\n1,Ann,Bob,W,')).toEqual([]);
  });
});

it('Columns with numbers of tables are not taken for scores where no column tells who won', () => {
  const { findings } = openFile(bytes('Round,Player 1,Player 2,Pod,X,Y\n1,Ann,Bob,1,100,35\n1,Cy,Dee,2,70,55\n'));
  expect(
    findings.filter(({ code }) => code === 'open-question').map((each) => [each.pointer, each.suggestion]),
  ).toEqual(
    expect.arrayContaining([
      ['/column.Pod', undefined],
      ['/column.X', 'firstScore'],
      ['/column.Y', 'secondScore'],
    ]),
  );
});
