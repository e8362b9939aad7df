import { strToU8, zipSync } from 'fflate';
import type { Rows } from './write-csv.js';

interface WrittenSheet {
  /** It has at most 31 characters, and none of `[]:*?/\\`, as Excel wants it. */
  readonly name: string;
  readonly rows: Rows;
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/**
 * Writes a workbook of Excel (ECMA-376) with these sheets. A text stays a text, also where it looks like a number, a date
 * or a formula. The same sheets give the same bytes.
 */
export function writeXlsx(sheets: readonly WrittenSheet[]): Uint8Array {
  const parts = {
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/>${join(sheets, (id) => `<Override PartName="/xl/worksheets/sheet${id}.xml" ContentType="${TYPES}.worksheet+xml"/>`)}</Types>`,
    '_rels/.rels': relations(`<Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/>`),
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${join(sheets, (id, { name }) => `<sheet name="${escaped(name)}" sheetId="${id}" r:id="rId${id}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      join(
        sheets,
        (id) => `<Relationship Id="rId${id}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${id}.xml"/>`,
      ),
    ),
    ...Object.fromEntries(
      sheets.map(({ rows }, index) => [`xl/worksheets/sheet${index + 1}.xml`, worksheet(rows)] as const),
    ),
  };
  const packed = Object.entries(parts).map(([name, text]) => [name, strToU8(text)] as const);
  return zipSync(Object.fromEntries(packed), { mtime: FIRST_TIME });
}

/** An archive has local times, and none before this one. */
const FIRST_TIME = new Date(1980, 0, 1);

const join = (sheets: readonly WrittenSheet[], write: (id: number, sheet: WrittenSheet) => string): string =>
  sheets.map((sheet, index) => write(index + 1, sheet)).join('');

const relations = (all: string): string =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${all}</Relationships>`;

const worksheet = (rows: Rows): string =>
  `${XML}<worksheet xmlns="${MAIN}"><sheetData>${rows.map(writeRow).join('')}</sheetData></worksheet>`;

const writeRow = (cells: Rows[number], index: number): string =>
  `<row r="${index + 1}">${cells.map((cell, column) => writeCell(cell, `${letterOf(column)}${index + 1}`)).join('')}</row>`;

const writeCell = (cell: string | number, place: string): string => {
  if (cell === '') return '';
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
};

/** These tables have at most seven columns. */
const letterOf = (column: number): string => String.fromCharCode(65 + column);

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Escapes a text for XML. Signs that XML cannot hold, line ends, and texts that look like such an escape, are written as
 * ECMA-376 does: `_x000D_`.
 */
const escaped = (text: string): string =>
  text
    .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, codeOf)
    .replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign]!);

const codeOf = (sign: string): string => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
