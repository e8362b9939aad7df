import { columnOf } from '../parts/table-words.js';
import { type Archive } from './archive.js';
import { builtInFormat, formatOfCode, textOfDate, textOfNumber, type NumberFormat } from './cell-text.js';
import { readPart, type Attributes } from './read-parts.js';
import { LIMITS, SheetBuilder, TooLarge, type Workbook, type WorkbookSheet } from './workbook.js';

const WORKBOOK = 'xl/workbook.xml';

/** Whether an archive is a workbook of Excel, with macros or without. */
export const isXlsx = (archive: Archive): boolean => archive.has('[Content_Types].xml') && archive.has(WORKBOOK);

/**
 * Reads a workbook of Excel (ECMA-376). Formulas count with the values that were stored for them. Macros, links to other
 * files, pictures and notes are not unpacked.
 *
 * @throws NotReadable for a broken part, TooLarge beyond the limits
 */
export function readXlsx(archive: Archive): Workbook {
  const { sheets, is1904 } = readIndex(archive);
  if (sheets.length > LIMITS.sheets) throw new TooLarge('sheets');
  const context = { texts: readTexts(archive), formats: readFormats(archive), is1904, counts: { cells: 0, text: 0 } };
  return {
    sheets: sheets.flatMap(({ name, isHidden, part }) => {
      const content = archive.read(part);
      // A sheet of a chart has no cells, and is another kind of part.
      return content === null || !part.includes('worksheets/')
        ? []
        : [readSheet(content, new SheetBuilder(name, isHidden, context.counts), context)];
    }),
  };
}

interface IndexedSheet {
  readonly name: string;
  readonly isHidden: boolean;
  /** Its part has this name in the archive. */
  readonly part: string;
}

function readIndex(archive: Archive): { readonly sheets: IndexedSheet[]; readonly is1904: boolean } {
  const targets = new Map<string, string>();
  eachElement(archive.read('xl/_rels/workbook.xml.rels'), (name, { Id = '', Target = '' }) => {
    if (name === 'Relationship') targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
  });
  const sheets: IndexedSheet[] = [];
  let is1904 = false;
  eachElement(archive.read(WORKBOOK), (name, attributes) => {
    if (name === 'workbookPr') is1904 = isTrue(attributes['date1904']);
    if (name !== 'sheet') return;
    const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? '';
    const { state = 'visible' } = attributes;
    const part = targets.get(id) ?? '';
    sheets.push({ name: attributes['name'] ?? '', isHidden: state !== 'visible', part });
  });
  return { sheets, is1904 };
}

/** Reads the texts that cells name by number; the reading aids of Japanese texts are left out. */
function readTexts(archive: Archive): string[] {
  const content = archive.read('xl/sharedStrings.xml');
  const texts: string[] = [];
  if (content === null) return texts;
  let text = '';
  let isText = false;
  let aids = 0;
  readPart(content, {
    open: (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') aids++;
      isText = name === 't' && aids === 0;
    },
    close: (name) => {
      if (name === 'si') texts.push(text);
      if (name === 'rPh') aids--;
      isText = false;
    },
    text: (more) => {
      if (isText) text += more;
    },
  });
  return texts;
}

/** Reads the format of each style of cells. */
function readFormats(archive: Archive): NumberFormat[] {
  const own = new Map<number, NumberFormat>();
  const formats: NumberFormat[] = [];
  let isOfCells = false;
  eachElement(
    archive.read('xl/styles.xml'),
    (name, { numFmtId, formatCode }) => {
      if (name === 'numFmt') own.set(Number(numFmtId), formatOfCode(formatCode ?? ''));
      if (name === 'cellXfs') isOfCells = true;
      if (name === 'xf' && isOfCells) {
        const id = Number(numFmtId ?? 0);
        formats.push(own.get(id) ?? builtInFormat(id));
      }
    },
    (name) => {
      if (name === 'cellXfs') isOfCells = false;
    },
  );
  return formats;
}

interface SheetContext {
  readonly texts: readonly string[];
  readonly formats: readonly NumberFormat[];
  readonly is1904: boolean;
}

function readSheet(content: Uint8Array, sheet: SheetBuilder, context: SheetContext): WorkbookSheet {
  let [row, column] = [-1, -1];
  let cell: Attributes = {};
  let [value, inline, formula] = ['', '', ''];
  let part = '';
  readPart(content, {
    open: (name, attributes) => {
      part = name;
      if (name === 'row') {
        row = attributes['r'] === undefined ? row + 1 : Number(attributes['r']) - 1;
        column = -1;
        if (isTrue(attributes['hidden'])) sheet.hideRow(row);
      } else if (name === 'c') {
        const at = placeOf(attributes['r'] ?? '');
        column = at?.column ?? column + 1;
        row = at?.row ?? row;
        cell = attributes;
        value = inline = formula = '';
      } else if (name === 'col' && isTrue(attributes['hidden'])) {
        sheet.hideColumns(Number(attributes['min']) - 1, Number(attributes['max']) - 1);
      } else if (name === 'mergeCell') {
        const [from, to] = (attributes['ref'] ?? '').split(':').map(placeOf);
        if (from && to && from.column === to.column) sheet.mergeDown(from.row, from.column, to.row - from.row + 1);
      }
    },
    close: (name) => {
      part = '';
      if (name === 'c') sheet.set(row, column, textOfCell(cell, { value, inline, formula }, context));
    },
    text: (more) => {
      if (part === 'v') value += more;
      else if (part === 't') inline += more;
      else if (part === 'f') formula += more;
    },
  });
  return sheet.build((text) => columnOf(text) !== null);
}

interface CellParts {
  readonly value: string;
  readonly inline: string;
  readonly formula: string;
}

function textOfCell({ t = 'n', s = '0' }: Attributes, { value, inline, formula }: CellParts, context: SheetContext) {
  if (t === 'inlineStr') return unescaped(inline);
  // A formula that was never computed stays a formula, so that somebody sees it.
  if (value === '') return formula === '' ? '' : `=${formula}`;
  if (t === 's') return unescaped(context.texts[Number(value)] ?? '');
  if (t === 'b') return isTrue(value) ? 'TRUE' : 'FALSE';
  if (t === 'd') return textOfDate(value);
  if (t !== 'n') return unescaped(value);
  const number = Number(value);
  if (Number.isNaN(number)) return value;
  return textOfNumber(number, context.formats[Number(s)] ?? { kind: 'number' }, context.is1904);
}

/** Characters that XML cannot hold are written as _x000D_. */
const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;

/** Reads B7 as a place counted from 0; null for another text. */
function placeOf(name: string): { readonly row: number; readonly column: number } | null {
  const [, letters, digits] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(name) ?? [];
  if (letters === undefined) return null;
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { row: Number(digits) - 1, column };
}

const isTrue = (text: string | undefined): boolean => text === '1' || text === 'true';

/** Calls a function for each element of a part, and does nothing for a part that is not there. */
function eachElement(
  content: Uint8Array | null,
  open: (name: string, attributes: Attributes) => void,
  close: (name: string) => void = () => undefined,
): void {
  if (content !== null) readPart(content, { open, close, text: () => undefined });
}
