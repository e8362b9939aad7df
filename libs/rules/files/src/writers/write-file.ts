import type { TournamentReport } from '@quadrant/rules/tournament';
import { writeCrosstable, writeMatches, writeScorecards } from './write-csv.js';
import { writeTrf } from './write-trf.js';

/**
 * A tournament can be downloaded in these formats besides `quadrant/1`. `docs/formats/downloads.md` says what each
 * cannot hold.
 */
export const DOWNLOAD_FORMATS = ['csv-matches', 'csv-scorecards', 'csv-crosstable', 'trf16'] as const;
export type DownloadFormat = (typeof DOWNLOAD_FORMATS)[number];

const WRITERS: Readonly<Record<DownloadFormat, (report: TournamentReport) => string>> = {
  'csv-matches': writeMatches,
  'csv-scorecards': writeScorecards,
  'csv-crosstable': writeCrosstable,
  trf16: writeTrf,
};

/**
 * Writes a tournament in a format of other programs.
 *
 * @returns null for a tournament with pods (Tribbles), which none of these formats can hold
 */
export const writeFile = (report: TournamentReport, format: DownloadFormat): string | null =>
  report.rounds.some(({ pods }) => pods.length > 0) ? null : WRITERS[format](report);
