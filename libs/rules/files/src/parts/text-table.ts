import { findHead } from './find-head.js';
import { columnOf, roundOfColumn } from './table-words.js';

/** Chats put tables between lines of these, or draw lines around their cells. */
const FENCE = /^\s*(?:```|~~~)/;
const RULE = /^[\s+\-─━═┄┈┌┬┐├┼┤└┴┘╔╦╗╠╬╣╚╩╝╭╮╯╰┏┳┓┣╋┫┗┻┛=:|│┃║]{3,}$/u;
const BAR = /[│┃║]/gu;

/** MediaWiki begins and ends a table and its rows so. */
const WIKI_RULE = /^\s{0,20}(?:\{\||\|[-}])/;
/** It puts "!!" between headings and "||" between cells of a row. */
const WIKI_ROW = /^\s{0,20}[!|]/;

const barsOf = (line: string): string =>
  WIKI_ROW.test(line) && (line.includes('!!') || line.includes('||'))
    ? line.replace(WIKI_ROW, '|').replaceAll(/!!|\|\|/g, '|')
    : line.replaceAll(BAR, '|');

/**
 * Returns a text whose columns are aligned by spaces, or drawn with lines, with a delimiter between its cells, as tables
 * in chats and in PDF files are. Lines keep their numbers.
 *
 * @returns null for a text that is no such table
 */
export function tableOfText(text: string): string | null {
  const lines = text.split(/\r\n|\n|\r/);
  const bare = lines.map((line) =>
    FENCE.test(line) || WIKI_RULE.test(line) || RULE.test(line.slice(0, LONGEST_LINE)) ? '' : barsOf(line),
  );
  const cleaned = bare.join('\n');
  if (cleaned !== lines.join('\n') && findHead(cleaned) !== null) return cleaned;
  const aligned = alignColumns(bare.map((line) => withoutLeaders(line.replaceAll(' | ', '   '))));
  return aligned !== null && findHead(aligned) !== null ? aligned : null;
}

/** Programs fill the space between two cells with dots. */
const LEADERS = /(?<=[\p{L}\p{N})] )\.{2,80}(?= |$)|(?<= )\.{2,80}(?= [\p{L}\p{N}])/gu;
/** They fill a number in brackets up with spaces: "( 40)". */
const FILLED_BRACKET = /\(( {1,4})(-?\d{1,4})\)/g;

/** Returns a line without dots between its cells. All other signs keep their columns, but for spaces in brackets. */
const withoutLeaders = (line: string): string =>
  line.replaceAll(LEADERS, (dots) => ' '.repeat(dots.length)).replaceAll(FILLED_BRACKET, '($2)$1');

/** Markdown marks words in cells: **Ann**, _Ann_, `Ann`, ~~Ann~~, [Ann](https://example.org). A wiki writes ''Ann'' and [[Ann]]. */
const LINK = /\[([^\]\n|]{1,100})\]\([^()\s|]{1,300}\)/g;
const WIKI_LINK = /\[\[(?:[^[\]|\n]{1,100}\|)?([^[\]|\n]{1,100})\]\]/g;
const MARKED = /(?<=^|\|)(\s{0,40})(\*{1,3}|_{1,2}|`|~~|'{2,3})(?=\S)([^|\n]{1,200}?)\2(?=\s{0,40}(?:\||$))/gm;

/** Returns a text whose columns stand between bars without what is no part of a cell: the marks of Markdown, the rules and the second lines of a crosstable of US Chess. */
export function barsOnly(text: string): string {
  return wallChartOf(text) ?? text.replaceAll(LINK, '$1').replaceAll(WIKI_LINK, '$1').replaceAll(MARKED, '$1$3');
}

const LONGEST_LINE = 400;
const MOST_LINES_ABOVE = 20;

interface Piece {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

function alignColumns(lines: readonly string[]): string | null {
  const head = lines.slice(0, MOST_LINES_ABOVE).findIndex(namesColumns);
  if (head === -1) return null;
  let columns = withNumbers(headPieces(lines[head]!), lines.slice(head + 1));
  const rows: string[] = [];
  let above = -1;
  for (const [index, line] of lines.entries()) {
    // Programs repeat the names of columns above each round, and put standings with other columns below.
    const isHead = line.trim() === lines[head]!.trim() || (index > head && namesOnlyColumns(line));
    if (isHead) columns = withNumbers(headPieces(line), lines.slice(index + 1));
    const pieces = isHead
      ? columns
      : withoutDash(
          piecesOf(line).flatMap((piece) => splitPiece(piece, columns)),
          columns,
        );
    const [only] = pieces;
    if (index >= head && pieces.length > 1) {
      above = index;
      rows.push(cellsOf(pieces, columns).join('\t'));
    } else if (
      index > head &&
      only !== undefined &&
      !IS_NOTE.test(only.text) &&
      above === index - 1 &&
      only.start >= columns[1]!.start - 1
    ) {
      // A long name goes on below its cell. Lines keep their numbers.
      const nearest = Math.min(...columns.map((column) => distance(only, column)));
      const column = columns.findIndex((each) => distance(only, each) === nearest);
      const cells = rows[above]!.split('\t');
      const cell = cells[column] ?? '';
      cells[column] = `${cell}${/\p{L}-$/u.test(cell) ? '' : ' '}${only.text}`.trim();
      rows[above] = cells.join('\t');
      rows.push('');
    } else rows.push(line.trim());
  }
  return rows.join('\n');
}

const namesColumns = (line: string): boolean => {
  const pieces = headPieces(line);
  return pieces.length > 2 && findHead(pieces.map(({ text }) => text).join('\t')) !== null;
};

const FEWEST_NAMED = 3;

/** Below the first head, a line has to name more columns, so that no row of players with a known word passes for one. */
const namesOnlyColumns = (line: string): boolean => {
  const pieces = headPieces(line);
  return (
    pieces.every(({ text }) => !/^\d/.test(text)) &&
    pieces.filter(({ text }) => columnOf(text) !== null).length >= FEWEST_NAMED
  );
};

/** Places may stand before the first name of a column: they get a name of their own. */
function withNumbers(columns: readonly Piece[], rows: readonly string[]): readonly Piece[] {
  const first = piecesOf(rows.find((row) => row.trim() !== '' && !RULE.test(row.slice(0, LONGEST_LINE))) ?? '')[0];
  const isBefore = first !== undefined && /^\d{1,4}\.?$/.test(first.text) && first.end < columns[0]!.start;
  return isBefore ? [{ ...first, text: 'Place' }, ...columns] : columns;
}

/** Two names of columns may have only one space between them, as in "Pos NAME" and "Tbl Player 1". */
const headPieces = (line: string): Piece[] =>
  piecesOf(line).flatMap((piece) => {
    const words = wordsOf(piece);
    if (columnOf(piece.text) !== null || words.length < 2) return [piece];
    if (words.every(({ text }) => columnOf(text) !== null)) return words;
    const start = words[1]!.start;
    const rest = { text: piece.text.slice(start - piece.start), start, end: piece.end };
    return columnOf(words[0]!.text) !== null && columnOf(rest.text) !== null ? [words[0]!, rest] : [piece];
  });

function wordsOf({ text, start }: Piece): Piece[] {
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    text: word,
    start: start + index,
    end: start + index + word.length,
  }));
}

