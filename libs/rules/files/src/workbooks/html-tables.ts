import { Parser } from 'htmlparser2';
import { isHtmlPage } from '../parts/html-pages.js';
import { columnOf } from '../parts/table-words.js';
import { LIMITS, SheetBuilder, type Workbook, type WorkbookSheet } from './workbook.js';

const HAS_TABLE = /<t(?:able|r)[\s>]/i;
/** A cell, a row or a part of a table ends where one of these begins, whether it was closed or not. */
const ENDS_CELL = /^(?:t[dhr]|thead|tbody|tfoot|table|caption)$/;
const HEADING = /^(?:h[1-6]|caption)$/;
/** A heading of a table is no longer. */
const LONGEST_HEADING = 60;

/**
 * Returns the tables of an HTML page as the sheets of a workbook, each named by its caption or by the heading above it.
 * Rows that were copied without their table are one, too.
 *
 * @returns null for a page without a table
 * @throws TooLarge beyond the limits of a workbook
 */
export function openHtmlTables(text: string): Workbook | null {
  if (!isHtmlPage(text) || !HAS_TABLE.test(text)) return null;
  const sheets: WorkbookSheet[] = [];
  const counts = { cells: 0, text: 0 };
  let sheet: SheetBuilder | null = null;
  let [heading, written] = ['', ''];
  let isHeading = false;
  let [row, column, down] = [-1, -1, 1];
  let isCell = false;
  const taken = new Set<string>();
  const openTable = (): SheetBuilder => {
    row = -1;
    taken.clear();
    return (sheet = new SheetBuilder('', false, counts));
  };
  const closeCell = (): void => {
    if (isCell && row >= 0) sheet?.set(row, column, written.replaceAll(/\s+/g, ' '));
    isCell = false;
  };
  const closeTable = (): void => {
    closeCell();
    if (sheet === null) return;
    const built = sheet.build((cell) => columnOf(cell) !== null);
    if (sheets.length < LIMITS.sheets) sheets.push({ ...built, name: heading || `${sheets.length + 1}` });
    sheet = null;
    heading = '';
  };
  const parser = new Parser({
    onopentag: (name, { rowspan, colspan }) => {
      if (ENDS_CELL.test(name)) closeCell();
      if (HEADING.test(name)) {
        isHeading = true;
        written = '';
      } else if (name === 'table') {
        openTable();
      } else if (name === 'tr') {
        if (sheet === null) openTable();
        row++;
        column = -1;
      } else if (name === 'td' || name === 'th') {
        do column++;
        while (taken.has(`${row} ${column}`));
        const wide = Math.min(Number(colspan) || 1, LIMITS.columns);
        down = Math.min(Number(rowspan) || 1, LIMITS.rows);
        for (let below = 1; below < down; below++) {
          for (let beside = 0; beside < wide; beside++)
            if (taken.size < LIMITS.cells) taken.add(`${row + below} ${column + beside}`);
        }
        if (down > 1 && wide === 1) sheet?.mergeDown(row, column, down);
        isCell = true;
        written = '';
        for (let beside = 1; beside < wide; beside++)
          if (taken.size < LIMITS.cells) taken.add(`${row} ${column + beside}`);
      } else if (name === 'br') written += ' ';
    },
    ontext: (more) => {
      if (isCell || isHeading) written += more;
    },
    onclosetag: (name) => {
      if (HEADING.test(name)) {
        isHeading = false;
        heading = written.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_HEADING);
      } else if (name === 'td' || name === 'th') closeCell();
      else if (name === 'table') closeTable();
    },
  });
  parser.end(text);
  closeTable();
  return { sheets };
}
