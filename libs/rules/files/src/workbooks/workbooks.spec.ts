import { utils, write, type BookType, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { partsOfXlsx, zipOf } from '../../../../../test/builders/zip.js';
import { openGrid, tableOfGrid } from '../grid.js';
import { keepFile, readKept } from '../keep-file.js';
import { openFile, openReading, type OpenedFile } from '../open-file.js';

interface ReportShape {
  readonly tournament: { readonly startsAt: string };
  readonly players: readonly { readonly handle: string }[];
  readonly rounds: readonly { readonly matches: readonly { readonly score: readonly number[] }[] }[];
}

type Row = readonly unknown[];
type Sheets = Readonly<Record<string, readonly Row[] | WorkSheet>>;

const ANSWERS = new Map(
  Object.entries({ game: '2e', director: 'dora', name: 'Local', startsAt: '2026-01-17', halfByes: 'missed' }),
);

const sheetOf = (rows: readonly Row[]): WorkSheet => utils.aoa_to_sheet(rows.map((row) => [...row]));
const isRows = (cells: readonly Row[] | WorkSheet): cells is readonly Row[] => Array.isArray(cells);

function bookOf(sheets: Sheets): WorkBook {
  const book = utils.book_new();
  for (const [name, cells] of Object.entries(sheets))
    utils.book_append_sheet(book, isRows(cells) ? sheetOf(cells) : cells, name);
  return book;
}

const bytesOf = (book: WorkBook, bookType: BookType = 'xlsx'): Uint8Array =>
  new Uint8Array(write(book, { type: 'buffer', bookType, compression: true }) as Buffer);

const open = (sheets: Sheets, more: Readonly<Record<string, string>> = {}): OpenedFile =>
  openFile(bytesOf(bookOf(sheets)), new Map([...ANSWERS, ...Object.entries(more)]));

const documentOf = ({ documents: [document] }: Pick<OpenedFile, 'documents'>): ReportShape | null =>
  document ? (JSON.parse(new TextDecoder().decode(document)) as ReportShape) : null;

const codesOf = ({ findings }: OpenedFile): string[] => findings.map(({ code }) => code);

const HEAD: Row = ['Round', 'Player 1', 'Player 2', 'Result', 'Score 1', 'Score 2'];
const MATCHES: readonly Row[] = [
  HEAD,
  [1, 'Ann', 'Bob', 'FW', 100, 35],
  [1, 'Quist, Oscar', 'Cy "X"', 'TT', 50, 50],
  [2, 'Ann', 'Quist, Oscar', 'FL', 20, 100],
  [2, 'Bob', 'bye', '', '', ''],
];
const quoted = (cell: unknown): string => `"${String(cell).replaceAll('"', '""')}"`;
const CSV = new TextEncoder().encode(MATCHES.map((row) => row.map(quoted).join(',')).join('\n'));

describe('A workbook', () => {
  it.each<BookType>(['xlsx', 'xlsm', 'ods'])('is read as %s like the same table as CSV, also from a draft', (kind) => {
    const bytes = bytesOf(bookOf({ Results: MATCHES }), kind);
    const [opened, csv] = [openFile(bytes, ANSWERS), openFile(CSV, ANSWERS)];
    expect(opened.format).toBe('csv-matches');
    expect(documentOf(opened)).toEqual(documentOf(csv));
    expect(codesOf(opened)).toEqual(codesOf(csv));
    const kept = keepFile(bytes, ANSWERS);
    if (kept.kind !== 'file') throw new Error('The workbook was not kept.');
    expect(documentOf(openReading(readKept(kept.content), ANSWERS))).toEqual(documentOf(csv));
  });

  it('opens in the grid with the cells of its sheet', () => {
    const opened = openGrid(bytesOf(bookOf({ Results: MATCHES })));
    if (opened.kind !== 'grid') throw new Error('The workbook is no grid.');
    expect(documentOf(openFile(new TextEncoder().encode(tableOfGrid(opened.grid)), ANSWERS))).toEqual(
      documentOf(openFile(CSV, ANSWERS)),
    );
  });

  it('names the cell of the sheet, below title rows and empty rows', () => {
    const { findings } = open({ Results: [['Winter Cup'], [], HEAD, [], [1, 'Ann', 'Bob', 'lucky', 1, 2]] });
    expect(findings).toContainEqual(
      expect.objectContaining({ code: 'value-not-understood', pointer: 'D5', line: 5, column: 4, value: 'lucky' }),
    );
  });

  it('takes the stored values of formulas, numbers that are text, and dates of both calendars', () => {
    for (const date1904 of [false, true]) {
      const sheet = sheetOf([
        [...HEAD, 'Start date'],
        ['1', 'Ann', 'Bob', 'FW', '100', 35, 0],
      ]);
      sheet['F2'] = { t: 'n', v: 35, f: 'A2+34' };
      // Day 45000 of 1900 is 2023-03-15.
      sheet['G2'] = { t: 'n', v: date1904 ? 45_000 - 1462 : 45_000, z: 'dd/mm/yyyy' };
      const book = bookOf({ Results: sheet });
      book.Workbook = { WBProps: { date1904 } };
      const document = documentOf(openFile(bytesOf(book), new Map([...ANSWERS].filter(([key]) => key !== 'startsAt'))));
      expect(document?.tournament.startsAt).toBe('2023-03-15T12:00:00Z');
      expect(document?.rounds[0]?.matches[0]?.score).toEqual([100, 35]);
    }
  });

  it('shows a formula that was never computed, and the error of one that failed', () => {
    const sheets = ['<f>A1+1</f>', '<v>#REF!</v>'].map((score, index) => {
      const texts = HEAD.map((name, at) => `<c r="${'ABCDEF'[at]}1" t="inlineStr"><is><t>${String(name)}</t></is></c>`);
      const cells = ['1', 'Ann', 'Bob', 'FW'].map(
        (text, at) => `<c r="${'ABCD'[at]}2" t="inlineStr"><is><t>${text}</t></is></c>`,
      );
      const broken = `<c r="E2" t="${index === 0 ? 'n' : 'e'}">${score}</c><c r="F2"><v>3</v></c>`;
      return `<row r="1">${texts.join('')}</row><row r="2">${cells.join('')}${broken}</row>`;
    });
    const values = sheets.map((sheet) => openFile(zipOf(partsOfXlsx([sheet])), ANSWERS).findings[0]?.value);
    expect(values).toEqual(['=A1+1', '#REF!']);
  });

  it('names hidden rows and columns, and reads them', () => {
    const sheet = sheetOf(MATCHES);
    sheet['!rows'] = [{}, {}, { hidden: true }, { hidden: true }];
    sheet['!cols'] = [{}, {}, {}, {}, { hidden: true }];
    const opened = open({ Results: sheet });
    expect(opened.findings.map(({ code, message }) => [code, String(message)])).toContainEqual([
      'hidden-cells',
      'The sheet “Results” has hidden cells, which were read like all others: rows 3–4 and column E.',
    ]);
    expect(documentOf(opened)).toEqual(documentOf(openFile(CSV, ANSWERS)));
  });

  it('names hidden rows, columns and sheets of LibreOffice, and reads a repeated row twice', () => {
    const cell = (text: string) =>
      `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`;
    const row = (cells: readonly string[], more = '') =>
      `<table:table-row ${more}>${cells.map(cell).join('')}</table:table-row>`;
    const content = `<office:document-content><office:automatic-styles><style:style style:name="h">
      <style:table-properties table:display="false"/></style:style></office:automatic-styles>
      <table:table table:name="R" table:style-name="h"><table:table-column table:number-columns-repeated="3"/>
      <table:table-column table:visibility="collapse"/>${row(['Round', 'Player 1', 'Player 2', 'Result'])}
      ${row(['1', 'Ann', 'Bob', 'FW'], 'table:visibility="filter" table:number-rows-repeated="2"')}
      <table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="16000"/></table:table-row>
      </table:table></office:document-content>`;
    const parts = [
      { name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet' },
      { name: 'content.xml', content },
    ];
    const { tournaments, findings } = openFile(zipOf(parts), ANSWERS);
    expect(tournaments[0]).toMatchObject({ players: 2, matches: 2 });
    expect(findings.filter(({ code }) => code === 'hidden-cells').map(({ message }) => String(message))).toEqual([
      'The sheet “R” has hidden cells, which were read like all others: rows 2–3 and column D.',
      'The sheet “R” is hidden, and it was read.',
    ]);
  });

  it('reads a round that is merged down, and two rows of headings', () => {
    const merged = sheetOf(MATCHES.map((row, index) => (index === 2 || index === 4 ? ['', ...row.slice(1)] : row)));
    merged['!merges'] = [utils.decode_range('A2:A3'), utils.decode_range('A4:A5')];
    expect(documentOf(open({ Results: merged }))).toEqual(documentOf(openFile(CSV, ANSWERS)));
    const wide = sheetOf([
      ['Player', 'Round 1', '', 'Round 2', ''],
      ['', 'Opponent', 'Result', 'Opponent', 'Result'],
      ['Ann', 'Bob', 'W', 'bye', ''],
      ['Bob', 'Ann', 'L', '', ''],
    ]);
    wide['!merges'] = ['A1:A2', 'B1:C1', 'D1:E1'].map((each) => utils.decode_range(each));
    expect(open({ Cards: wide }).tournaments[0]).toMatchObject({ players: 2, rounds: 2, matches: 1, byes: 1 });
  });

  it('joins the sheets of the rounds of one tournament, and names the cell of the sheet', () => {
    const withoutRound = MATCHES.map((row) => row.slice(1));
    const [head, ...rows] = withoutRound;
    const rounds = { Runde_1: [['Titel'], head!, ...rows.slice(0, 2)], 'Runde 2': [head!, [], ...rows.slice(2)] };
    expect(documentOf(open(rounds))).toEqual(documentOf(openFile(CSV, ANSWERS)));
    const wrong = open({ ...rounds, 'Runde 2': [head!, [], ['Ann', 'Quist, Oscar', 'lucky', 1, 2]] });
    expect(wrong.findings[0]).toMatchObject({ pointer: "'Runde 2'!C3", line: 3, column: 3 });
  });

  it('joins the sheets of two days, of which each has its own rounds', () => {
    const [head, ...rows] = MATCHES;
    const ofRound = (round: string) => rows.filter(([each]) => String(each) === round);
    const days = { 'Day 1': [['Saturday'], head!, ...ofRound('1')], 'Day 2': [head!, ...ofRound('2')] };
    expect(documentOf(open(days))).toEqual(documentOf(openFile(CSV, ANSWERS)));
  });

  it('asks which sheet holds the results when several do, and takes the answer later', () => {
    const other = MATCHES.map((row) => row.map((cell) => (cell === 'Ann' ? 'Zoe' : cell)));
    const sheets = { March: MATCHES, April: other, Notes: [['nothing', 'here']] };
    const opened = open(sheets);
    expect(opened.documents).toEqual([null]);
    expect(opened.findings).toContainEqual(
      expect.objectContaining({ code: 'open-question', pointer: '/tournament/sheet', suggestion: 'March' }),
    );
    expect(documentOf(open(sheets, { sheet: 'april' }))?.players[0]?.handle).toBe('Zoe');
    const kept = keepFile(bytesOf(bookOf(sheets)), ANSWERS);
    if (kept.kind !== 'file') throw new Error('The workbook was not kept.');
    for (const [key, value] of [
      ['sheet', 'April'],
      ['tournament', '2'],
    ] as const) {
      const later = openReading(readKept(kept.content), new Map([...ANSWERS, [key, value]]));
      expect(documentOf(later)?.players[0]?.handle).toBe('Zoe');
    }
    expect(openGrid(bytesOf(bookOf(sheets))).kind).toBe('no-table');
  });

  it('takes the one sheet with results, names the others, and compares standings with them', () => {
    const standings = (points: readonly number[]) => [
      ['Rank', 'Player', 'Points'],
      ...['Quist, Oscar', 'Ann', 'Bob', 'Cy "X"'].map((name, index) => [index + 1, name, points[index]]),
    ];
    expect(codesOf(open({ Standings: standings([4, 3, 3, 1]), Results: MATCHES }))).toEqual(['sheet-not-read']);
    const contradicting = open({ Standings: standings([4, 3, 6, 1]), Results: MATCHES });
    expect(String(contradicting.findings[0]?.message)).toContain(
      'Bob has 6 points in the standings and 3 by the results',
    );
    expect(contradicting.findings[0]).toMatchObject({ code: 'standings-contradict', pointer: "'Standings'!B4" });
  });

  it('finds a misspelt player in the standings under the name that an answer gives', () => {
    const rows = MATCHES.map((row) => row.map((cell, column) => (cell === 'Ann' && column === 1 ? 'Anne' : cell)));
    const points = ['Quist, Oscar', 'Ann', 'Bob', 'Cy "X"'].map((name, index) => [name, [4, 3, 3, 1][index]]);
    const sheets = { Standings: [['Player', 'Points'], ...points], Results: rows };
    expect(rows).not.toEqual(MATCHES);
    const contradictions = (answers: Record<string, string>) =>
      codesOf(open(sheets, answers)).filter((code) => code === 'standings-contradict');
    expect(contradictions({})).toEqual(['standings-contradict']);
    expect(contradictions({ 'handle.Anne': 'Ann' })).toEqual([]);
  });
});

const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const sound = bytesOf(bookOf({ Results: MATCHES }));
const cell = (ref: string): string => `<c r="${ref}"><v>1</v></c>`;
const oneSheet = (content: string): Uint8Array => zipOf(partsOfXlsx([content]));

/** Each of these gets an answer at once, which says what to do. */
const REFUSED: Readonly<Record<string, readonly [code: string, words: RegExp, bytes: () => Uint8Array]>> = {
  'an old .xls': ['workbook-not-read', /old workbook.*\.xlsx/su, () => bytesOf(bookOf({ A: MATCHES }), 'biff8')],
  'one with a password': [
    'workbook-not-read',
    /password/u,
    () => Buffer.concat([OLE, Buffer.alloc(600), Buffer.from('EncryptedPackage', 'utf16le')]),
  ],
  'a binary one': ['workbook-not-read', /\.xlsb/u, () => bytesOf(bookOf({ A: MATCHES }), 'xlsb')],
  'one of Numbers': ['workbook-not-read', /Numbers/u, () => zipOf([{ name: 'Index/Document.iwa', content: 'x' }])],
  'a text document': [
    'workbook-not-read',
    /text document/u,
    () => zipOf([{ name: 'word/document.xml', content: '<a/>' }]),
  ],
  'one that was saved half-way': ['broken-file', /saved only in part/u, () => sound.subarray(0, sound.length / 2)],
  'one with broken parts': ['broken-file', /damaged/u, () => oneSheet('<row><c></row>')],
  'a bomb with lying sizes': [
    'workbook-not-read',
    /more than 16 MB/u,
    () => zipOf(partsOfXlsx([' '.repeat(20_000_000)]).map((part) => ({ ...part, claimed: 100 }))),
  ],
  '101 sheets': ['workbook-not-read', /more than 100 sheets/u, () => zipOf(partsOfXlsx(Array(101).fill(cell('A1'))))],
  'a cell far away': ['workbook-not-read', /below row 12000/u, () => oneSheet(`<row>${cell('XFD1048576')}</row>`)],
  '1,000,000 empty rows': ['value-missing-in-file', /no cells/u, () => oneSheet('<row/>'.repeat(1_000_000))],
  '12,001 merged cells': [
    'workbook-not-read',
    /more than 12000 merged cells/u,
    () =>
      zipOf(
        partsOfXlsx([cell('A1')]).map((part) => ({
          ...part,
          content: part.content.replace('</worksheet>', `${'<mergeCell ref="A1:A9"/>'.repeat(12_001)}</worksheet>`),
        })),
      ),
  ],
  'an element with 201 attributes': [
    'broken-file',
    /damaged/u,
    () => oneSheet(`<row ${Array.from({ length: 201 }, (_, index) => `a${index}="1"`).join(' ')}/>`),
  ],
  'an encrypted part': [
    'workbook-not-read',
    /password/u,
    () => zipOf(partsOfXlsx([cell('A1')]).map((part) => ({ ...part, isEncrypted: true }))),
  ],
  'another archive': ['not-text', /archive of files/u, () => zipOf([{ name: 'a.txt', content: 'x' }])],
  'a link to Google': [
    'workbook-not-read',
    /File → Download/u,
    () => Buffer.from('https://docs.google.com/spreadsheets/d/1abc/edit#gid=0\n'),
  ],
  'a .gsheet file': [
    'workbook-not-read',
    /File → Download/u,
    () => Buffer.from('{"url": "https://docs.google.com/open?id=1abc", "doc_id": "1abc", "email": "a@example.org"}'),
  ],
};

describe('A file that cannot be read as a workbook', () => {
  it.each(Object.entries(REFUSED))('%s: says what it is and what to do', (_, [code, words, make]) => {
    const bytes = make();
    const { findings, documents, format } = openFile(bytes, ANSWERS);
    expect(findings.map((finding) => finding.code)).toEqual([code]);
    expect(`${String(findings[0]!.message)} ${String(findings[0]!.advice)}`).toMatch(words);
    expect([format, documents]).toEqual([null, []]);
    expect(keepFile(bytes, ANSWERS).kind).toBe('refused');
  });

  it('is not one for its macros, its links to other files and its pictures, which are not unpacked', () => {
    const rows = MATCHES.map((row) => {
      const cells = row.map((each) => `<c t="inlineStr"><is><t>${String(each).replaceAll('"', '&quot;')}</t></is></c>`);
      return `<row>${cells.join('')}</row>`;
    });
    const bytes = zipOf([
      ...partsOfXlsx([rows.join('')]),
      { name: 'xl/vbaProject.bin', content: 'Sub AutoOpen()' },
      { name: 'xl/externalLinks/externalLink1.xml', content: '<!DOCTYPE a SYSTEM "file:///etc/passwd"><broken' },
      { name: 'xl/media/image1.png', content: ' '.repeat(20_000_000) },
    ]);
    expect(documentOf(openFile(bytes, ANSWERS))).toEqual(documentOf(openFile(CSV, ANSWERS)));
  });
});
