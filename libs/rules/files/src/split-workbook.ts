import { collectFileFindings } from './parts/file-findings.js';
import { holdsResults, type FileTournament } from './parts/file-tournament.js';
import { LARGEST_FILE, openTables, readSheet } from './read-file.js';
import { isOverview } from './workbooks/overview-sheets.js';
import { tablesOf } from './workbooks/sheet-tables.js';

/** It is a sheet of a workbook, and a table of its own. */
export interface SplitSheet {
  readonly name: string;
  /** Each row of the sheet is a line. */
  readonly text: string;
  /** It sums up the season, and is no tournament. */
  readonly isOverview: boolean;
}

/** The name of a sheet may be its month or its year: "oct 2003", "2004-03-14". */
const DATED_NAME = /(?<!\d)(?:19[89]\d|20\d\d)(?!\d)|(?<!\d)\d{1,2}[./-]\d{1,2}(?!\d)/;

/**
 * Splits a workbook that is kept for a season, with a sheet for each tournament. Its sheets are tournaments of their own
 * when each of them that has results or places has another date, in its rows or in its name.
 *
 * @returns every sheet that holds anything; null for a workbook of one tournament, and for other bytes
 */
export function splitWorkbook(bytes: Uint8Array): SplitSheet[] | null {
  const workbook = bytes.length > LARGEST_FILE ? null : openTables(bytes, collectFileFindings());
  if (workbook === null || workbook === 'refused' || workbook.sheets.length < 2) return null;
  const tables = tablesOf(workbook).map(({ name, text }) => ({ name, text, isOverview: isOverview(name, text) }));
  const dates = tables.flatMap(({ name, text, isOverview }) => {
    if (isOverview) return [];
    const [tournament, ...others] = readSheet(new Map())(text).tournaments;
    return tournament === undefined || others.length > 0 || !tellsAnything(tournament)
      ? []
      : [dateOf(tournament, name)];
  });
  const areOwn = dates.length > 1 && !dates.includes(null) && new Set(dates).size === dates.length;
  return areOwn ? tables : null;
}

const tellsAnything = ({ rounds, standings = [] }: FileTournament): boolean =>
  standings.length > 0 || rounds.some(holdsResults);

const dateOf = ({ startsAt, startsWritten, suggested }: FileTournament, name: string): string | null =>
  startsAt ?? suggested?.startsAt ?? startsWritten ?? (DATED_NAME.test(name) ? name : null);
