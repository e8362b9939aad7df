import { CsvError, parse, type Info } from 'csv-parse/sync';
import { listed, nearestWord, say, type Text } from '@quadrant/rules/message';
import {
  CATEGORIES,
  finding,
  findHandleFault,
  GAME_TITLES,
  isCalendarDay,
  removeInvisible,
  type Category,
  type Finding,
  type GameTitle,
} from '@quadrant/rules/tournament';
import { BALANCE_KINDS, type Balance, type BalanceKind } from './balance.js';

export const BALANCE_COLUMNS = [
  'kind',
  'player',
  'game',
  'category',
  'league',
  'season',
  'title',
  'value',
  'games',
  'date',
  'source',
] as const;
type Column = (typeof BALANCE_COLUMNS)[number];

const NEEDED: readonly Column[] = ['kind', 'player', 'date', 'source'];

/** A file with more rows is refused; the largest communities known have 100,000 players. */
export const MOST_BALANCES = 200_000;

const LONGEST = 200;
const MOST_GAMES = 1_000_000;
const MOST_POINTS = 1_000_000;

export interface ReadBalances {
  readonly balances: readonly Balance[];
  readonly findings: readonly Finding[];
}

type Cells = Readonly<Record<Column, string>>;

/**
 * Reads the CSV file of opening balances: a row of headings, then a row for each balance. Commas, semicolons or tabs
 * stand between cells.
 *
 * @returns the rows that can be read, and a finding with line and column for every cell that cannot
 */
