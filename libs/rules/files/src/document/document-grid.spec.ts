import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { anyDocument, KINDS_OF_DOCUMENTS } from '../../../../../test/builders/any-document.js';
import { stories, turnsOf } from '../../../../../test/builders/length.js';
import { FILES_OF_EVERY_FORMAT } from '../../../../../test/builders/every-format.js';
import { reportDocument } from '../../../../../test/builders/report.js';
import { SAMPLES } from '../../../../../test/builders/samples.js';
import { readReport } from '@quadrant/rules/report';
import { canonicalSha256 } from '@quadrant/rules/tournament';
import { openFile } from '../open-file.js';
import { gridOfDocument } from './document-table.js';
import { DOWNLOAD_FORMATS, writeDownload, type DownloadFormat } from '../writers/write-file.js';
import { keepFile, readKept } from '../keep-file.js';
import { openGrid, tableOfGrid } from '../grid.js';
import { reviseByReading, reviseByTable } from './revise-by-table.js';
import type { RawDocument } from './raw-document.js';

const bytesOf = (document: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(document));
const valueOf = (bytes: Uint8Array | null | undefined): RawDocument =>
  JSON.parse(new TextDecoder().decode(bytes!)) as RawDocument;
const hashOf = (bytes: Uint8Array | null | undefined): string => canonicalSha256(valueOf(bytes));

type Rows = readonly (readonly string[])[];
const gridOf = (bytes: Uint8Array): Rows => gridOfDocument(bytes)!.rows;

/** Answers that set every cell of a grid to the text that it has. */
const ownTexts = (rows: Rows) =>
  new Map(
    rows.flatMap((row, line) =>
      line === 0 ? [] : row.map((text, column) => [`cell.${line + 1}.${column + 1}`, text] as const),
    ),
  );

const RUNS = { numRuns: stories(10, 1000) };

/** A cell, and another text that it may have. */
function otherText(heading: string, text: string): string | null {
  if (/^Score/.test(heading)) return text === '7' ? '8' : '7';
  if (/^Game \d$/.test(heading)) return text === 'win' ? 'loss' : text === '' ? null : 'win';
  if (heading === 'Result') return { FW: 'MW', MW: 'FW', WIN: 'MODIFIED_WIN', BYE: null }[text] ?? null;
  if (heading === 'Player 1' || heading === 'Player') return 'Zoë Zest';
  return null;
}

describe.each(KINDS_OF_DOCUMENTS)('A document of %s in its grid', (kind) => {
  it('is the same document when nothing is answered, and when every cell is answered with its own text', () => {
    fc.assert(
      fc.property(anyDocument(kind), (document) => {
        const bytes = bytesOf(document);
        expect(openFile(bytes).documents[0]).toBe(bytes);
        const opened = openFile(bytes, ownTexts(gridOf(bytes)));
        expect(opened.findings).toEqual([]);
        expect(hashOf(opened.documents[0])).toBe(hashOf(bytes));
      }),
      RUNS,
    );
  });

  it('changes only the match or pod of the cell that changes', () => {
    fc.assert(
      fc.property(anyDocument(kind), fc.nat(), (document, chosen) => {
        const bytes = bytesOf(document);
        const [head = [], ...rows] = gridOf(bytes);
        const cells = rows.flatMap((row, index) =>
          row.flatMap((text, column) => {
            const other = otherText(head[column]!, text);
            return other === null ? [] : [{ line: index + 2, column: column + 1, other }];
          }),
        );
        const { line, column, other } = cells[chosen % cells.length]!;
        const { documents, findings } = openFile(bytes, new Map([[`cell.${line}.${column}`, other]]));
        expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
        expect(findings.map(({ code }) => code)).toContain('document-edited');
        const tables = ({ rounds }: RawDocument) => rounds.flatMap(({ matches, pods }) => [...(matches ?? pods ?? [])]);
        const [before, after] = [tables(valueOf(bytes)), tables(valueOf(documents[0]))];
        expect(after).toHaveLength(before.length);
        const texts = after.map((each) => JSON.stringify(each));
        expect(before.filter((each, index) => JSON.stringify(each) !== texts[index])).toHaveLength(1);
        // The rules may refuse what the cell says now; then there is no grid to look at.
        const shown = gridOfDocument(documents[0]!)?.rows ?? null;
        if (shown !== null) expect(shown[line - 1]).toContain(other);
        // A new player is listed, and everything else stays.
        const rest = ({ rounds: _, players: __, standings: ___, places: ____, ...others }: RawDocument) => others;
        expect(rest(valueOf(documents[0]))).toEqual(rest(valueOf(bytes)));
      }),
      RUNS,
    );
  });
});

