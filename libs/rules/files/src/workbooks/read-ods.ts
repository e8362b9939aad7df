import { columnOf } from '../parts/table-words.js';
import { NotReadable, textOf, type Archive } from './archive.js';
import { plainNumber, textOfDate } from './cell-text.js';
import { readPart, type Attributes } from './read-parts.js';
import { LIMITS, SheetBuilder, TooLarge, type Workbook, type WorkbookSheet } from './workbook.js';

const CONTENT = 'content.xml';
const MIME_TYPE = 'application/vnd.oasis.opendocument.spreadsheet';

/** Whether an archive is a workbook of LibreOffice, or of another program that writes OpenDocument. */
export const isOds = (archive: Archive): boolean => textOf(archive.read('mimetype')).startsWith(MIME_TYPE);

/**
 * Reads an OpenDocument workbook (ISO/IEC 26300). Formulas count with the values that were stored for them.
 *
 * @throws NotReadable for a broken part or one with a password, TooLarge beyond the limits
 */
export function readOds(archive: Archive): Workbook {
  const manifest = textOf(archive.read('META-INF/manifest.xml'));
  if (manifest.includes('encryption-data')) throw new NotReadable('encrypted');
  const content = archive.read(CONTENT);
  if (content === null) throw new NotReadable('broken');
  const reading = new OdsReading();
  readPart(content, reading);
  return { sheets: reading.sheets };
}

class OdsReading {
  readonly sheets: WorkbookSheet[] = [];
  private readonly counts = { cells: 0, text: 0 };
  /** Styles of tables that are not shown. */
  private readonly hiddenStyles = new Set<string>();
  private style = '';
  private sheet: SheetBuilder | null = null;
  private tables = 0;
  private row = 0;
  private rowRepeats = 1;
  private column = 0;
  private columnOfHead = 0;
  private cell: Attributes | null = null;
  private repeats = 1;
  /** The cells of the row that is open: a repeated row has them once more. */
  private cells: { readonly column: number; readonly text: string }[] = [];
  private paragraphs: string[] = [];
  private notes = 0;

  readonly open = (name: string, attributes: Attributes): void => {
    if (name === 'annotation') this.notes++;
    if (this.notes > 0) return;
    switch (name) {
      case 'style':
        this.style = attributes['style:name'] ?? '';
        break;
      case 'table-properties':
        if (attributes['table:display'] === 'false') this.hiddenStyles.add(this.style);
        break;
      case 'table':
        this.openTable(attributes);
        break;
      case 'table-column': {
        const count = repeatsOf(attributes, 'columns');
        if (!isShown(attributes)) this.sheet?.hideColumns(this.columnOfHead, this.columnOfHead + count - 1);
        this.columnOfHead += count;
        break;
      }
      case 'table-row':
        this.rowRepeats = repeatsOf(attributes, 'rows');
        this.column = 0;
        this.cells = [];
        if (!isShown(attributes)) {
          const last = Math.min(this.row + this.rowRepeats, LIMITS.rows);
          for (let row = this.row; row < last; row++) this.sheet?.hideRow(row);
        }
        break;
      case 'table-cell':
      case 'covered-table-cell':
        this.cell = attributes;
        this.repeats = repeatsOf(attributes, 'columns');
        this.paragraphs = [];
        break;
      case 'p':
        if (this.cell !== null) this.paragraphs.push('');
        break;
      case 's':
      case 'tab':
      case 'line-break':
        this.text(' ');
        break;
    }
  };

  readonly close = (name: string): void => {
    if (name === 'annotation') this.notes--;
    if (this.notes > 0) return;
    if (name === 'table') this.closeTable();
    else if (name === 'table-row') this.closeRow();
    else if (name === 'table-cell' || name === 'covered-table-cell') this.closeCell();
  };

  readonly text = (more: string): void => {
    if (this.cell !== null && this.notes === 0 && this.paragraphs.length > 0)
      this.paragraphs[this.paragraphs.length - 1] += more;
  };

  private openTable(attributes: Attributes): void {
    // A table within a table is a picture of another program.
    if (++this.tables > 1) return;
    if (this.sheets.length === LIMITS.sheets) throw new TooLarge('sheets');
    const isHidden = this.hiddenStyles.has(attributes['table:style-name'] ?? '');
    this.sheet = new SheetBuilder(attributes['table:name'] ?? '', isHidden, this.counts);
    this.row = 0;
    this.columnOfHead = 0;
  }

  private closeTable(): void {
    if (--this.tables > 0 || this.sheet === null) return;
    this.sheets.push(this.sheet.build((text) => columnOf(text) !== null));
    this.sheet = null;
  }

  private closeRow(): void {
    if (this.cells.length > 0) {
      for (let row = this.row; row < this.row + this.rowRepeats; row++) {
        for (const { column, text } of this.cells) this.sheet?.set(row, column, text);
      }
    }
    this.row += this.rowRepeats;
  }

  private closeCell(): void {
    const { cell } = this;
    this.cell = null;
    if (cell === null) return;
    const text = writeCell(cell, this.paragraphs.join(' '));
    if (text !== '') {
      const rows = Number(cell['table:number-rows-spanned'] ?? 1);
      const columns = Number(cell['table:number-columns-spanned'] ?? 1);
      if (rows > 1 && columns === 1) this.sheet?.mergeDown(this.row, this.column, rows);
      for (let more = 0; more < this.repeats; more++) {
        if (this.column + more >= LIMITS.columns) throw new TooLarge('columns');
        this.cells.push({ column: this.column + more, text });
      }
    }
    this.column += this.repeats;
  }
}

function writeCell(cell: Attributes, shown: string): string {
  const value = cell['office:value'] ?? '';
  switch (cell['office:value-type'] ?? cell['calcext:value-type']) {
    case 'date':
      return textOfDate(cell['office:date-value'] ?? shown);
    case 'time': {
      const [, hours, minutes] = /^PT(\d{1,4})H(\d{1,2})M/.exec(cell['office:time-value'] ?? '') ?? [];
      return hours === undefined ? shown : `${hours.padStart(2, '0')}:${minutes!.padStart(2, '0')}`;
    }
    case 'boolean':
      return cell['office:boolean-value'] === 'true' ? 'TRUE' : 'FALSE';
    case 'percentage':
      return `${plainNumber(Number(value) * 100)}%`;
    case 'float':
    case 'currency': {
      const number = Number(value);
      // A number of a program has its leading zeros only in what is shown; a failed formula has 0 for its value.
      const isText = /^0\d+$/.test(shown) || /^(?:#|Err:)/.test(shown);
      return isText || value === '' || Number.isNaN(number) ? shown : plainNumber(number);
    }
    default:
      return cell['office:string-value'] ?? shown;
  }
}

const isShown = (attributes: Attributes): boolean => (attributes['table:visibility'] ?? 'visible') === 'visible';

function repeatsOf(attributes: Attributes, what: 'rows' | 'columns'): number {
  const count = Number(attributes[`table:number-${what}-repeated`] ?? 1);
  return Number.isSafeInteger(count) && count > 0 ? count : 1;
}