/** A number has its own column before a name: "  1 Ash, Ada" below "Pos NAME". */
const NUMBERED = /^(\d{1,4}\.?) (.+)$/;

const SLACK = 2;

/** Splits a piece whose words stand below as many names of columns, such as the rounds of a crosstable: +W2 +B3 =W4. */
function splitPiece(piece: Piece, columns: readonly Piece[]): Piece[] {
  const words = wordsOf(piece);
  const below = (slack: number) =>
    columns.filter(({ start, end }) => end > piece.start - slack && start < piece.end + slack);
  // Programs move the cells of rounds by a character or two.
  const rounds = below(SLACK).filter(({ text }) => roundOfColumn(text) !== null);
  if (words.length > 1 && words.length === rounds.length) return words;
  const spanned = below(0);
  const [, number, name = ''] = NUMBERED.exec(piece.text) ?? [];
  if (number === undefined || spanned.length < 2 || spanned[0] !== columns[0]) return [piece];
  const start = piece.end - name.length;
  return [
    { text: number, start: piece.start, end: piece.start + number.length },
    { text: name, start, end: piece.end },
  ];
}

/** US Chess shows a crosstable with two lines for each player, whose second one has the id and the colours. */
const WALL_CHART = /^ {0,9}Pair {0,9}\| {0,9}Player Name {0,40}\| {0,3}Total {0,3}\|/m;

