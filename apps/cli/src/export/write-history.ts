import { csvLines, type CsvRow } from '@quadrant/http';
import type { PublishedTournament } from '@quadrant/rules/verification';
import type { RatingRules } from '@quadrant/rules/rating';
import type { PublishedReader } from '@quadrant/store/export';
import type { ExportFile } from './export-file.js';
import type { ExportFolder, OpenFiles } from './export-folder.js';
import {
  AWARD_COLUMNS,
  awardRow,
  BADGE_COLUMNS,
  badgeRow,
  ENTITLEMENT_COLUMNS,
  entitlementRow,
  RATING_CHANGE_COLUMNS,
  ratingChangeRow,
  STANDING_COLUMNS,
  standingRow,
  tournamentLine,
  type DocumentPlace,
} from './history-lines.js';
import type { RowNumbers } from './row-numbers.js';

const FILES = [
  'tournaments.ndjson',
  'earlier-reports.ndjson',
  'rating-changes.csv',
  'awards.csv',
  'entitlements.csv',
  'badges.csv',
  'standings.csv',
] as const;

export interface HistoryFacts {
  readonly rules: RatingRules;
  /** The lines of `reports.ndjson` at which the reports stand. */
  readonly reportLines: RowNumbers;
  /** The key is the public id. */
  readonly handles: ReadonlyMap<string, string>;
  readonly pageWritten: (tournaments: number) => void;
}

export async function writeHistory(
  reader: PublishedReader,
  folder: ExportFolder,
  { rules, reportLines, handles, pageWritten }: HistoryFacts,
): Promise<void> {
  const leagues = await reader.listRules();
  const isEarlier = (submissionRowId: number) => reportLines.find(submissionRowId) === null;
  await folder.write(FILES, async (files) => {
    await files['rating-changes.csv'].write(csvLines([RATING_CHANGE_COLUMNS]), 0);
    await files['awards.csv'].write(csvLines([AWARD_COLUMNS]), 0);
    await files['entitlements.csv'].write(csvLines([ENTITLEMENT_COLUMNS]), 0);
    await files['badges.csv'].write(csvLines([BADGE_COLUMNS]), 0);
    await files['standings.csv'].write(csvLines([STANDING_COLUMNS]), 0);
    let position = 0;
    let earlier = 0;
    for await (const page of reader.readPublicTournaments(rules, leagues, isEarlier)) {
      for (const published of page) {
        const line = reportLines.find(published.submissionRowId);
        const place: DocumentPlace =
          line === null ? { file: 'earlier-reports.ndjson', line: ++earlier } : { file: 'reports.ndjson', line };
        await files['tournaments.ndjson'].write(tournamentLine(published, ++position, place), 1);
        if (published.document !== null) {
          await files['earlier-reports.ndjson'].write(toDocumentLine(published.document), 1);
        }
      }
      await writeTables(files, page, (player) => handles.get(player) ?? '');
      pageWritten(page.length);
    }
  });
}

async function writeTables(
  files: OpenFiles<(typeof FILES)[number]>,
  page: readonly PublishedTournament[],
  handleOf: (player: string) => string,
): Promise<void> {
  const write = async (file: ExportFile, tell: (published: PublishedTournament) => CsvRow[]) => {
    const rows = page.flatMap(tell);
    await file.write(csvLines(rows), rows.length);
  };
  await write(files['rating-changes.csv'], ({ key, changes }) =>
    changes.map((change) => ratingChangeRow(key, change, handleOf)),
  );
  await write(files['awards.csv'], ({ key, awards }) => awards.map((award) => awardRow(key, award, handleOf)));
  await write(files['entitlements.csv'], ({ key, entitlements }) =>
    entitlements.map((won) => entitlementRow(key, won, handleOf)),
  );
  await write(files['badges.csv'], ({ key, badges }) => badges.map((won) => badgeRow(key, won, handleOf)));
  await write(files['standings.csv'], ({ key, standings }) => standings.map((row) => standingRow(key, row, handleOf)));
}

/** Inside JSON a line break can only be white space: replaced by a space, the document is the same in one line. */
export function toDocumentLine(raw: Buffer): Buffer {
  const line = Buffer.concat([raw, Buffer.from('\n')]);
  for (let index = 0; index < raw.length; index++) {
    if (line[index] === 0x0a || line[index] === 0x0d) line[index] = 0x20;
  }
  return line;
}
