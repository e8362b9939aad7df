import { columnOf } from './parts/table-words.js';
import { openFile } from './open-file.js';
import { COLUMN_CHOICES, headRowOf, isKnown, openGrid, gridIn, tableOfGrid, type Grid } from './grid.js';
import { tellNotes } from './grid-notes.js';

const bytes = (text: string) => new TextEncoder().encode(text);

function gridOf(
  text: string,
  answers = new Map<string, string>(),
): { grid: Grid; leftOut: readonly string[] | undefined } {
  const opened = openGrid(bytes(text), answers);
  if (opened.kind !== 'grid') throw new Error(`It is opened as ${opened.kind}.`);
  return { grid: opened.grid, leftOut: opened.grid.notes?.leftOut };
}

const TABLE = 'Round;Player 1;Player 2;Result\r\n1;Ann;Bob;FW\r\n1;Cy;Dee;maybe\r\n';

describe('a table as a grid', () => {
  it('has a row for each line, so that findings name its cells', () => {
    const { grid } = gridOf(`Winter Local;;;\r\n\r\n${TABLE}`);
    expect(grid.rows).toEqual([
      ['Winter Local'],
      [''],
      ['Round', 'Player 1', 'Player 2', 'Result'],
      ['1', 'Ann', 'Bob', 'FW'],
      ['1', 'Cy', 'Dee', 'maybe'],
    ]);
    expect(headRowOf(grid)).toBe(2);
    const [finding] = openFile(bytes(tableOfGrid(grid))).findings;
    expect(finding).toMatchObject({ line: 5, column: 4, value: 'maybe' });
    expect(grid.rows[finding!.line! - 1]![finding!.column! - 1]).toBe('maybe');
  });

  it('leaves out columns that no reader needs, and names them', () => {
    const { grid, leftOut } = gridOf('Round,E-mail,Player 1,Player 2,Result,Born\n1,a@b.c,Ann,Bob,FW,1987\n');
    expect(leftOut).toEqual(['E-mail', 'Born']);
    expect(grid.rows[1]).toEqual(['1', 'Ann', 'Bob', 'FW']);
  });

  it('keeps a column of numbers with a heading that nobody knows: it may hold the scores', () => {
    const { grid, leftOut } = gridOf('Round,City,Player 1,Player 2,Winner,Pts A,Pts B\n1,Rome,Ann,Bob,Ann,100,35\n');
    expect(leftOut).toEqual(['City']);
    expect(grid.rows[0]).toEqual(expect.arrayContaining(['Pts A', 'Pts B']));
    const findings = openFile(bytes(tableOfGrid(grid))).findings.filter(({ code }) => code === 'column-not-used');
    expect(findings.map(({ pointer }) => pointer)).toEqual(['/column.Pts A', '/column.Pts B']);
  });

  it('keeps the columns that somebody explained before', () => {
    const answers = new Map([['column.Gegenueber', 'second']]);
    const { grid } = gridOf('Runde,Spieler 1,Gegenueber,Ergebnis\n1,Ann,Bob,FW\n', answers);
    expect(grid.rows[0]).toHaveLength(4);
    expect(isKnown(grid.rows[0]![2]!)).toBe(true);
  });

  it('is opened with a quotation mark that is not closed, for somebody to correct it', () => {
    const { grid } = gridOf('round,player 1,player 2,result\n1,"ann,bob,FW\n1,cy,dee,FW\n');
    expect(grid.rows[1]).toEqual(['1', '"ann', 'bob', 'FW']);
    expect(openFile(bytes(tableOfGrid(grid))).findings.map(({ code }) => code)).not.toContain('broken-file');
  });

  it('keeps its cells when it becomes text and is opened again', () => {
    const { grid } = gridOf('round,player 1,player 2,result\n1,"O\'Neil, ""Ann""",bob,"0,5"\n');
    expect(gridOf(tableOfGrid(grid)).grid).toEqual(grid);
  });

  it('names columns in one row where the table does in two', () => {
    const { grid } = gridOf(
      'Name,Round 1,,Round 2,\n,Opponent,Result,Opponent,Result\nAnn,Bob,FW,Cy,FL\nBob,Ann,FL,bye,BYE\n',
    );
    expect(grid.rows[1]).toEqual(['Name', 'Round 1 Opponent', 'Round 1 Result', 'Round 2 Opponent', 'Round 2 Result']);
    expect(grid.rows[2]).toEqual(['Ann', 'Bob', 'FW', 'Cy', 'FL']);
  });

  it('keeps the line above its columns that names the round', () => {
    const text =
      'Round 1 - 10:00\nPlayer 1;Player 2;Result\nAnn;Bob;W\n\nRound 2 - 11:15;;\nPlayer 1;Player 2;Result\nAnn;Bob;L\n';
    const { rounds } = openFile(bytes(tableOfGrid(gridOf(text).grid))).tournaments[0]!;
    expect(rounds).toBe(2);
  });

  it('is opened from UTF-16', () => {
    const text = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(TABLE, 'utf16le')]);
    expect(openGrid(text)).toMatchObject({ kind: 'grid' });
  });
});

