import { getRuleSystem } from '@quadrant/rules/systems';
import { countInferred, isIncomplete, type TournamentReport } from '@quadrant/rules/tournament';
import { markOrigin, titleOfOrigin, type Origin } from '../origin.js';
import { TEXT_FORMATS, type TextFormat } from './text-formats.js';
import {
  rowsOfCrosstable,
  rowsOfMatches,
  rowsOfScorecards,
  rowsOfStatedStandings,
  writeRows,
  type Rows,
} from './write-csv.js';
import { writeTrf } from './write-trf.js';
import { writeXlsx } from './write-xlsx.js';

/**
 * A tournament can be downloaded in these formats besides `quadrant/1`. `docs/formats/downloads.md` says what each
 * cannot hold.
 */
export const DOWNLOAD_FORMATS = ['xlsx', ...TEXT_FORMATS] as const;
export type DownloadFormat = (typeof DOWNLOAD_FORMATS)[number];

const WRITERS: Readonly<Record<TextFormat, (report: TournamentReport) => string>> = {
  'csv-matches': (report) => writeRows(rowsOfMatches(report)),
  'csv-scorecards': (report) => writeRows(rowsOfScorecards(report)),
  'csv-crosstable': (report) => writeRows(rowsOfCrosstable(report)),
  trf16: writeTrf,
};

/** A workbook has a sheet for each of these tables. */
const SHEETS: readonly { readonly name: string; readonly rowsOf: (report: TournamentReport) => Rows }[] = [
  { name: 'Matches', rowsOf: rowsOfMatches },
  { name: 'Scorecards', rowsOf: rowsOfScorecards },
];

/**
 * Writes a tournament in a format of other programs, as a text.
 *
 * @returns null for a tournament that the format cannot hold: with pods (Tribbles), with games missing, with results or
 * rounds inferred, and in TRF16 with an unknown opponent or result
 */
export const writeFile = (report: TournamentReport, format: TextFormat): string | null =>
  holdsNoTable(report) || (format === 'trf16' && isIncomplete(report)) ? null : WRITERS[format](report);

/**
 * Writes the download of a stored tournament, which says which revision of it it is.
 *
 * @returns as {@link writeFile}; bytes for a workbook
 */
export function writeDownload(
  report: TournamentReport,
  format: DownloadFormat,
  origin: Origin,
): string | Uint8Array | null {
  if (format !== 'xlsx') {
    const text = writeFile(report, format);
    return text === null ? null : markOrigin(text, format, origin);
  }
  if (holdsNoTable(report)) return null;
  const title = [titleOfOrigin(origin)];
  return writeXlsx(SHEETS.map(({ name, rowsOf }) => ({ name, rows: [title, ...rowsOf(report)] })));
}

/** A table of results cannot say that games are missing, or that results or rounds were concluded, and sent again it would lose the stated places. */
const holdsNoTable = (report: TournamentReport): boolean =>
  report.record !== undefined ||
  report.roundsInferred !== undefined ||
  report.rounds.some(({ pods }) => pods.length > 0) ||
  countInferred(report) > 0;

/** The final places of a tournament whose games are not all known can be downloaded in this format. */
export const STANDINGS_FORMAT = 'csv-standings';

/**
 * Writes the final places of a tournament whose games are not all known.
 *
 * @returns null for every other tournament: its places follow from its games
 */
export function writeStandings(report: TournamentReport): string | null {
  if (report.record === undefined && !isIncomplete(report)) return null;
  // Nothing is drawn in such an order, so any text serves as the seed of tosses.
  const standings = getRuleSystem(report.tournament.ruleSystem).computeStandings(report, '');
  return writeRows(rowsOfStatedStandings(report, standings));
}
