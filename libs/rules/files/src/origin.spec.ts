import { report, reportDocument, round, elimination } from '../../../../test/builders/report.js';
import { reviseByTable } from './document/revise-by-table.js';
import { gridOfDocument } from './document/document-table.js';
import { openGrid, tableOfGrid } from './grid.js';
import { keepFile, readKept } from './keep-file.js';
import { openFile, openReading } from './open-file.js';
import { markOrigin, takeOrigin } from './origin.js';
import { read, utils, write, type WorkBook } from '@e965/xlsx';
import type { TextFormat } from './writers/text-formats.js';
import { writeDownload, writeFile } from './writers/write-file.js';

const ID = '0d5e7a3c-1111-4222-8333-444455556666';
const ORIGIN = { tournamentId: ID, revision: 2 };
const NONE = new Map<string, string>();

const REPORT = report(
  {
    tournament: { level: 2, registeredAt: '2014-10-20T18:00:00Z' },
    players: { ann: { seed: 1, country: 'DE', earnedByes: [1] } },
    standings: ['ann', 'bob', 'cy', 'dee'],
  },
  round('ann EARNED_BYE', 'bob 100-20 cy FW', 'dee MG'),
  round('ann 40-40 bob TT time', 'cy 10-90 dee FL'),
  round('ann 30-70 cy ML time missions=1+0/1+1', 'bob dee FW d=12'),
  elimination('ann bob best-of-3: W, L, W'),
);
const STORED = new TextEncoder().encode(JSON.stringify(reportDocument(REPORT), null, 1));
const textOf = (bytes: Uint8Array | null | undefined) => new TextDecoder().decode(bytes!);
const bytesOf = (text: string) => new TextEncoder().encode(text);
const download = (format: TextFormat) => markOrigin(writeFile(REPORT, format)!, format, ORIGIN);

describe('A downloaded document', () => {
  const marked = markOrigin(textOf(STORED), 'quadrant-1', ORIGIN);

  it.each<[string, string]>([
    ['as it came', marked],
    ['written by another program', JSON.stringify(JSON.parse(marked), null, 4)],
    [
      'with its members in another order',
      JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(marked) as object).reverse())),
    ],
  ])('%s names its tournament, and is the stored document besides', (_, text) => {
    const opened = openFile(bytesOf(text));
    expect(opened.origin).toEqual(ORIGIN);
    expect(JSON.parse(textOf(opened.documents[0]))).toEqual(JSON.parse(textOf(STORED)));
    expect(gridOfDocument(bytesOf(text))).toEqual(gridOfDocument(STORED));
  });

  it('that names no revision is the stored one to the byte, too', () => {
    const { bytes, origin } = takeOrigin(bytesOf(textOf(STORED).replace('{', `{"tournamentId":"${ID}",`)));
    expect([textOf(bytes), origin]).toEqual([textOf(STORED), { tournamentId: ID, revision: null }]);
  });

  it('is the stored one to the byte', () => {
    expect(textOf(takeOrigin(bytesOf(marked)).bytes)).toBe(textOf(STORED));
  });

  it.each([
    ['names none', textOf(STORED)],
    ['names one that cannot be', textOf(STORED).replace('{', '{"tournamentId":"7",')],
    [
      'has the member somewhere else',
      textOf(STORED).replace('"tournament": {', `"tournament": {"tournamentId":"${ID}",`),
    ],
    ['is no JSON', `{"tournamentId":"${ID}",`],
  ])('names no tournament when it %s', (_, text) => {
    const sent = bytesOf(text);
    expect(takeOrigin(sent)).toEqual({ bytes: sent, origin: null });
  });
});

