import { report, reportDocument, round, elimination } from '../../../../test/builders/report.js';
import { reviseByTable } from './document/revise-by-table.js';
import { gridOfDocument } from './document/document-table.js';
import { openGrid, tableOfGrid } from './grid.js';
import { keepFile, readKept } from './keep-file.js';
import { openFile, openReading } from './open-file.js';
import { markOrigin, takeOrigin } from './origin.js';
import { writeFile, type DownloadFormat } from './writers/write-file.js';

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
const download = (format: DownloadFormat) => markOrigin(writeFile(REPORT, format)!, format, ORIGIN);

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