/** Returns the crosstable of US Chess as a table; lines keep their numbers. It is null for another text. */
function wallChartOf(text: string): string | null {
  if (!WALL_CHART.test(text)) return null;
  const lines = text.split(/\r\n|\n|\r/);
  const head = lines.slice(0, MOST_LINES_ABOVE).findIndex((line) => WALL_CHART.test(line));
  if (head === -1) return null;
  return lines
    .map((line, index) => {
      const cells = line
        .slice(0, LONGEST_LINE)
        .split('|')
        .map((cell) => cell.trim().replaceAll(/ {1,9}/g, ' '));
      if (index < head) return line;
      const rounds = cells.slice(3).filter((cell, at) => cell !== '' || at < cells.length - 4);
      if (index === head) return ['No', 'Name', 'Total', ...rounds.map((_, at) => `R${at + 1}`)].join('\t');
      return index > head + 1 && /^\d{1,4}$/.test(cells[0]!) ? cells.join('\t') : '';
    })
    .join('\n');
}

/** Splits a line where at least two spaces or a tab are. */
function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = [];
  for (const { 0: text, index } of line.slice(0, LONGEST_LINE).matchAll(/\S+(?: \S+)*/g))
    pieces.push({ text, start: index, end: index + text.length });
  return pieces;
}

/** A footnote or a remark below a row is no part of a cell: "(***) = not played", "withdrawn: Ann". */
const IS_NOTE = /[=:]|^\(?\*/;

/** A dash between the two players of a row may have no column. */
function withoutDash(pieces: Piece[], columns: readonly Piece[]): Piece[] {
  const others = pieces.filter(({ text }) => !/^[-–—]$/.test(text));
  return pieces.length === columns.length + 1 && others.length === columns.length ? others : pieces;
}

/** Puts each piece into the column under whose name it stands; a row with all its cells needs no look at their places. */
function cellsOf(pieces: readonly Piece[], columns: readonly Piece[]): string[] {
  if (pieces.length === columns.length) return pieces.map(({ text }) => text);
  if (pieces.length > columns.length) return joinBelow(pieces, columns);
  const cells = columns.map(() => '');
  let from = 0;
  for (const [index, piece] of pieces.entries()) {
    const last = columns.length - (pieces.length - index);
    let best = from;
    for (let at = from; at <= last; at++)
      if (distance(piece, columns[at]!) < distance(piece, columns[best]!)) best = at;
    cells[best] = piece.text;
    from = best + 1;
  }
  return cells;
}

/** Where cells have two spaces in them, as in "FW  7 100:80", a row has more pieces than columns: each belongs to the column that begins last before it. */
function joinBelow(pieces: readonly Piece[], columns: readonly Piece[]): string[] {
  const cells = columns.map((): string[] => []);
  for (const piece of pieces) {
    const after = columns.findIndex(({ start }) => start > piece.start + 1);
    cells[after === -1 ? columns.length - 1 : Math.max(after - 1, 0)]!.push(piece.text);
  }
  return cells.map((texts) => texts.join(' '));
}

/** Names stand over the beginning, the end or the middle of their cells. */
const distance = (piece: Piece, column: Piece): number =>
  Math.min(
    Math.abs(piece.start - column.start),
    Math.abs(piece.end - column.end),
    Math.abs(piece.start + piece.end - column.start - column.end) / 2,
  );
