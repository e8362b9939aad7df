import { partsOfXlsx, zipOf } from '../builders/zip.js';

const cell = (ref: string, text = '1'): string => `<c r="${ref}" t="inlineStr"><is><t>${text}</t></is></c>`;
const HEAD = `<row r="1">${cell('A1', 'Round')}${cell('B1', 'Player 1')}${cell('C1', 'Player 2')}${cell('D1', 'Result')}</row>`;
const MATCH = `<row r="2">${cell('A2')}${cell('B2', 'Ann')}${cell('C2', 'Bob')}${cell('D2', 'FW')}</row>`;
const SOUND = HEAD + MATCH;
const MB = 1_000_000;

const xlsx = (content: string, more: Readonly<Record<string, string>> = {}): Uint8Array =>
  zipOf([...partsOfXlsx([content]), ...Object.entries(more).map(([name, text]) => ({ name, content: text }))]);

const withPart = (name: string, content: string): Uint8Array =>
  zipOf([...partsOfXlsx([SOUND]).filter((part) => part.name !== name), { name, content }]);

const odsOf = (rows: string): Uint8Array =>
  zipOf([
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet' },
    {
      name: 'content.xml',
      content: `<office:document-content><table:table table:name="R">${rows}</table:table></office:document-content>`,
    },
  ]);

const odsCell = (text: string): string => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`;
const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

/** Workbooks that are made to exhaust a reader, or that it may misread. `isRead` says whether their results are read. */
export const HOSTILE_WORKBOOKS: Readonly<
  Record<string, { readonly isRead: boolean; readonly make: () => Uint8Array }>
> = {
  'a bomb of 500 MB in a sheet': { isRead: false, make: () => xlsx(' '.repeat(500 * MB)) },
  'a bomb in the shared texts': {
    isRead: false,
    make: () => withPart('xl/sharedStrings.xml', `<sst><si><t>${'a'.repeat(100 * MB)}</t></si></sst>`),
  },
  '15 MB of short shared texts': {
    isRead: true,
    make: () => withPart('xl/sharedStrings.xml', `<sst>${'<si><t>a</t></si>'.repeat(880_000)}</sst>`),
  },
  'a bomb in the styles': {
    isRead: true,
    make: () =>
      withPart('xl/styles.xml', `<styleSheet><cellXfs>${'<xf numFmtId="14"/>'.repeat(700_000)}</cellXfs></styleSheet>`),
  },
  '10,000 sheets of one part': {
    isRead: false,
    make: () =>
      zipOf(
        partsOfXlsx([SOUND]).map((part) => ({
          ...part,
          content: part.content.replace(/<sheet [^>]*>/, (sheet) => sheet.repeat(10_000)),
        })),
      ),
  },
  '1,000,000 empty rows below the results': { isRead: true, make: () => xlsx(SOUND + '<row/>'.repeat(MB)) },
  '1,000,000 hidden rows': {
    isRead: true,
    make: () => xlsx(SOUND + '<row hidden="1"/>'.repeat(800_000)),
  },
  'a cell in the last row and column': { isRead: false, make: () => xlsx(SOUND + `<row>${cell('XFD1048576')}</row>`) },
  '250,000 cells': { isRead: false, make: () => xlsx(`<row>${'<c><v>1</v></c>'.repeat(150)}</row>`.repeat(1700)) },
  '300,000 merged cells': {
    isRead: false,
    make: () =>
      zipOf(
        partsOfXlsx([SOUND + `<row r="12000">${cell('D12000', 'FW')}</row>`]).map((part) => ({
          ...part,
          content: part.content.replace(
            '</worksheet>',
            `<mergeCells>${'<mergeCell ref="B2:B1048576"/>'.repeat(300_000)}</mergeCells></worksheet>`,
          ),
        })),
      ),
  },
  '200,000 ranges of hidden columns': {
    isRead: true,
    make: () =>
      zipOf(
        partsOfXlsx([SOUND]).map((part) => ({
          ...part,
          content: part.content.replace(
            '<sheetData>',
            `<cols>${'<col min="300" max="400" hidden="1"/>'.repeat(200_000)}</cols><sheetData>`,
          ),
        })),
      ),
  },
  'elements nested 100,000 deep': { isRead: false, make: () => xlsx('<a>'.repeat(100_000)) },
  'an element with 300,000 attributes': {
    isRead: false,
    make: () => xlsx(`<row ${Array.from({ length: 300_000 }, (_, index) => `a${index}="1"`).join(' ')}/>`),
  },
  'entities of a document type': {
    isRead: false,
    make: () => xlsx('', { 'xl/workbook.xml': '<!DOCTYPE a [<!ENTITY b "c">]><workbook>&b;</workbook>' }),
  },
  'links to other files and macros': {
    isRead: true,
    make: () =>
      xlsx(SOUND, {
        'xl/vbaProject.bin': 'Sub AutoOpen()',
        'xl/externalLinks/externalLink1.xml': '<!DOCTYPE a SYSTEM "file:///etc/passwd"><broken',
      }),
  },
  'a password': {
    isRead: false,
    make: () => Buffer.concat([OLE, Buffer.alloc(MB), Buffer.from('EncryptedPackage', 'utf16le')]),
  },
  'an old workbook of 2 MB': { isRead: false, make: () => Buffer.concat([OLE, Buffer.alloc(1_900_000, 1)]) },
  'half of a workbook': { isRead: false, make: () => xlsx(SOUND).subarray(0, 700) },
  '18,000 parts': {
    isRead: true,
    make: () =>
      zipOf([
        ...partsOfXlsx([SOUND]),
        ...Array.from({ length: 18_000 }, (_, index) => ({ name: `a${index}`, content: '' })),
      ]),
  },
  'an .ods with 1,000,000 repeated rows of text': {
    isRead: false,
    make: () => odsOf(`<table:table-row table:number-rows-repeated="1000000">${odsCell('Ann')}</table:table-row>`),
  },
  'an .ods with 1,000,000 repeated columns of text': {
    isRead: false,
    make: () =>
      odsOf(
        `<table:table-row><table:table-cell table:number-columns-repeated="1000000"><text:p>Ann</text:p></table:table-cell></table:table-row>`,
      ),
  },
  'an .ods with a text of 12 MB': {
    isRead: false,
    make: () => odsOf(`<table:table-row>${odsCell('a'.repeat(12 * MB))}</table:table-row>`),
  },
  'a page with 360,000 cells': {
    isRead: false,
    make: () => Buffer.from(`<table>${`<tr>${'<td>1'.repeat(100)}`.repeat(3_600)}</table>`),
  },
  'a page with cells over a million rows': {
    isRead: false,
    make: () => Buffer.from(`<table>${'<tr><td rowspan=1000000 colspan=1000000>1'.repeat(40_000)}</table>`),
  },
};