describe('a file that is no table with known columns', () => {
  it('has its rows shown where it has columns', () => {
    expect(openGrid(bytes('a;b;c\n1;Ann;Bob\n'))).toEqual({
      kind: 'unnamed',
      rows: [
        ['a', 'b', 'c'],
        ['1', 'Ann', 'Bob'],
      ],
    });
  });

  it.each([
    ['JSON', '{"schema":"quadrant/1"}'],
    ['XML', '<Tournament/>'],
    ['a letter', 'Dear organizers,\nwe played on Saturday.'],
    ['nothing', ''],
    ['a workbook', 'PK\u0003\u0004\0\0'],
  ])('is no table where it is %s', (_, text) => {
    expect(openGrid(bytes(text))).toEqual({ kind: 'no-table' });
  });
});

describe('the grid of a draft', () => {
  it.each([[null], [[]], [{ grid: 1 }], [{ grid: { rows: [['a'], 'b'] } }], [{ grid: { rows: [[1]] } }]])(
    'is not found in %j',
    (document) => {
      expect(gridIn(document)).toBeNull();
    },
  );

  it('is found where its cells are texts', () => {
    expect(gridIn({ grid: { rows: [['Round'], ['1']] } })).toEqual({ rows: [['Round'], ['1']] });
  });
});

describe('the notes about the file of a grid', () => {
  const notes = {
    leftOut: ['E-mail'],
    hidden: ['3–4', 'E'],
    otherSheets: ['Standings'],
    contradicted: ['Ann'],
  };

  it('stay with it as data, and each kind is one finding in our words', () => {
    const grid = gridIn({ grid: { rows: [['Round'], ['1']], notes } });
    expect(grid).toEqual({ rows: [['Round'], ['1']], notes });
    expect(tellNotes(grid!.notes!).map(({ code, message }) => [code, String(message)])).toEqual([
      ['hidden-cells', expect.stringContaining('3–4, E.')],
      ['standings-contradict', expect.stringContaining('about these players: Ann.')],
      ['sheet-not-read', expect.stringContaining('not read: Standings.')],
      ['columns-left-out', expect.stringContaining('not kept: E-mail.')],
    ]);
  });

  it('are only short lists of short texts, whatever a document says', () => {
    const { notes: read } = gridIn({
      grid: {
        rows: [['a']],
        notes: { leftOut: ['x'.repeat(500), 7, ...Array(100).fill('y')], hidden: 'no', more: ['z'] },
      },
    })!;
    expect(read!.leftOut).toHaveLength(40);
    expect(read!.leftOut[0]).toHaveLength(120);
    expect(read).toEqual({ leftOut: read!.leftOut, hidden: [], otherSheets: [], contradicted: [] });
    expect(tellNotes({ leftOut: [], hidden: [], otherSheets: [], contradicted: [] })).toEqual([]);
  });
});

describe('what people may say that a column holds', () => {
  it.each(COLUMN_CHOICES)('has with $heading a heading that is known', ({ heading, kind }) => {
    expect(isKnown(heading)).toBe(true);
    expect(columnOf(heading)).toBe(kind);
  });
});
