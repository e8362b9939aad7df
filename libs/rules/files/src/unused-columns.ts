import { joined, quoted, type Text, say } from '@quadrant/rules/message';
import { escapeKey } from '@quadrant/rules/tournament';
import { gameColumnsIn } from './parts/match-games.js';
import {
  aliasColumnIn,
  columnOf,
  columnsIn,
  resultOfWord,
  roundOfColumn,
  scoreOf,
  wideColumnsIn,
  wonColumnIn,
  type Column,
} from './parts/table-words.js';
import { numberOfCell } from './parts/cell-values.js';
import type { FileFindings } from './parts/file-findings.js';
import type { Sheet } from './parts/sheet.js';
import { COLUMN_ANSWER, headingLeftOut } from './parts/rename-columns.js';
import { countsRows } from './parts/column-questions.js';
import { placeColumnIn } from './parts/numbers-rows.js';
import { POINTS_COLUMNS } from './read-standings.js';
import { STANDINGS_FORMAT } from './writers/write-file.js';
import { columnsOf } from './parts/columns.js';

/** The reader of each kind of table reads columns that hold these. */
const READ: Readonly<Record<string, readonly Column[]>> = {
  'csv-matches': [
    ...(['tournament', 'round', 'stage', 'first', 'second', 'winner', 'loser', 'player', 'opponent'] as const),
    ...(['firstName', 'lastName', 'result', 'ending', 'score', 'firstScore', 'secondScore', 'opponentScore'] as const),
    ...(['vp', 'firstVp', 'secondVp', 'differential', 'bye', 'start'] as const),
  ],
  'csv-scorecards': [
    ...(['tournament', 'player', 'firstName', 'lastName', 'round', 'opponent', 'result', 'score'] as const),
    ...(['opponentScore', 'vp', 'differential', 'total', 'place', 'dropped', 'start'] as const),
  ],
  'csv-crosstable': ['player', 'firstName', 'lastName', 'place', 'total', 'score', 'vp', 'differential', 'dropped'],
  'csv-round-points': ['player', 'firstName', 'lastName', 'place', 'total', 'score', 'round', 'table'],
  [STANDINGS_FORMAT]: ['player', 'firstName', 'lastName', 'place', 'differential'],
};

const BETWEEN_PLAYERS = /^(?:[-–—:/]{1,3}|(?:vs?|versus|gegen|contre)\.?)$/i;

/** In these tables a column called 1, 2, 3 is that of a round. */
const OF_ROUNDS: ReadonlySet<string> = new Set(['csv-crosstable', 'csv-round-points']);

/** A table may have these columns, but a report has no place for them: they are computed, or say nothing about a game. */
const NOT_NEEDED: ReadonlySet<Column | null> = new Set(['table', 'place', 'seed', 'total', 'country', 'end', 'record']);

/** Other programs use these headings for such columns: federation, rating, club. */
const OF_PROGRAMS = /^(?:fed|federation|rtg[in]?|rating|elo|title|titel|club|verein|basis)\.?$/i;

/** An age is a number, too. */
const OF_PERSONS = /^(?:age|âge|alter|edad|born|birth|geb|year|jahr)/i;

/** More findings about columns would not help. */
const MOST_TOLD = 8;
const MOST_SHOWN = 3;
const LONGEST_NAME = 60;

export interface UnusedColumn {
  readonly index: number;
  /** It is the index of the first cell in the file. */
  readonly column: number;
  /** It is '' when the column has no heading. */
  readonly heading: string;
  /** The texts of the rows below the heading; empty cells are left out. */
  readonly cells: readonly string[];
  readonly isNeeded: boolean;
}

