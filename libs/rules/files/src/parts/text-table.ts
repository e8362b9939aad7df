import { findHead } from './find-head.js';

/** Chats put tables between lines of these, or draw lines around their cells. */
const FENCE = /^\s*(?:```|~~~)/;
const RULE = /^[\s+\-─━═┄┈┌┬┐├┼┤└┴┘╔╦╗╠╬╣╚╩╝╭╮╯╰┏┳┓┣╋┫┗┻┛=:|│┃║]{3,}$/u;
const BAR = /[│┃║]/gu;

/**
 * Returns a text whose columns are aligned by spaces, or drawn with lines, with a delimiter between its cells, as tables
 * in chats and in PDF files are. Lines keep their numbers.
 *
 * @returns null for a text that is no such table
 */
export function tableOfText(text: string): string | null {
  const lines = text.split(/\r\n|\n|\r/);
  const bare = lines.map((line) =>
    FENCE.test(line) || RULE.test(line.slice(0, LONGEST_LINE)) ? '' : line.replaceAll(BAR, '|'),
  );
  const cleaned = bare.join('\n');
  if (cleaned !== lines.join('\n') && findHead(cleaned) !== null) return cleaned;
  const aligned = alignColumns(bare);
  return aligned !== null && findHead(aligned) !== null ? aligned : null;
}

const LONGEST_LINE = 400;
const MOST_LINES_ABOVE = 20;

interface Piece {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

function alignColumns(lines: readonly string[]): string | null {
  const head = lines.slice(0, MOST_LINES_ABOVE).findIndex((line) => {
    const pieces = piecesOf(line);
    return pieces.length > 2 && findHead(pieces.map(({ text }) => text).join('\t')) !== null;
  });
  if (head === -1) return null;
  const columns = piecesOf(lines[head]!);
  return lines
    .map((line, index) => {
      const pieces = piecesOf(line);
      return index < head || pieces.length < 2 ? line.trim() : cellsOf(pieces, columns).join('\t');
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

/** Puts each piece into the column under whose name it stands; a row with all its cells needs no look at their places. */
function cellsOf(pieces: readonly Piece[], columns: readonly Piece[]): string[] {
  if (pieces.length >= columns.length) return pieces.map(({ text }) => text);
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

/** Names stand over the beginning, the end or the middle of their cells. */
const distance = (piece: Piece, column: Piece): number =>
  Math.min(
    Math.abs(piece.start - column.start),
    Math.abs(piece.end - column.end),
    Math.abs(piece.start + piece.end - column.start - column.end) / 2,
  );
