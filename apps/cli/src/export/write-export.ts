import { csvLines } from '@quadrant/http';
import { CHAIN_START } from '@quadrant/rules/history';
import { ratingRulesSignature, type RatingRules } from '@quadrant/rules/rating';
import { hexOfBytes } from '@quadrant/rules/tournament';
import type { PublishedReader } from '@quadrant/store/export';
import type { ExportFolder } from './export-folder.js';
import { RATING_COLUMNS, ratingRow } from './history-lines.js';
import { EXPORT_FORMAT, type ExportFileName, type Manifest } from './manifest.js';
import { RowNumbers } from './row-numbers.js';
import { toDocumentLine, writeHistory } from './write-history.js';

export interface ExportSettings {
  readonly rules: RatingRules;
  readonly exportedAt: Date;
  /** Called after every page; if it throws, the export ends. */
  readonly onProgress: (tournamentsDone: number, tournamentsTotal: number) => void;
}

/** Writes everything public of one moment of the database into a folder, a page at a time. */
export async function writeExport(
  reader: PublishedReader,
  folder: ExportFolder,
  { rules, exportedAt, onProgress }: ExportSettings,
): Promise<Manifest> {
  const total = await reader.countTournaments();
  let done = 0;
  const pageWritten = (tournaments = 0) => onProgress((done += tournaments), total);
  const writeLines = <Row>(
    name: ExportFileName,
    pages: Iterable<readonly Row[]> | AsyncIterable<readonly Row[]>,
    tell: (page: readonly Row[]) => string,
    header = '',
  ) =>
    folder.write([name], async (files) => {
      await files[name].write(header, 0);
      for await (const page of pages) {
        await files[name].write(tell(page), page.length);
        pageWritten();
      }
    });

  await folder.clear();
  await writeLines(
    'ratings.csv',
    reader.readRatings(),
    (page) => csvLines(page.map(ratingRow)),
    csvLines([RATING_COLUMNS]),
  );
  const players = await reader.listPlayers();
  await writeLines('players.ndjson', [players], jsonLines);
  await writeLines('leagues.ndjson', [await reader.listLeagues()], jsonLines);
  await writeLines('decisions.ndjson', reader.readDecisions(), jsonLines);
  const reportLines = await writeReports(reader, folder, pageWritten);
  const handles = new Map(players.map(({ publicId, handle }) => [publicId, handle]));
  await writeHistory(reader, folder, { rules, reportLines, handles, pageWritten });
  await writeLines('runs.ndjson', reader.readRuns(), jsonLines);

  const run = await reader.findHeadRun();
  return folder.seal({
    format: EXPORT_FORMAT,
    exportedAt: exportedAt.toISOString(),
    run: reader.head.number,
    engineVersion: run?.engineVersion ?? null,
    rulesSha256: run?.rulesSha256 ?? null,
    rules: run?.rulesSha256 === ratingRulesSignature(rules) ? rules : null,
    policies: await reader.findPolicies(),
    inputsSha256: run?.inputsSha256 ?? hexOfBytes(CHAIN_START.inputs),
    chainSha256: run?.chainSha256 ?? hexOfBytes(CHAIN_START.chain),
  });
}

/** @returns the line of each report that was written, by submission */
async function writeReports(
  reader: PublishedReader,
  folder: ExportFolder,
  pageWritten: () => void,
): Promise<RowNumbers> {
  const lines = new RowNumbers();
  let line = 0;
  await folder.write(['reports.ndjson'], async ({ 'reports.ndjson': file }) => {
    for await (const page of reader.readReports()) {
      for (const { submissionRowId } of page) lines.set(submissionRowId, ++line);
      await file.write(Buffer.concat(page.map(({ raw }) => toDocumentLine(raw))), page.length);
      pageWritten();
    }
  });
  return lines;
}

const jsonLines = (values: readonly unknown[]): string => values.map((value) => `${JSON.stringify(value)}\n`).join('');
