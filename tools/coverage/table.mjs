// Writes the table of rules: the rows of rows.tsv, the places of their code and texts, the tests that show them, and
// how a user reaches them.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findMarks, groupByRow } from './marks.mjs';
import { findWays } from './reach.mjs';

const DOCUMENTS = {
  '000': 'Organized Play Guide 4.2',
  '001': 'Decipher Tournament Guide 6.99',
  '002': 'Star Trek CCG Tournament Rules',
  '003': 'sealed deck formats',
  '004': 'Star Wars: The Card Game Tournament Regulations',
  own: 'records of which not everything is known',
};

const HEAD = `# Where the rules are

\`npm run coverage-table\` writes this page. Do not edit it: its rows are in \`tools/coverage/rows.tsv\`, and everything else comes
from the marks \`// @row 12\` beside rules and tests. A mark above a test is for the test that follows it, or the whole \`describe\`.

The rows are the rules of the five source documents, \`000\` to \`004\`, and our \`own\` rules for what no document foresees: old
tournaments of which not everything is known ([quadrant/1](formats/quadrant-1.md#standings-without-games)).

- **text**: people follow it and nothing computes it. The file says it in a few words, by document and section.
- **later**: not there yet, or there only in part.
  - \`documents\`: forms and other ways to submit results
  - \`pages\`: what is shown to everybody, the words of the rules too
  - \`live\`: tournaments before and while they are played
  - \`pairing\`: pairings of other rule systems, brackets and their sheets
- **reachable**: the page, operation or command nearest to the rule along imports, of those that use it. "Tests only": no program
  uses the rule yet.
`;

/** @returns {{ number: number, source: string, what: string, later: string }[]} */
export function readRows() {
  const lines = readFileSync(path.join(import.meta.dirname, 'rows.tsv'), 'utf8').trimEnd().split('\n').slice(1);
  return lines.map((line) => {
    const [number, source, what, later = ''] = line.split('\t');
    return { number: Number(number), source, what, later };
  });
}

/** Returns the text of the whole page. */
export function writeTable(root) {
  const rows = readRows();
  const marks = groupByRow(findMarks(root));
  const waysTo = findWays(root);
  refuseUnknown(rows, marks);
  const parts = Object.entries(DOCUMENTS).map(([document, name]) => {
    const own = rows.filter(({ source }) => source.startsWith(document));
    const lines = own.map((row) => lineOf(row, marks.get(row.number) ?? [], waysTo));
    const head = '| # | source | what | where | shown by | reachable |\n| --- | --- | --- | --- | --- | --- |';
    return `## ${document}: ${name}\n\n${head}\n${lines.join('\n')}\n`;
  });
  return [HEAD, ...parts].join('\n');
}

function lineOf({ number, source, what, later }, marks, waysTo) {
  const of = (kind) => marks.filter((mark) => mark.kind === kind);
  const code = unique(of('code').map(({ file }) => file));
  const texts = unique(of('text').map(({ file }) => file));
  const where = [...code.map(link), ...texts.map((file) => `text ${link(file)}`), ...(later ? [`later: ${later}`] : [])];
  const shown = of('test').map(({ file, title }) => `${link(file)} ${escape(title)}`);
  const ways = waysTo(code.length > 0 ? code : texts);
  const unused = ways.length > 0 ? code.filter((file) => waysTo([file]).length === 0) : [];
  const ofTests = unused.length > 0 ? `; tests only: ${unused.map(link).join(', ')}` : '';
  const reachable = ways.length > 0 ? ways.join(', ') + ofTests : code.length + texts.length > 0 ? 'tests only' : 'not yet';
  return `| ${[number, source, escape(what), where.join(', '), shown.join('; '), reachable].join(' | ')} |`;
}

function refuseUnknown(rows, marks) {
  const known = new Set(rows.map(({ number }) => number));
  for (const [row, [{ file }]] of marks) if (!known.has(row)) throw new Error(`${file} marks row ${row}, which does not exist.`);
}

const unique = (each) => [...new Set(each)];

const link = (file) => `[${path.basename(file)}](../${file})`;

const escape = (text) => text.replace(/[|<>*_]/g, '\\$&');
