import { say } from '@quadrant/rules/message';
import { columnsOf, type Columns } from './columns.js';
import { isForfeitAlone, saysForfeit } from './forfeit-words.js';
import type { FileFindings } from './file-findings.js';
import { isEndingKnown } from './match-row.js';
import type { Table } from './read-table.js';
import { placeOfCell, type TableRow } from './table-row.js';
import { isByeWord, type Column } from './table-words.js';

/** A mark is behind a winner or a result: "1*", "Ann †", "2 (f)". */
const MARKED = /^(.{1,80}?) ?(?:([*†‡§]{1,3})|\((\p{L}[\p{L}. ]{0,20})\))$/u;
/** A line below the table says what it means: "* modified win", "(f) = forfeit". */
const FOOTNOTE = /^\(?([*†‡§]{1,3}|\p{L}{1,3})\)? ?[=:–-]? ?(\p{L}.{1,60})$/u;
const TAGS = /<\/?[a-z]{1,12}>/giu;
const MARKED_COLUMNS = ['winner', 'result'] as const satisfies readonly Column[];
const ENDING = 'Ending';

/**
 * Reads marks behind winners, which say how a game ended: it is in a column of endings then. Footnotes that explain marks are no
 * rows any more. A finding names a mark that nothing explains.
 */
export function withMarksAsEndings(table: Table, findings: FileFindings): Table {
  const columns = columnsOf(table.head);
  const { wordOf, at } = columns;
  const column = MARKED_COLUMNS.find((each) => at(each) !== -1);
  if (column === undefined || at('ending') !== -1) return table;
  const read = (row: TableRow) => markIn(row, at(column), columns);
  if (!table.rows.some((row) => read(row) !== null)) return table;
  // Where most wins have no mark, "(f)" is no full win.
  const hasOthers = table.rows.some(
    (row) => (row.cells[at(column)] ?? '') !== '' && read(row) === null && !row.cells.some(isByeWord),
  );
  const notes = new Map(table.rows.flatMap((row) => footnoteIn(row, wordOf) ?? []));
  const width = Math.max(table.head.cells.length, ...table.rows.map(({ cells }) => cells.length));
  const untold = new Set<string>();
  const rows = table.rows.flatMap((row): TableRow[] => {
    if (footnoteIn(row, wordOf) !== null) return [];
    const marked = read(row);
    if (marked === null) return [row];
    const { mark, text } = marked;
    const word = hasOthers && isForfeitAlone(mark) ? 'forfeit' : mark;
    const isKnown = /\p{L}/u.test(mark) && isEndingKnown(word, wordOf);
    const ending = notes.get(mark) ?? (isKnown ? word : null);
    if (ending === null && !untold.has(mark)) {
      untold.add(mark);
      const message = say`The mark “${mark}” behind a result, as in “${row.cells[at(column)]!.slice(0, 40)}”, is not explained, and it is not used.`;
      const advice = say`Write below the table what it means, as in “${mark} modified win”. If it says nothing, no change is needed.`;
      findings.add('cell-not-used', placeOfCell(row, at(column)), message, advice);
    }
    const cells = Array.from({ length: width + 1 }, (_, index) => row.cells[index] ?? '');
    cells[at(column)] = text;
    cells[width] = ending ?? '';
    return [{ ...row, cells }];
  });
  const names = Array.from({ length: width }, (_, index) => table.head.cells[index] ?? '');
  return { ...table, head: { ...table.head, cells: [...names, ENDING] }, rows };
}

/** Returns a cell with a mark without it; null where the cell has none, says a result as it is, or is the name of a player. */
function markIn(
  { cells }: TableRow,
  index: number,
  { wordOf, at }: Columns,
): { readonly text: string; readonly mark: string } | null {
  const cell = cells[index] ?? '';
  const [, text, sign, word] = MARKED.exec(cell) ?? [];
  const mark = sign ?? word;
  // A word for a forfeit behind a result, as in "win (forfeit)", belongs to it.
  const isOfResult = sign === undefined && index === at('result') && (saysForfeit(cell) || isForfeitAlone(mark ?? ''));
  const isWhole = sign === undefined && wordOf(cell) !== null;
  const isName = cells.some((other, column) => column !== index && other === cell);
  return text === undefined || mark === undefined || isWhole || isOfResult || isName ? null : { text, mark };
}

function footnoteIn({ cells }: TableRow, wordOf: Columns['wordOf']): readonly [readonly [string, string]] | null {
  const filled = cells.filter((cell) => cell !== '');
  const [, mark, meaning] = filled.length === 1 ? (FOOTNOTE.exec(filled[0]!.replaceAll(TAGS, '')) ?? []) : [];
  return mark !== undefined && meaning !== undefined && isEndingKnown(meaning, wordOf) ? [[mark, meaning]] : null;
}
