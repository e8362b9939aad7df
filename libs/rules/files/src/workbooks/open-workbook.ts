import { say, type Text } from '@quadrant/rules/message';
import type { FileFindings } from '../parts/file-findings.js';
import { decodeText } from '../parts/decode-text.js';
import { isArchive, NotReadable, openArchive, textOf, type Archive } from './archive.js';
import { openHtmlTables } from './html-tables.js';
import { isOds, readOds } from './read-ods.js';
import { isXlsx, readXlsx } from './read-xlsx.js';
import { LIMITS, TooLarge, type Workbook } from './workbook.js';

/**
 * Opens a workbook, .xlsx or .ods, which its content shows and not its name. The tables of an HTML page are one, too.
 *
 * @returns null for a file that is no workbook; `refused`, with a finding that says what to do, for one that cannot be read
 */
export function openWorkbook(bytes: Uint8Array, findings: FileFindings): Workbook | 'refused' | null {
  const refuse = (message: Text, advice: Text): 'refused' => {
    findings.add('workbook-not-read', { pointer: '' }, message, advice);
    return 'refused';
  };
  if (isCompound(bytes)) return refuse(...tellCompound(bytes));
  try {
    if (!isArchive(bytes)) return openHtmlTables(decodeText(bytes)?.text ?? '');
    const archive = openArchive(bytes);
    if (isXlsx(archive)) return readXlsx(archive);
    if (isOds(archive)) return readOds(archive);
    const other = OTHERS.find(({ isIt }) => isIt(archive));
    return other === undefined ? null : refuse(other.message, other.advice);
  } catch (error) {
    if (error instanceof TooLarge) return refuse(tellTooLarge(error), KEEP_RESULTS);
    if (!(error instanceof NotReadable)) throw error;
    if (error.fault === 'encrypted') return refuse(PROTECTED, WITHOUT_PASSWORD);
    if (error.fault === 'too-large')
      return refuse(say`The workbook unpacks to more than 16 MB, which is not read.`, KEEP_RESULTS);
    findings.add(
      'broken-file',
      { pointer: '' },
      say`The workbook is damaged or was saved only in part. Nothing of it was read.`,
      say`Open it in your spreadsheet program, save it again as .xlsx, and send that file.`,
    );
    return 'refused';
  }
}

const KEEP_RESULTS = say`Copy the results to a new workbook without pictures, empty rows and other sheets, or save the sheet as CSV.`;
const PROTECTED = say`The workbook has a password, so nothing of it can be read.`;
const WITHOUT_PASSWORD = say`Save it without a password: in Excel under File → Info → Protect Workbook, in LibreOffice in the dialog “Save As”. Or save the sheet as CSV.`;
const AS_XLSX = say`Save it as .xlsx (Excel Workbook) or as CSV, and send that file.`;

const TOO_LARGE: Readonly<Record<TooLarge['what'], Text>> = {
  sheets: say`The workbook has more than ${LIMITS.sheets} sheets.`,
  rows: say`A sheet of the workbook has cells below row ${LIMITS.rows}.`,
  columns: say`A sheet of the workbook has cells beyond column ${LIMITS.columns}.`,
  cells: say`The workbook has more than ${LIMITS.cells} cells.`,
  merges: say`A sheet of the workbook has more than ${LIMITS.rows} merged cells.`,
  text: say`The cells of the workbook hold more than ${LIMITS.text} characters.`,
};

const tellTooLarge = ({ what }: TooLarge): Text => TOO_LARGE[what];

const OTHERS: readonly {
  readonly isIt: (archive: Archive) => boolean;
  readonly message: Text;
  readonly advice: Text;
}[] = [
  {
    isIt: ({ has }) => has('xl/workbook.bin'),
    message: say`This is a binary workbook of Excel (.xlsb), which is not read.`,
    advice: AS_XLSX,
  },
  {
    isIt: ({ names }) => names.some((name) => name.endsWith('.iwa')),
    message: say`This is a file of Numbers, which is not read.`,
    advice: say`In Numbers, choose File → Export To → Excel (or CSV), and send that file.`,
  },
  {
    isIt: ({ has, read }) =>
      has('word/document.xml') || (has('mimetype') && /opendocument\.text/.test(textOf(read('mimetype')))),
    message: say`This is a text document, which is not read.`,
    advice: say`Copy its table into a spreadsheet, and save that as .xlsx or CSV.`,
  },
];

const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** Old Office programs wrote such files, and today's programs write those with a password so. */
const isCompound = (bytes: Uint8Array): boolean => COMPOUND.every((byte, index) => bytes[index] === byte);

function tellCompound(bytes: Uint8Array): readonly [message: Text, advice: Text] {
  // Such files name their parts in UTF-16.
  const names = new TextDecoder('latin1').decode(bytes).replaceAll('\0', '');
  if (names.includes('EncryptedPackage')) return [PROTECTED, WITHOUT_PASSWORD];
  return [say`This is an old workbook (.xls), or another old Office file, which is not read.`, AS_XLSX];
}
