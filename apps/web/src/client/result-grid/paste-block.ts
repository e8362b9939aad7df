/** A field of our forms keeps so many characters. */
const LONGEST_CELL = 200;

/**
 * Reads cells as spreadsheet programs copy them: tabs between cells, line breaks between rows, and quotation marks
 * around a cell that holds one of these.
 *
 * @returns null for a text of one cell, which a browser pastes by itself
 */
export function parseBlock(text: string): string[][] | null {
  if (!/[\t\n\r]/.test(text.trim())) return null;
  const rows: string[][] = [[]];
  let at = 0;
  for (;;) {
    const end = quotedEnd(text, at);
    const whole = text.slice(at, end ?? plainEnd(text, at));
    rows.at(-1)!.push(tidy(end === null ? whole : whole.slice(1, -1).replaceAll('""', '"')));
    at += whole.length;
    const separator = /\t|\r\n|\n|\r/y;
    separator.lastIndex = at;
    const [found] = separator.exec(text) ?? [];
    if (found === undefined) break;
    at += found.length;
    if (found !== '\t') rows.push([]);
  }
  // A line break at the end begins no row.
  while (rows.length > 1 && rows.at(-1)!.every((cell) => cell === '')) rows.pop();
  return rows;
}

const SEPARATORS = '\t\r\n';

/** Returns where a cell in quotation marks ends; null for a cell that only begins with one. */
function quotedEnd(text: string, from: number): number | null {
  if (text[from] !== '"') return null;
  for (let at = text.indexOf('"', from + 1); at !== -1; at = text.indexOf('"', at + 2)) {
    // Two quotation marks stand for one.
    if (text[at + 1] === '"') continue;
    return at + 1 === text.length || SEPARATORS.includes(text[at + 1]!) ? at + 1 : null;
  }
  return null;
}

function plainEnd(text: string, from: number): number {
  let end = from;
  while (end < text.length && !SEPARATORS.includes(text[end]!)) end += 1;
  return end;
}

function tidy(cell: string): string {
  return cell.replaceAll(/[\t\r\n]+/g, ' ').trim();
}

interface PlacedBlock {
  /** Each cell has the row and the column of the page that it fills, counted from 0. */
  readonly cells: readonly { readonly row: number; readonly column: number; readonly text: string }[];
  /** These parts of the block have no place. */
  readonly lost: { readonly rows: number; readonly columns: number };
  /** So many cells were longer than a field. */
  readonly cut: number;
}

/**
 * Finds the cells that a block fills, from one cell on.
 *
 * @param size of the page: the rows that it can have at most, and its columns
 */
export function placeBlock(
  block: readonly (readonly string[])[],
  from: { readonly row: number; readonly column: number },
  size: { readonly rows: number; readonly columns: number },
): PlacedBlock {
  const [rows, columns] = [Math.max(0, size.rows - from.row), size.columns - from.column];
  const cells = block.slice(0, rows).flatMap((texts, down) =>
    texts.slice(0, columns).map((text, right) => ({
      row: from.row + down,
      column: from.column + right,
      text: text.slice(0, LONGEST_CELL),
    })),
  );
  const kept = block.slice(0, rows).flatMap((texts) => texts.slice(0, columns));
  const behind = block.map((texts) => texts.findLastIndex((text) => text !== '') + 1 - columns);
  return {
    cells,
    lost: { rows: Math.max(0, block.length - rows), columns: Math.max(0, ...behind) },
    cut: kept.filter((text) => text.length > LONGEST_CELL).length,
  };
}