const ANSWERS = new Map(
  Object.entries({
    ...{ game: '2e', director: 'ann', name: 'Winter Local', startsAt: '2024-11-20T10:00:00+01:00' },
    ...{ wins: 'full', scores: 'points', halfByes: 'bye', tournament: '1' },
  }),
);
const HISTORY = readFileSync('test/golden/history-150.ndjson', 'utf8').trim().split('\n');

/** Documents as they are stored: of a real history, and of files of other programs. */
const GOLDEN: readonly (readonly [string, Uint8Array])[] = [
  ...turnsOf([...HISTORY.keys()], 10)
    .slice(0, stories(2, 150))
    .map((line) => [`line ${line + 1} of the history`, new TextEncoder().encode(HISTORY[line])] as const),
  ...Object.entries(FILES_OF_EVERY_FORMAT).flatMap(([name, bytes]) => {
    const [document = null] = openFile(bytes, ANSWERS).documents;
    return document !== null && gridOfDocument(document) !== null ? [[name, document] as const] : [];
  }),
];

const PLAYED_IN_MATCHES = KINDS_OF_DOCUMENTS.filter((kind) => !kind.includes('Tribbles'));
const ORIGIN = { tournamentId: '0d5e7a3c-1111-4222-8333-444455556666', revision: 1 };
const NONE = new Map<string, string>();

function download(stored: Uint8Array, format: DownloadFormat): Uint8Array {
  const content = writeDownload(readReport(stored).report!, format, ORIGIN)!;
  return typeof content === 'string' ? new TextEncoder().encode(content) : content;
}

/** Sends a download again: as a file, as a file that was kept first, and through the grid in which tables are edited. */
function sendAgain(stored: Uint8Array, sent: Uint8Array) {
  const kept = keepFile(sent, NONE);
  const grid = openGrid(sent);
  return [
    reviseByTable(stored, sent, NONE),
    ...(kept.kind === 'file' ? [reviseByReading(stored, readKept(kept.content), NONE)] : []),
    ...(grid.kind === 'grid' ? [reviseByTable(stored, new TextEncoder().encode(tableOfGrid(grid.grid)), NONE)] : []),
  ];
}

function expectUnchanged(stored: Uint8Array, format: DownloadFormat): void {
  const sent = download(stored, format);
  const again = sendAgain(stored, sent);
  // A table without any result is no table that can be read.
  if (again[0]!.format === null) return;
  expect(again).toHaveLength(format === 'trf16' ? 2 : 3);
  for (const opened of again) {
    expect(opened.findings).toEqual([]);
    expect(opened.origin).toEqual(ORIGIN);
    expect(opened.documents[0]).toBe(stored);
  }
}

describe.each(PLAYED_IN_MATCHES)('A download of %s', (kind) => {
  it.each(DOWNLOAD_FORMATS)('as %s is the stored document when it is sent again', (format) => {
    fc.assert(
      fc.property(anyDocument(kind), (document) => expectUnchanged(bytesOf(document), format)),
      RUNS,
    );
  });
});

describe.each(DOWNLOAD_FORMATS)('A download as %s', (format) => {
  it.each(GOLDEN.filter(([, bytes]) => writeDownload(readReport(bytes).report!, format, ORIGIN) !== null))(
    'of %s is the stored document when it is sent again',
    (_, stored) => expectUnchanged(stored, format),
  );
});

describe('The grid of a document', () => {
  it.each(GOLDEN)('gives %s back as it is', (_, bytes) => {
    const { documents, findings } = openFile(bytes, ownTexts(gridOf(bytes)));
    expect(findings).toEqual([]);
    expect(documents[0]).toBe(bytes);
  });

  it.each(Object.entries(SAMPLES))('has every match of the sample %s and gives it back', (_, sample) => {
    const bytes = bytesOf(reportDocument(sample));
    const rows = gridOf(bytes);
    expect(hashOf(openFile(bytes, ownTexts(rows)).documents[0])).toBe(hashOf(bytes));
  });
});