export function readBalances(text: string): ReadBalances {
  const head = text.replace(/^\ufeff/, '').split(/\r?\n/, 1)[0]!;
  const delimiter = [',', ';', '\t'].reduce((best, each) =>
    head.split(each).length > head.split(best).length ? each : best,
  );
  let rows: { record: string[]; info: Info }[];
  try {
    // Its types do not know that `info` changes what it returns.
    rows = parse(text, {
      bom: true,
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as typeof rows;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error['lines'] === 'number' ? error['lines'] : 1;
    return refused(
      say`The file is no CSV table: its quotation marks do not match near line ${line}.`,
      say`Close each quotation mark, and save the file as CSV again.`,
    );
  }
  const names = (rows[0]?.record ?? []).map((name) => name.toLowerCase());
  const wrong = refuseHead(names, rows.length - 1);
  if (wrong !== null) return { balances: [], findings: [wrong] };
  const read = rows.slice(1).map(({ record, info }) => readRow(cellsOf(names, record), info.lines));
  return {
    balances: read.flatMap(({ balance }) => balance ?? []),
    findings: read.flatMap(({ findings }) => findings),
  };
}

const refused = (message: Text, advice: Text): ReadBalances => ({
  balances: [],
  findings: [finding('balances-not-read', '', message, advice)],
});

function refuseHead(names: readonly string[], rows: number): Finding | null {
  const columns = listed(BALANCE_COLUMNS);
  const advice = say`Name the columns in the first row. There are ${columns}; kind, player, date and source are needed.`;
  const unknown = names.find((name) => !(BALANCE_COLUMNS as readonly string[]).includes(name));
  if (unknown !== undefined) {
    return finding('balances-not-read', '/1', say`Line 1 has an unknown column “${unknown}”.`, advice);
  }
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) {
    return finding('balances-not-read', '/1', say`Line 1 has the column “${twice}” twice.`, advice);
  }
  const missing = NEEDED.find((name) => !names.includes(name));
  if (missing !== undefined) {
    return finding('balances-not-read', '/1', say`Line 1 has no column “${missing}”.`, advice);
  }
  if (rows === 0) {
    return finding(
      'balances-not-read',
      '/1',
      say`The file has headings, but no row.`,
      say`Add a row for each balance.`,
    );
  }
  if (rows <= MOST_BALANCES) return null;
  return finding(
    'balances-not-read',
    '',
    say`The file has ${rows} rows. At most ${MOST_BALANCES} are read at once.`,
    say`Split the file by track or league.`,
  );
}

const cellsOf = (names: readonly string[], record: readonly string[]): Cells =>
  Object.fromEntries(
    BALANCE_COLUMNS.map((column) => [column, removeInvisible(record[names.indexOf(column)] ?? '').trim()]),
  ) as Cells;

/** These columns belong to each kind, beside kind, player, date and source. An empty cell is needed in all others. */
const COLUMNS_OF: Readonly<
  Record<BalanceKind, { readonly needed: readonly Column[]; readonly may?: readonly Column[] }>
> = {
  rating: { needed: ['game', 'category', 'value', 'games'] },
  lifetime: { needed: ['league', 'value'] },
  season: { needed: ['league', 'season', 'value'] },
  title: { needed: ['title'], may: ['league', 'season'] },
};

function readRow(cells: Cells, line: number): { balance: Balance | null; findings: Finding[] } {
  const findings: Finding[] = [];
  const wrong = (column: Column, message: Text, advice: Text): void => {
    const cell = cells[column];
    const what = cell === '' ? say`the cell is empty` : say`“${cell.slice(0, LONGEST)}”`;
    findings.push(
      finding('balance-cell', `/${line}/${column}`, say`Line ${line}, column ${column}: ${what}. ${message}`, advice),
    );
  };
  const kind = chosen(BALANCE_KINDS, cells.kind);
  if (kind === null) {
    wrong('kind', say`This is no kind of balance.`, adviceOf(BALANCE_KINDS, cells.kind));
    return { balance: null, findings };
  }
  const { needed, may = [] } = COLUMNS_OF[kind];
  const used = [...NEEDED, ...needed, ...may];
  for (const column of [...NEEDED, ...needed]) {
    if (cells[column] === '') wrong(column, say`A ${kind} needs it.`, say`Fill in the cell.`);
  }
  for (const column of BALANCE_COLUMNS) {
    if (cells[column] !== '' && !used.includes(column)) {
      wrong(column, say`A ${kind} has no such value.`, say`Empty the cell, or correct the kind.`);
    }
    if (cells[column].length > LONGEST) {
      wrong(column, say`A cell has at most ${LONGEST} characters.`, say`Shorten the text.`);
    }
  }
  if ((cells.league === '') !== (cells.season === '') && kind === 'title') {
    const empty = cells.league === '' ? 'league' : 'season';
    wrong(empty, say`A title of a season needs league and season.`, say`Fill in both, or neither.`);
  }
  if (cells.player !== '' && findHandleFault(cells.player) !== null) {
    wrong('player', say`No handle looks like this.`, say`Write the handle of the player as it is on their page.`);
  }
  if (cells.date !== '' && !isCalendarDay(cells.date)) {
    wrong('date', say`This is no day.`, say`Write a day as 2019-12-31.`);
  }
  const game = needed.includes('game') ? chosen(GAME_TITLES, cells.game) : null;
  const category = needed.includes('category') ? chosen(CATEGORIES, cells.category) : null;
  if (needed.includes('game') && cells.game !== '' && game === null) {
    wrong('game', say`This game is not known.`, adviceOf(GAME_TITLES, cells.game));
  }
  if (needed.includes('category') && cells.category !== '' && category === null) {
    wrong('category', say`This category is not known.`, adviceOf(CATEGORIES, cells.category));
  }
  const value = needed.includes('value') ? numberIn(cells.value) : null;
  if (needed.includes('value') && cells.value !== '') {
    if (value === null) wrong('value', say`This is no number.`, NUMBER_ADVICE);
    else if (kind !== 'rating' && !(Number.isInteger(value) && value >= 0 && value <= MOST_POINTS)) {
      wrong('value', say`Points are whole numbers from 0 to ${MOST_POINTS}.`, say`Correct the number.`);
    }
  }
  const games = needed.includes('games') ? numberIn(cells.games) : null;
  if (needed.includes('games') && cells.games !== '') {
    if (games === null || !Number.isInteger(games) || games < 1 || games > MOST_GAMES) {
      wrong(
        'games',
        say`A rating has at least one game behind it, in whole numbers.`,
        say`Write the number of rated games. If it is not known, write how many are certain.`,
      );
    }
  }
  if (findings.length > 0) return { balance: null, findings };
  const { player, date, source } = cells;
  const row = { line, player, date, source };
  if (kind === 'rating') {
    return { balance: { ...row, kind, game: game!, category: category!, value: value!, games: games! }, findings };
  }
  const league = cells.league.toLowerCase() || null;
  const season = cells.season || null;
  if (kind === 'title') return { balance: { ...row, kind, title: cells.title, league, season }, findings };
  return { balance: { ...row, kind, league: league!, season, value: value! }, findings };
}

const NUMBER_ADVICE = say`Write it with digits and a point, such as 1712.5, without a sign between thousands.`;

function chosen<Word extends BalanceKind | GameTitle | Category>(words: readonly Word[], cell: string): Word | null {
  const lower = cell.toLowerCase();
  return words.find((word) => word === lower) ?? null;
}

function adviceOf(words: readonly string[], cell: string): Text {
  const near = nearestWord(cell.toLowerCase(), words);
  return near === null ? say`Write one of ${listed(words)}.` : say`Did you mean “${near}”? There are ${listed(words)}.`;
}

/** A comma may be meant for thousands or for decimals, so a number with one is not read. */
const NUMBER = /^-?\d{1,9}(\.\d{1,12})?$/;

const numberIn = (cell: string): number | null => (NUMBER.test(cell) ? Number(cell) : null);
