import { knownColumnsIn } from './file-shape.js';
import { type PastFile, readPastFile } from './past-file.js';
import { writeXlsx } from './writers/write-xlsx.js';

const FACTS = { game: '2e', director: 'ann', name: 'Winter', startsAt: '2004-03-02', wins: 'full' };
const read = (bytes: Uint8Array, answers: Readonly<Record<string, string>>) =>
  readPastFile(bytes, 'winter.csv', new Map(Object.entries({ ...FACTS, ...answers })), new Date('2026-01-01'));

const ROWS = [
  ['Place', 'Name', '1', '2', '3', 'Pts'],
  ['1', 'Ann', '2W', '3W', '4W', '310'],
  ['2', 'Bob', '1L', '4W', '3W', '222'],
  ['3', 'Cy', '4W', '1L', '2L', '140'],
  ['4', 'Dee', '3L', '2L', '1L', '95'],
];
const bytes = (text: string) => new TextEncoder().encode(text);
const joined = (delimiter: string) => ROWS.map((row) => row.join(delimiter)).join('\n');
const cells = (row: readonly string[], tag: string) =>
  `<tr>${row.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;

const CROSSTABLES: Readonly<Record<string, Uint8Array>> = {
  'CSV with semicolons': bytes(joined(';')),
  'CSV with commas': bytes(joined(',')),
  'a table with tabs': bytes(joined('\t')),
  'quoted headings': bytes(joined(';').replace('Place', '"Plc;"').replace('Pts', '"Pts"')),
  'a title with the words of the heading': bytes(`Winter;Pts\n\n${joined(';')}`),
  'aligned text': bytes(ROWS.map((row) => row.map((cell) => cell.padEnd(8)).join('')).join('\n')),
  Markdown: bytes(ROWS.map((row) => `| ${row.join(' | ')} |`).join('\n')),
  HTML: bytes(
    `<html><body><table>${ROWS.map((row, at) => cells(row, at === 0 ? 'th' : 'td')).join('')}</table></body></html>`,
  ),
  'a workbook': writeXlsx([{ name: 'Winter', rows: ROWS }]),
};

const pointsOf = (document: Uint8Array | null | undefined) => {
  const { statedStandings = [] } = JSON.parse(new TextDecoder().decode(document!)) as {
    readonly statedStandings?: readonly { readonly points?: number }[];
  };
  return statedStandings.map(({ points }) => points);
};

describe('The columns of a shape that are understood', () => {
  it.each([
    [joined(';'), 'Place, Name, 1.., Pts'],
    [joined(';').replace('1;2;3', 'Rd 1;Rd 2;Rd 3'), 'Place, Name, Rd 1.., Pts'],
    ['Round;Player 1;Player 2;Winner\n1;Ann;Bob;Ann', 'Round, Player 1, Player 2, Winner'],
  ])('stand beside its rounds', (text, label) => {
    expect(read(bytes(text), {}).shape.columns.join(', ')).toBe(label);
  });

  it.each([
    ['Place, Name, R1.., Pts', { Place: 'place', Name: 'player', R: 'round', Pts: 'total' }],
    ['Name, Opp1.., Result1.., Mood', { Name: 'player', Opp: 'opponent', Result: 'result' }],
    ['Rd1 opp.., Name', { Name: 'player' }],
    ['1.., +/-', { '+/-': 'differential' }],
    ['Alias, Meeting, Verdict', {}],
  ])('of %s are %j', (label, known) => {
    const told = knownColumnsIn(label.split(', ')).map(({ key, kind }) => [key.slice('column.'.length), kind]);
    expect(Object.fromEntries(told)).toEqual(known);
  });
});

describe('An answer about a column with a known heading', () => {
  it.each(Object.entries(CROSSTABLES))('changes what is read from %s', (_, file) => {
    expect(pointsOf(read(file, {}).tournaments[0]?.document)).toEqual([]);
    expect(pointsOf(read(file, { 'column.Pts': 'vp' }).tournaments[0]?.document)).toEqual([310, 222, 140, 95]);
    const left = read(file, { 'column.Pts': 'none' }).findings;
    expect(left.map(({ code }) => code)).not.toContain('cell-not-used');
    expect(left.find(({ code }) => code === 'column-not-needed')?.message).toContain('“Pts”');
  });

  const READ_AS: readonly (readonly [string, string, string, string, string?])[] = [
    ['matches', 'Round;Player 1;Player 2;Result;VP 1;VP 2\n1;Ann;Bob;1-0;100;40\n1;Cy;Dee;1-0;70;55', 'VP 1', 'none'],
    ['matches', 'Round;Player 1;Player 2;Winner;+/-\n1;Ann;Bob;Ann;60\n1;Cy;Dee;Cy;15', '+/-', 'none'],
    [
      'scorecards',
      'Player;Round;Opponent;Result;VP\nAnn;1;Bob;W;100\nBob;1;Ann;L;40\nCy;1;Dee;W;70\nDee;1;Cy;L;55',
      'VP',
      'score',
    ],
    [
      'columns of each round',
      'Name;Opp 1;Res 1;VP 1;Opp 2;Res 2;VP 2\nAnn;Bob;W;100;Cy;W;60\nBob;Ann;L;40;Dee;W;70\nCy;Dee;W;55;Ann;L;10\nDee;Cy;L;20;Bob;L;30',
      'VP',
      'score',
    ],
    [
      'points of rounds',
      'Player,R1,R2,R3\nAnn,1200,2040,300\nBob,500,2200,1010\nCy,750,590,500\nDee,80,90,70',
      'R1',
      'none',
      'tribbles',
    ],
    ['standings', 'Place;Name;Pts;VP\n1;Ann;12;300\n2;Bob;8;200\n3;Cy;4;100', 'VP', 'none'],
    ['standings', 'Place;Name;Pts\n1;Ann;12\n2;Bob;8\n3;Cy;4', 'Place', 'none'],
  ];
  it.each(READ_AS.map(([kind, text, heading, meaning, game = '2e']) => [kind, text, heading, meaning, game] as const))(
    'changes a table of %s',
    (_, text, heading, meaning, game) => {
      const shown = ({ tournaments }: PastFile) =>
        tournaments.map(({ document }) => document && new TextDecoder().decode(document));
      const [before, after] = [{}, { [`column.${heading}`]: meaning }].map((answers) =>
        read(bytes(text), { game, ...answers }),
      ) as [PastFile, PastFile];
      expect(shown(after)).not.toEqual(shown(before));
      if (meaning === 'none')
        expect(after.findings.find(({ code }) => code === 'column-not-needed')?.message).toBeDefined();
    },
  );

  it('keeps cells whole that hold the delimiter', () => {
    const text = 'Round,Player 1,Player 2,Winner\n1,"Lee, Ann",drop,"Lee, Ann"\n1,Cy,Dee,Cy';
    const { tournaments } = read(bytes(text), { 'word.drop': 'unknown', 'column.Winner': 'winner' });
    expect(tournaments[0]?.people.map(({ name }) => name)).toEqual(expect.arrayContaining(['Lee, Ann', 'Cy', 'Dee']));
  });
});