describe.each(['csv-matches', 'csv-scorecards', 'csv-crosstable'] as const)('A table downloaded as %s', (format) => {
  it('is the stored document when nothing is changed in it', () => {
    const opened = reviseByTable(STORED, bytesOf(download(format)), NONE);
    expect(opened).toMatchObject({ origin: ORIGIN, findings: [] });
    expect(opened.documents[0]).toBe(STORED);
  });

  it('is the same when a spreadsheet program has saved it', () => {
    const saved = `\ufeff${download(format).replaceAll(',', ';').replace('\r\n', ';;;;;;\r\n')}`;
    expect(reviseByTable(STORED, bytesOf(saved), NONE).documents[0]).toBe(STORED);
  });

  it('names its tournament as a grid and as a kept file', () => {
    const bytes = bytesOf(download(format));
    const opened = openGrid(bytes);
    if (opened.kind !== 'grid') throw new Error(opened.kind);
    expect(takeOrigin(bytesOf(tableOfGrid(opened.grid))).origin).toEqual(ORIGIN);
    const kept = keepFile(bytes, NONE);
    if (kept.kind !== 'file') throw new Error(kept.kind);
    expect(openReading(readKept(kept.content), NONE).origin).toEqual(ORIGIN);
  });
});

describe('A downloaded table with changes', () => {
  const edit = (from: string, to: string, answers = NONE) => {
    const text = download('csv-matches');
    expect(text).toContain(from);
    const { documents, findings } = reviseByTable(STORED, bytesOf(text.replace(from, to)), answers);
    return {
      grid: gridOfDocument(documents[0]!)!.rows.map((row) => row.join('|')),
      findings,
      document: textOf(documents[0]),
    };
  };
  const before = gridOfDocument(STORED)!.rows.map((row) => row.join('|'));
  const differing = (grid: readonly string[]) => grid.filter((row) => !before.includes(row));

  it('changes the match, and keeps everything that a table cannot hold', () => {
    const { grid, findings, document } = edit('3,swiss,ann,cy,ML,30,70', '3,swiss,ann,cy,TT,30,30');
    expect(differing(grid)).toHaveLength(1);
    expect(differing(grid)[0]).toContain('ann|cy|TT');
    expect(document).toContain('"missions":{"ann":{"planet":1,"space":0},"cy":{"planet":1,"space":1}}');
    expect(JSON.parse(document)).toMatchObject({ tournament: { level: 2 }, standings: ['ann', 'bob', 'cy', 'dee'] });
    expect(findings.map(({ message }) => String(message)).join('\n')).toContain(
      'Round 3, ann – cy: ML 30-70 → TT 30-30',
    );
  });

  it('has a new player only where a name is new', () => {
    const { document, findings } = edit('2,swiss,cy,dee,FL,10,90', '2,swiss,cy,zoe,FL,10,90');
    expect(JSON.parse(document)).toMatchObject({ players: [{}, {}, {}, {}, { handle: 'zoe' }] });
    expect(findings.filter(({ code }) => code === 'players-edited').map(({ line }) => line)).toEqual([7]);
  });

  it('loses a match whose row is gone', () => {
    expect(edit('2,swiss,cy,dee,FL,10,90\r\n', '').grid).toHaveLength(before.length - 1);
  });

  it('takes facts from answers', () => {
    const { document } = edit('ML', 'ML', new Map([['name', 'Spring Local']]));
    expect(JSON.parse(document)).toMatchObject({ tournament: { name: 'Spring Local', level: 2 } });
  });

  it('has the errors of the table', () => {
    const text = download('csv-matches').replace('TT', 'maybe');
    const { documents, findings } = reviseByTable(STORED, bytesOf(text), NONE);
    expect([documents, findings[0]!.code]).toEqual([[null], 'value-not-understood']);
  });
});

