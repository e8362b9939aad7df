import { collectFileFindings } from './parts/file-findings.js';
import { holdsResults, type FileTournament } from './parts/file-tournament.js';
import type { TournamentBlocks } from './parts/tournament-blocks.js';
import { blocksOfFile, blocksOfSheet, LARGEST_FILE, openTables, readSheet } from './read-file.js';
import { isArchive } from './workbooks/archive.js';
import { isOverview } from './workbooks/overview-sheets.js';
import { tablesOf } from './workbooks/sheet-tables.js';

/** It is a part of a file, and a file of its own: a sheet of a workbook, or the lines below a heading. */
export interface SplitPart {
  readonly name: string;
  readonly text: string;
  /** It holds no tournament: it sums up the others, or is above them. */
  readonly isOther?: 'overview' | 'above';
}

/** The name of a sheet may be its month or its year: "oct 2003", "2004-03-14". */
const DATED_NAME = /(?<!\d)(?:19[89]\d|20\d\d)(?!\d)|(?<!\d)\d{1,2}[./-]\d{1,2}(?!\d)/;

/**
 * Splits a file that was kept for a season: a workbook with a sheet for each tournament, or a text, a page or a sheet in which
 * each tournament is below its own day or title. The sheets of a workbook are tournaments of their own when each of them that
 * has results or places has another date, in its rows or in its name.
 *
 * @returns every part that holds anything; null for a file of one tournament, where nobody can tell, and for other bytes
 */
export function splitFile(bytes: Uint8Array): SplitPart[] | null {
  if (bytes.length > LARGEST_FILE) return null;
  if (!isArchive(bytes)) return partsOf(blocksOfFile(bytes, new Map()));
  const workbook = openTables(bytes, collectFileFindings());
  if (workbook === null || workbook === 'refused') return null;
  const tables = tablesOf(workbook);
  const [only, ...others] = tables;
  if (only !== undefined && others.length === 0) return partsOf(blocksOfSheet(only.text, new Map()));
  const dated = tables.flatMap(({ name, text }): DatedPart[] => {
    if (isOverview(name, text)) return [{ name, text, isOther: 'overview', dates: [] }];
    const found = blocksOfSheet(text, new Map());
    const blocks = partsOf(found);
    if (found === null || blocks === null) return [{ name, text, dates: datesOf(text, name) }];
    return blocks.map((block) => {
      const ofBlock = found.blocks.find((each) => each.text === block.text);
      return { ...block, name: `${name} - ${block.name}`, dates: ofBlock === undefined ? [] : [ofBlock.date] };
    });
  });
  const dates = dated.flatMap((part) => part.dates);
  const areOwn = dates.length > 1 && !dates.includes(null) && new Set(dates).size === dates.length;
  return areOwn ? dated.map(({ dates: _, ...part }) => part) : null;
}

interface DatedPart extends SplitPart {
  /** It has none where the part holds no tournament. */
  readonly dates: readonly (string | null)[];
}

function partsOf(found: TournamentBlocks | null): SplitPart[] | null {
  if (found === null || !found.areCertain) return null;
  const names = found.blocks.map(({ name }) => name);
  const parts = found.blocks.map(({ name, text }, at): SplitPart => {
    const turn = names.slice(0, at).filter((other) => other === name).length;
    return { name: turn === 0 ? name : `${name} (${turn + 1})`, text };
  });
  const above: SplitPart[] = found.above === '' ? [] : [{ name: 'above', text: found.above, isOther: 'above' }];
  return [...above, ...parts];
}

/** Returns the date of a sheet with one tournament; null where it says none. */
function datesOf(text: string, name: string): (string | null)[] {
  const [tournament, ...others] = readSheet(new Map())(text).tournaments;
  return tournament === undefined || others.length > 0 || !tellsAnything(tournament) ? [] : [dateOf(tournament, name)];
}

const tellsAnything = ({ rounds, standings = [] }: FileTournament): boolean =>
  standings.length > 0 || rounds.some(holdsResults);

const dateOf = ({ startsAt, startsWritten, suggested }: FileTournament, name: string): string | null =>
  startsAt ?? suggested?.startsAt ?? startsWritten ?? (DATED_NAME.test(name) ? name : null);
