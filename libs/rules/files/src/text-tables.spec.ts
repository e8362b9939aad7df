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
  ])('is read from %s', (_, text) => {
    expect(open(text).report).toBe(open(CSV).report);
    expect(openGrid(new TextEncoder().encode(text)).kind).toBe('grid');
  });

  it('names the line of the text', () => {
    expect(open(ALIGNED.replace('FW', '??')).findings[0]).toMatchObject({ pointer: 'D2', line: 2, column: 4 });
  });

  it('is not seen in a letter, and a page without results says what to do', () => {
    expect(open('Dear all,\n\nthe next round  begins soon.\n').findings[0]).toMatchObject({ code: 'unknown-format' });
    expect(open('<html><body><table><tr><td>Menu<td>About</table></body></html>').report).toBeNull();
  });
});