describe('A downloaded workbook', () => {
  const content = writeDownload(REPORT, 'xlsx', ORIGIN) as Uint8Array;
  const edited = (edit: (book: WorkBook) => void) => {
    const book = read(content);
    edit(book);
    return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
  };
  /** Writes a text into the cell that is below a heading, in the row that has these texts. */
  const set = (book: WorkBook, sheet: string, row: readonly string[], heading: string, text: string) => {
    const rows = utils.sheet_to_json<string[]>(book.Sheets[sheet]!, { header: 1, raw: false });
    const line = rows.findIndex((cells) => row.every((each) => cells.includes(each)));
    const column = rows[1]!.indexOf(heading);
    expect([line > 1, column > -1]).toEqual([true, true]);
    book.Sheets[sheet]![utils.encode_cell({ r: line, c: column })] = { t: 's', v: text };
  };
  const cyWins = (book: WorkBook) => set(book, 'Matches', ['1', 'bob', 'cy'], 'Result', 'TT');
  const cyWinsAsCard = (book: WorkBook) => {
    set(book, 'Scorecards', ['1', 'bob', 'cy', '100'], 'Result', 'TT');
    set(book, 'Scorecards', ['1', 'cy', 'bob', 'FL'], 'Result', 'TT');
  };
  const told = (bytes: Uint8Array) => {
    const opened = reviseByTable(STORED, bytes, NONE);
    const changes = opened.findings.filter(({ code }) => code === 'document-edited');
    return { ...opened, changes: changes.map(({ message }) => String(message)) };
  };
  const CHANGE = expect.stringContaining('Round 1, bob – cy: FW 100-20 → TT 100-20') as string;

  it('has the same bytes each time', () => {
    expect(writeDownload(REPORT, 'xlsx', ORIGIN)).toEqual(content);
  });

  it('is the stored document when another program has saved it', () => {
    const opened = told(edited(() => undefined));
    expect(opened).toMatchObject({ origin: ORIGIN, findings: [] });
    expect(opened.documents[0]).toBe(STORED);
  });

  it.each([
    ['matches', cyWins],
    ['scorecards', cyWinsAsCard],
    [
      'matches and scorecards, both the same',
      (book: WorkBook) => {
        cyWins(book);
        cyWinsAsCard(book);
      },
    ],
  ])('changes the match that differs in its %s', (_, edit) => {
    const { changes, origin, documents } = told(edited(edit));
    expect([changes, origin]).toEqual([[CHANGE], ORIGIN]);
    expect(JSON.parse(textOf(documents[0]))).toMatchObject({ tournament: { level: 2 } });
  });

  it('has the errors of the sheet that differs', () => {
    const bytes = edited((book) => set(book, 'Scorecards', ['1', 'cy', 'bob', 'FL'], 'Result', 'TT'));
    const { documents, findings } = reviseByTable(STORED, bytes, NONE);
    expect([documents, findings.map(({ code }) => code)]).toEqual([[null], ['scorecards-contradict', 'may-be-cut']]);
    expect(findings[0]).toMatchObject({ line: 7, pointer: 'C7' });
  });

  it('asks for the sheet when both have changed and say something else', () => {
    const bytes = edited((book) => {
      set(book, 'Matches', ['2', 'cy', 'dee'], 'Result', 'TT');
      cyWinsAsCard(book);
    });
    const { documents, findings } = reviseByTable(STORED, bytes, NONE);
    expect([documents[0], documents.length]).toEqual([null, 1]);
    expect(findings).toMatchObject([{ code: 'open-question', pointer: '/tournament/sheet' }]);
    const chosen = reviseByTable(STORED, bytes, new Map([['sheet', 'Scorecards']]));
    expect(chosen.findings.map(({ message }) => String(message)).join()).toContain('Round 1, bob – cy');
  });

  it('names no tournament when its sheets are from two', () => {
    const other = read(writeDownload(REPORT, 'xlsx', { ...ORIGIN, tournamentId: OTHER_ID }));
    const bytes = edited((book) => {
      cyWins(book);
      book.Sheets['Scorecards'] = other.Sheets['Scorecards']!;
    });
    expect(openFile(bytes).origin).toBeUndefined();
  });

  it('holds texts that a spreadsheet or XML would take for something else', () => {
    const names = ['=cmd()', "'=x", '<b>&amp;"', '_x0041_', '2012-11-10', '007'];
    const named = report(round(...names.map((name) => `${name.replaceAll(' ', '')} BYE`)));
    const written = writeDownload(named, 'xlsx', ORIGIN) as Uint8Array;
    const players = utils.sheet_to_json<string[]>(read(written).Sheets['Matches']!, { header: 1 }).map((row) => row[2]);
    expect(players.slice(2)).toEqual(["'=cmd()", "''=x", '<b>&amp;"', '_x0041_', '2012-11-10', '007']);
    const stored = new TextEncoder().encode(JSON.stringify(reportDocument(named)));
    expect(reviseByTable(stored, written, NONE).documents[0]).toBe(stored);
  });
});