/** Lists the columns of a table that its reader does not read although they hold something. */
export function findUnusedColumns(format: string, { head, records, shifts }: Sheet): UnusedColumn[] {
  const read = READ[format];
  const rows = records();
  if (read === undefined || 'code' in rows) return [];
  const { at } = columnsOf({ cells: head.names, line: head.line });
  const used = new Set(read.map(at));
  if (format === STANDINGS_FORMAT) used.add(POINTS_COLUMNS.map(at).find((column) => column !== -1) ?? -1);
  if (at('vp') !== -1 && at('secondVp') !== -1) used.add(at('vp'));
  const kinds = columnsIn(head.names);
  const wide = wideColumnsIn(head.names);
  if (format === 'csv-round-points' && at('total') === -1 && at('score') === -1) used.add(at('vp'));
  const aliasAt = aliasColumnIn(head.names);
  if ((format === 'csv-crosstable' || format === 'csv-scorecards') && namesOpponents(rows, aliasAt)) used.add(aliasAt);
  if (format === 'csv-crosstable') {
    used.add(wonColumnIn(head.names));
    // Beside the number of a row, another column may have the place.
    used.add(placeColumnIn(head.names, (index) => kinds[index] === 'place'));
  }
  if (format === 'csv-matches') for (const { index } of gameColumnsIn(head.names)) used.add(index);
  const isNeeded = (heading: string, index: number) =>
    headingLeftOut(heading) === null && !NOT_NEEDED.has(kinds[index]!) && !OF_PROGRAMS.test(heading);
  // A row with one text is a note or a heading, and a finding names it.
  const named = rows.slice(head.height).filter((row) => row.filter((cell) => cell.trim() !== '').length > 1);
  return head.names.flatMap((heading, index): UnusedColumn[] => {
    const isOfRound = OF_ROUNDS.has(format) ? roundOfColumn(heading) !== null : wide[index] !== null;
    if (used.has(index) || (isOfRound && format !== 'csv-matches')) return [];
    const cells = named.flatMap((row) => row[index]?.trim() || []);
    // "vs." in every row stands between two players.
    return cells.every((cell) => BETWEEN_PLAYERS.test(cell))
      ? []
      : [
          {
            ...{
              index,
              column: index + (shifts?.[rows.findIndex((row, at) => at >= head.height && row[index]?.trim())] ?? 0),
            },
            ...{ heading: headingLeftOut(heading) ?? heading, cells, isNeeded: isNeeded(heading, index) },
          },
        ];
  });
}

/** Tells whether other cells have what is in a column, as opponents who are written by their initials. */
function namesOpponents(rows: readonly (readonly string[])[], aliasAt: number): boolean {
  const aliases = new Set(rows.flatMap((row) => row[aliasAt]?.trim() || []));
  return rows.some((row) =>
    row.some((cell, index) => index !== aliasAt && cell.split(/[\s,():]/).some((word) => aliases.has(word))),
  );
}

/** Tells whether all cells are results: a finding may repeat these, but other cells may say where a person lives. */
export const holdsResults = (cells: readonly string[]): boolean =>
  cells.every((cell) => /^-?\d{1,3}(?:[.,]\d)?$/.test(cell) || scoreOf(cell) !== null || resultOfWord(cell) !== null);

/** Names every column that is not read, so that no column is ignored silently. */
export function nameUnusedColumns(format: string, sheet: Sheet, findings: FileFindings): void {
  const unused = findUnusedColumns(format, sheet);
  const needed = unused.filter(({ isNeeded }) => isNeeded);
  for (const column of needed.slice(0, MOST_TOLD)) nameColumn(column, format, sheet, findings);
  const others = [...unused.filter(({ isNeeded }) => !isNeeded), ...needed.slice(MOST_TOLD)];
  if (others.length === 0) return;
  const place = { pointer: '', line: sheet.head.line, column: others[0]!.column + 1 };
  const names = others.slice(0, MOST_TOLD).map(({ heading }) => quoted(heading.slice(0, LONGEST_NAME)));
  const more = others.length > names.length ? ', …' : '';
  const message = say`A report does not need these columns, and they are not read: ${joined(names, ', ')}${more}.`;
  findings.add('column-not-needed', place, message, say`If one of them holds results, give it another heading.`);
}

