import { findHead } from '../parts/find-head.js';
import { pointerOfPlace, type FilePlace } from '../parts/file-findings.js';
import { roundOfHeading } from '../parts/round-cells.js';
import { columnOf } from '../parts/table-words.js';
import type { Workbook, WorkbookSheet } from './workbook.js';

/** A sheet as the text that the readers of tables take, or several sheets that are the rounds of one tournament. */
export interface SheetTable {
  readonly sheets: readonly WorkbookSheet[];
  readonly name: string;
  /** Each row of the sheet is a line, so that findings name its cells. */
  readonly text: string;
  /** Names the cell of the workbook for a place of the text: B7, or 'Round 2'!B7 where several sheets are one table. */
  readonly placeOf: (place: FilePlace) => FilePlace;
}

/** Returns the tables of a workbook: one for each sheet with cells, and one for all sheets that are rounds of one tournament. */
export function tablesOf({ sheets }: Workbook): SheetTable[] {
  const filled = sheets.filter(({ rows }) => rows.length > 0);
  const rounds = filled.filter((sheet) => roundOfSheet(sheet) !== null && !sheet.isHidden);
  const head = headOf(rounds[0]);
  const named = rounds.filter((sheet) => head !== null && headOf(sheet)?.key === head.key);
  const joined = named.length > 1 ? named : withOwnRounds(filled);
  return filled.flatMap((sheet) => {
    if (sheet === joined[0]) return [joinRounds(joined)];
    return joined.includes(sheet) ? [] : [tableOf(sheet)];
  });
}

/** Returns the sheets with the same columns of which each has other rounds, such as those of two days; none where one round is in two. */
function withOwnRounds(sheets: readonly WorkbookSheet[]): WorkbookSheet[] {
  const heads = sheets.filter(({ isHidden }) => !isHidden).map((sheet) => ({ sheet, head: headOf(sheet) }));
  const first = heads.find(({ head }) => head !== null && head.roundAt !== -1)?.head;
  const alike = heads.filter(({ head }) => first !== undefined && head?.key === first?.key);
  const rounds = alike.flatMap(({ sheet, head }) => [
    ...new Set(sheet.rows.slice(head!.row + head!.height).map((cells) => cells[head!.roundAt] ?? '')),
  ]);
  const named = rounds.filter((round) => round !== '');
  return alike.length > 1 && new Set(named).size === named.length ? alike.map(({ sheet }) => sheet) : [];
}

const tableOf = (sheet: WorkbookSheet): SheetTable => ({
  ...{ sheets: [sheet], name: sheet.name, text: textOf(sheet.rows) },
  placeOf: (place) => place,
});

const roundOfSheet = ({ name }: WorkbookSheet): string | null =>
  roundOfHeading(name.replaceAll('_', ' ').trim().slice(0, 60));

interface SheetHead {
  /** The index of the row that names the columns. */
  readonly row: number;
  readonly height: number;
  readonly width: number;
  /** It is -1 without a column of rounds. */
  readonly roundAt: number;
  readonly key: string;
}

function headOf(sheet: WorkbookSheet | undefined): SheetHead | null {
  const head = sheet && findHead(textOf(sheet.rows));
  if (!head) return null;
  const { names, line, height } = head;
  return {
    row: line - 1,
    height,
    width: names.length,
    roundAt: names.findIndex((name) => columnOf(name) === 'round'),
    key: JSON.stringify(names.map((name) => name.toLowerCase())),
  };
}

/** Puts the rows of all rounds under the columns of the first, and adds the round, which is the name of each sheet. */
function joinRounds(sheets: readonly WorkbookSheet[]): SheetTable {
  const { roundAt, height, width } = headOf(sheets[0])!;
  const rows: (readonly string[])[] = [];
  const origins: { readonly sheet: string; readonly row: number }[] = [];
  for (const [index, sheet] of sheets.entries()) {
    const { row: headRow } = headOf(sheet)!;
    const round = roundOfSheet(sheet) ?? '';
    for (const [row, cells] of sheet.rows.entries()) {
      if (index > 0 && row < headRow + height) continue;
      const isOfRound = row >= headRow + height && cells.some((cell) => cell !== '');
      const own = Array.from({ length: width }, (_, column) => cells[column] ?? '');
      if (roundAt !== -1 || row < headRow) rows.push(cells);
      else if (row < headRow + height) rows.push([...own, row === headRow + height - 1 ? 'Round' : '']);
      else rows.push(isOfRound ? [...own, round, ...cells.slice(width)] : []);
      origins.push({ sheet: sheet.name, row: row + 1 });
    }
  }
  return {
    sheets,
    name: sheets.map(({ name }) => name).join(', '),
    text: textOf(rows),
    placeOf: (place) => {
      const origin = place.line === undefined ? undefined : origins[place.line - 1];
      if (origin === undefined) return place;
      const moved = { ...place, line: origin.row };
      const isCell = place.pointer === undefined || place.pointer === cellOf(place);
      return isCell ? { ...moved, pointer: `'${origin.sheet}'!${cellOf(moved)}` } : moved;
    },
  };
}

const cellOf = ({ line, column }: FilePlace): string =>
  pointerOfPlace({ ...(line !== undefined && { line }), ...(column !== undefined && { column }) });

/** A sheet with one column may be a table whose cells are separated by commas, so its lines stay as they are. */
function textOf(rows: readonly (readonly string[])[]): string {
  const isOneColumn = rows.every(({ length }) => length < 2);
  return rows.map((row) => (isOneColumn ? (row[0] ?? '') : row.map(quoted).join('\t'))).join('\n');
}

const quoted = (cell: string): string => (cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell);
