import { openGrid } from './grid.js';
import { openFile } from './open-file.js';

const ANSWERS = new Map(
  Object.entries({ game: '2e', director: 'dora', name: 'Local', startsAt: '2026-01-17', halfByes: 'missed' }),
);
const open = (text: string) => {
  const { documents, findings } = openFile(new TextEncoder().encode(text), ANSWERS);
  return { report: documents[0] ? new TextDecoder().decode(documents[0]) : null, findings };
};
const CSV = 'Round,Player 1,Player 2,Result\n1,Ann Lee,Bob,FW\n1,Cy,bye,\n2,Bob,Cy,TT\n2,Ann Lee,bye,\n';

const MARKDOWN = `| Round | Player 1 | Player 2 | Result |
| ----- | :------- | -------- | -----: |
| 1 | Ann Lee | Bob | FW |
| 1 | Cy | bye | |
| 2 | Bob | Cy | TT |
| 2 | Ann Lee | bye | |
`;
const ALIGNED = `Round  Player 1  Player 2  Result
1      Ann Lee   Bob       FW
1      Cy        bye
2      Bob       Cy        TT
2      Ann Lee   bye
`;
const PDF = `Round   Player 1   Player 2   Result

    1   Ann Lee    Bob          FW
    1   Cy         bye
    2   Bob        Cy           TT
    2   Ann Lee    bye
`;
const DRAWN = `╔═══════╦══════════╦══════════╦════════╗
║ Round ║ Player 1 ║ Player 2 ║ Result ║
╠═══════╬══════════╬══════════╬════════╣
║ 1     ║ Ann Lee  ║ Bob      ║ FW     ║
║ 1     ║ Cy       ║ bye      ║        ║
║ 2     ║ Bob      ║ Cy       ║ TT     ║
║ 2     ║ Ann Lee  ║ bye      ║        ║
╚═══════╩══════════╩══════════╩════════╝
`;
const cells = (row: string, tag: string) =>
  row
    .split(',')
    .map((cell) => `<${tag}>${cell}`)
    .join('');
const [HEAD = '', ...ROWS] = CSV.trim().split('\n');
const HTML = `<!doctype html><html><body><table><tr><td>Menu<td>About</table><h2>Results</h2>
<TABLE class=x><thead><tr>${cells(HEAD, 'th')}</thead>${ROWS.map((row) => `<tr>${cells(row, 'td')}`).join('')}</TABLE>
<script>if (a < b) document.write("<table>")</script></body></html>`;
const MERGED = `<table><tr>${cells(HEAD, 'th')}<tr><td rowspan=2>1<td>Ann&nbsp;Lee<td><b>Bob</b><td>FW<tr><td>Cy<td>bye<td>
<tr><td rowspan=2>2<td>Bob<td>Cy<td>TT<tr><td>Ann Lee<td>bye<td></table>`;

const ROWS_ALONE = `<tr>${cells(HEAD, 'th')}${ROWS.map((row) => `<tr>${cells(row, 'td')}`).join('')}`;
const UNCLOSED = `<table><thead><tr>${cells(HEAD, 'th')}<tbody>${ROWS.map((row) => `<tr>${cells(row, 'td')}`).join('')}`;
const MARKED = MARKDOWN.replaceAll('Ann Lee', '**Ann Lee**').replaceAll('| Cy', '| [Cy](https://example.org/cy)');
const SECOND_TABLE = `${MARKDOWN}\n## Standings\n\n| Place | Player | Points |\n| --- | --- | --- |\n| 1 | Ann Lee | 6 |\n`;
const BROKEN = ALIGNED.replace('1      Ann Lee   Bob       FW', '1      Ann       Bob       FW\n       Lee');

describe('A table in a text', () => {
  it.each([
    ['Markdown', MARKDOWN],
    ['a code block', `\`\`\`\n${MARKDOWN}\`\`\`\n`],
    ['a code block with aligned columns', `\`\`\`text\n${ALIGNED}\`\`\`\n`],
    ['aligned columns', ALIGNED],
    ['the text of a PDF', PDF],
    ['drawn lines', DRAWN],
    ['a page of HTML', HTML],
    ['HTML with merged cells', MERGED],
    ['rows of HTML without their table', ROWS_ALONE],
    ['HTML whose elements are not closed', UNCLOSED],
    ['a page with a text of aligned columns', `<html><title>x</title><body><pre>\n${ALIGNED}</pre></body></html>`],
    ['Markdown with marked words and links', MARKED],
    ['Markdown with a second table of standings', SECOND_TABLE],
    ['aligned columns with a name on two lines', BROKEN],
  ])('is read from %s', (_, text) => {
    expect(open(text).report).toBe(open(CSV).report);
    expect(openGrid(new TextEncoder().encode(text)).kind).toBe('grid');
  });

  it('names the rows of standings that are not read below the matches', () => {
    expect(open(SECOND_TABLE).findings).toContainEqual(expect.objectContaining({ code: 'row-left-out', line: 10 }));
  });

  it.each([
    [
      'Vega',
      ` Pos NAME           Rtg  Fed  Pts | 1   2\n ---------------------------------\n   1 Ash, Ada       2400  GER  2.0 | +W2 +B3\n   2 Birch, Ben     2200  GER  0.0 | -B1 -W4\n   3 Cedar, Cy      2100  GER  1.0 | +B4 -W1\n   4 Dogwood, Dee   2000  GER  1.0 | -W3 +B2\n`,
    ],
    [
      'US Chess',
      `---------------------------------------------\n Pair | Player Name              |Total|Round|Round|\n Num  | USCF ID / Rtg (Pre->Post)| Pts |  1  |  2  |\n---------------------------------------------\n    1 | Ash, Ada                 |2.0  |W   2|W   3|\n   GA | 123 / R: 2400   ->2410   |N:2  |W    |B    |\n    2 | Birch, Ben               |0.0  |L   1|L   4|\n   GA | 124 / R: 2200   ->2210   |     |B    |W    |\n    3 | Cedar, Cy                |1.0  |W   4|L   1|\n   GA | 125 / R: 2100   ->2090   |     |W    |     |\n    4 | Dogwood, Dee             |1.0  |L   3|W   2|\n   GA | 126 / R: 2000   ->1990   |     |B    |     |\n`,
    ],
  ])('is a crosstable of %s', (_, text) => {
    const crosstable =
      'No,Name,1,2\n1,"Ash, Ada",2W,3W\n2,"Birch, Ben",1L,4L\n3,"Cedar, Cy",4W,1L\n4,"Dogwood, Dee",3L,2W\n';
    expect(open(text).report).toBe(open(crosstable).report);
    expect(open(text).report).not.toBeNull();
  });

  it('names the line of the text', () => {
    expect(open(ALIGNED.replace('FW', 'XX')).findings[0]).toMatchObject({ pointer: 'D2', line: 2, column: 4 });
  });

  it('is not seen in a letter, and a page without results says what to do', () => {
    expect(open('Dear all,\n\nthe next round  begins soon.\n').findings[0]).toMatchObject({ code: 'unknown-format' });
    expect(open('<html><body><table><tr><td>Menu<td>About</table></body></html>').report).toBeNull();
  });
});