/** Advice about a column whose values do not show what it holds. */
const UNNAMED_KIND: Readonly<Record<string, Text>> = {
  'csv-matches': say`If it holds results or scores, give it a heading that says so, such as Result or Score 1. Otherwise no change is needed.`,
  'csv-scorecards': say`If it holds results or scores, give it a heading that says so, such as Result or Score. Otherwise no change is needed.`,
  'csv-crosstable': say`If it holds scores, write them into the cells of the rounds, as in 12W 100-35. Otherwise no change is needed.`,
};

function nameColumn(
  { index, column, heading, cells }: UnusedColumn,
  format: string,
  sheet: Sheet,
  findings: FileFindings,
): void {
  const isNamed = heading !== '' && heading.length <= LONGEST_NAME && !/[=\p{Cc}]/u.test(heading);
  const key = `${COLUMN_ANSWER}${heading}`;
  const shown = cells.slice(0, MOST_SHOWN).map((cell) => cell.slice(0, 40));
  const kind = suggestionFor(index, format, sheet);
  const place = {
    pointer: isNamed ? `/${escapeKey(key)}` : '',
    line: sheet.head.line,
    column: column + 1,
    ...(kind !== null && { suggestion: kind }),
  };
  const name = heading === '' ? say`without a heading (number ${column + 1})` : quoted(heading.slice(0, LONGEST_NAME));
  const message =
    holdsResults(cells) && !OF_PERSONS.test(heading)
      ? say`The column ${name} is not read. It begins with ${shown.join(', ')}.`
      : say`The column ${name} is not read.`;
  if (format === 'csv-matches' && /^(?:drop|abandon)/i.test(heading)) {
    const advice = say`A player who is in no later row counts as dropped. If that is right, no change is needed.`;
    findings.add('column-not-used', place, message, advice);
    return;
  }
  if (columnOf(heading) === 'differential') {
    const advice = say`Differentials are computed from the scores. If it holds sums, no change is needed.`;
    findings.add('column-not-used', place, message, advice);
    return;
  }
  const advice = isNamed
    ? kind === null
      ? (UNNAMED_KIND[format] ?? UNNAMED_KIND['csv-matches']!)
      : say`If it holds results or scores, say which, for example with --set "${key}=${kind}". Otherwise no change is needed.`
    : say`If it holds results or scores, give it a heading, such as Score 1. Otherwise no change is needed.`;
  findings.add('column-not-used', place, message, advice);
}

/** Suggests a heading for two columns of numbers beside each other, such as scores; null when the values fit nothing. */
function suggestionFor(index: number, format: string, sheet: Sheet): string | null {
  const { at } = columnsOf({ cells: sheet.head.names, line: sheet.head.line });
  if (format !== 'csv-matches' || at('firstScore') !== -1 || at('secondScore') !== -1 || at('score') !== -1)
    return null;
  const rows = sheet.records();
  if ('code' in rows) return null;
  const body = rows.slice(sheet.head.height);
  const cellsOf = (column: number) => body.map((row) => row[column]?.trim() ?? '');
  const rounds = at('round') === -1 ? null : cellsOf(at('round'));
  const isScore = (column: number) => {
    const cells = cellsOf(column);
    const numbers = cells.flatMap((cell) => (cell === '' ? [] : [numberOfCell(cell)]));
    return (
      numbers.length > 0 &&
      numbers.every((number) => number !== null && Math.abs(number) < 1000) &&
      !countsRows(
        cells.filter((cell) => cell !== ''),
        rounds,
      )
    );
  };
  const unused = findUnusedColumns(format, sheet).filter((column) => column.isNeeded && isScore(column.index));
  const which = unused.findIndex((column) => column.index === index);
  if (unused.length !== 2 || which === -1) {
    const { cells = [] } = findUnusedColumns(format, sheet).find((column) => column.index === index) ?? {};
    return cells.every((cell) => scoreOf(cell) !== null) ? 'score' : null;
  }
  return which === 0 ? 'firstScore' : 'secondScore';
}