const OTHER_ID = '0d5e7a3c-1111-4222-8333-444455556677';

describe('A downloaded TRF16', () => {
  const text = download('trf16');

  it('names its tournament in a comment, and is the stored document when nothing is changed in it', () => {
    expect(text.split('\r\n')[0]).toBe(`### Quadrant tournament ${ID} revision 2`);
    const opened = reviseByTable(STORED, bytesOf(text), NONE);
    expect(opened).toMatchObject({ origin: ORIGIN, findings: [], format: 'trf' });
    expect(opened.documents[0]).toBe(STORED);
  });

  it('changes the result that differs and keeps the others, also those that it writes as wins', () => {
    const bob = text.split('\r\n').find((line) => line.includes(' bob '))!;
    expect(bob).toContain('3 w 1');
    const cy = text.split('\r\n').find((line) => line.includes(' cy '))!;
    const sent = text.replace(bob, bob.replace('3 w 1', '3 w =')).replace(cy, cy.replace('2 b 0', '2 b ='));
    const { documents, findings } = reviseByTable(STORED, bytesOf(sent), NONE);
    const document = JSON.parse(textOf(documents[0])) as { rounds: { matches: { result: string }[] }[] };
    expect(document.rounds.map(({ matches }) => matches.map(({ result }) => result ?? 'games'))).toEqual([
      ['EARNED_BYE', 'TT', 'MG'],
      ['TT', 'FL'],
      ['ML', 'FW'],
      ['games'],
    ]);
    expect(findings.map(({ code }) => code)).toContain('document-edited');
  });

  it('changes the facts that it says in another way, and no others', () => {
    const sent = text.replace(/^012 .*$/m, '012 Spring Local').replace(/^042 .*$/m, '042 2014/11/07');
    const { documents } = reviseByTable(STORED, bytesOf(sent), NONE);
    const before = JSON.parse(textOf(STORED)) as { tournament: { startsAt: string } };
    expect(JSON.parse(textOf(documents[0]))).toEqual({
      ...before,
      tournament: {
        ...before.tournament,
        name: 'Spring Local',
        startsAt: before.tournament.startsAt.replace('2014-11-08', '2014-11-07'),
      },
    });
  });

  it('keeps names that have more characters than it can hold, also where two then are one', () => {
    const [long, other] = ['one', 'two'].map((end) => `a-name-that-is-longer-than-it-can-be-${end}`);
    const named = report(round(`${long} 10-0 bob FW`, `${other} 10-5 cy FW`));
    const stored = new TextEncoder().encode(JSON.stringify(reportDocument(named)));
    const sent = markOrigin(writeFile(named, 'trf16')!, 'trf16', ORIGIN);
    expect(sent).not.toContain('-one');
    expect(reviseByTable(stored, bytesOf(sent), NONE).documents[0]).toBe(stored);
    const lines = sent.split('\r\n').map((line) => line.replace('2 w 1', '2 w 0').replace(/( bob .*)1 b 0/, '$11 b 1'));
    const { documents, findings } = reviseByTable(stored, bytesOf(lines.join('\r\n')), NONE);
    expect(findings.map(({ message }) => String(message)).join('\n')).toContain(`Round 1, ${long} – bob: FW 10-0 → FL`);
    expect(JSON.parse(textOf(documents[0]))).toMatchObject({ players: JSON.parse(textOf(stored)).players as object[] });
  });
});
