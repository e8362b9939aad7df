import { quoted, say } from '@quadrant/rules/message';
import { escapeKey, ROUND_INFERENCES } from '@quadrant/rules/tournament';
import { pairCards } from '../parts/pair-cards.js';
import type { CardCell, PlayerCard } from '../parts/player-cards.js';
import { differentialOf, latinDigits, numberOfCell } from '../parts/cell-values.js';
import { collectPlayers } from '../parts/roster.js';
import { resultOf } from '../parts/results.js';
import { wordToExplain } from '../parts/result-text.js';
import { lookUpNames, type Meant } from '../parts/listed-names.js';
import {
  aliasColumnIn,
  columnOf,
  isDropWord,
  isTotal,
  isUnknown,
  roundOfColumn,
  scoreOf,
  type ResultWord,
  wonColumnIn,
  resultOfWord,
  WORDS_BETWEEN,
} from '../parts/table-words.js';
import { withMarkedDrops } from '../parts/marked-drops.js';
import { tournamentOf, type FilePlayer, type FileTournament, type StatedRow } from '../parts/file-tournament.js';
import { placeColumnIn } from '../parts/numbers-rows.js';
import { standingsBeside, tellDifferentialCells } from '../parts/standings-beside.js';
import type { FileFindings } from '../parts/file-findings.js';
import type { FileReader } from '../parts/file-reader.js';
import type { Sheet } from '../parts/sheet.js';
import { checkTotals, tellPoints, type KindOfTotals } from '../parts/check-totals.js';
import { roundsOfFinals, takeFinals } from '../parts/final-rows.js';
import { leaveOut, readTable, type Table } from '../parts/read-table.js';
import { placeOfCell, type TableRow } from '../parts/table-row.js';
import { cardsOfMatrix, isMatrix } from '../parts/result-matrix.js';
import { addScoreOfBye } from '../parts/score-cells.js';
import { columnsOf, hasColumns, type Columns } from '../parts/columns.js';

/**
 * Reads a crosstable: a row for each player and a column for each round, with the opponent's number and the result,
 * as in "12W", "W12", "12:W", "+12", "12 100-35 (4)", "12+/w0" (OpenGotha) or "12w1" (chess-results.com, where "-1" is a bye and "-0" no game). Beside such
 * results "12+" and "12-" are forfeits; in a table that has only signs they are games. In a table with "W12", which programs
 * of US Chess write, "U" is an unplayed round; elsewhere it is a bye. The number is the one in the
 * column "place" or "no", otherwise that of the row.
 */
export const csvCrosstableReader: FileReader = {
  format: 'csv-crosstable',
  title: say`a crosstable (CSV)`,
  recognizes: (file) => hasColumns(file, ['player']) && roundColumnsOf(file.sheet!).length > 0,
  read: ({ sheet }, findings) => {
    const table = sheet && readTable(sheet, findings);
    return table === null ? [] : [readCrosstable(table, findings)];
  },
};

const roundColumnsOf = ({ head }: Sheet): number[] => head.names.flatMap((name) => roundOfColumn(name) ?? []);

function readCrosstable({ head, rows: all }: Table, findings: FileFindings): FileTournament {
  const { rows, finals } = takeFinals(all);
  const { at, cells, wordOf } = columnsOf(head);
  const total = at('total') === -1 ? 'score' : 'total';
  const columns = head.cells.flatMap((name, index) => {
    const round = roundOfColumn(name);
    return round === null ? [] : [{ round, index }];
  });
  const roster = collectPlayers(findings);
  const named = rows.filter((row) => cells(row)('player') !== '');
  // In a square, the last player may have no game below the diagonal.
  const isSquare = isMatrix(
    named,
    columns.map(({ index }) => index),
  );
  const notes = isSquare ? new Set<TableRow>() : notesBelow(rows);
  const fieldsOf = (row: TableRow) => columns.map(({ index }) => row.cells[index] ?? '');
  const running = runningLines(rows, (row) => cells(row)('player'), fieldsOf);
  tellRunningLines(running, findings);
  const lastNumbered = rows.findLastIndex((row) => numberIn(cells(row)('place')) !== undefined);
  const players = rows.filter((row, at) => {
    if (running.has(row)) return false;
    // A legend may be below the last number.
    const isNameless = cells(row)('player') === '' || !fieldsOf(row).some((field) => /\d|^\W+$/.test(field));
    if (lastNumbered !== -1 && at > lastNumbered && isNameless) notes.add(row);
    // A note has its text in one cell.
    const isNote =
      notes.has(row) || (cells(row)('player') === '' && columns.every(({ index }) => (row.cells[index] ?? '') === ''));
    if (isNote) leaveOut(row, findings);
    return !isNote && !isTotal(cells(row)('player') || row.cells[0]!);
  });
  const { names, numbers: ofNames } = splitNumbers(players.map((row) => cells(row)('player')));
  // With colours, as in 12w1, a minus sign begins points without an opponent; without colours it is a loss.
  const hasColours = rows.some((row) => columns.some(({ index }) => COLOURED.test(row.cells[index] ?? '')));
  const isAmerican =
    !hasColours && rows.some((row) => columns.some(({ index }) => LETTER_FIRST.test(row.cells[index] ?? '')));
  const hasWords = rows.some((row) => columns.some(({ index }) => WORDED.test(row.cells[index] ?? '')));
  const told = { wordOf: hasWords ? wordOf : (text: string) => wordOf(crossed(text)), hasColours, isAmerican };
  const fields = columns.map(({ index }) => index);
  const isOfPlayers = isMatrix(players, fields);
  const numbers = ofNames ?? numbersIn(players, cells);
  const aliases = players.map((row) => row.cells[aliasColumnIn(head.cells)] ?? '');
  const isOfOne = (alias: string) => alias !== '' && aliases.indexOf(alias) === aliases.lastIndexOf(alias);
  const byName = new Map([
    ...aliases.flatMap((alias, index) => (isOfOne(alias) ? [[alias.toLowerCase(), numbers[index]!] as const] : [])),
    ...names.map((name, index) => [name.toLowerCase(), numbers[index]!] as const),
  ]);
  const meantBy = lookUpNames(names.map((name, index) => ({ id: numbers[index]!, name })));
  const inTable = new CrosstableCells(told, byName, meantBy, findings);
  const drops = new Map<string, string>();
  // Beside the number of a row, another column may have the place.
  const placeAt = placeColumnIn(head.cells, (index) => columnOf(head.cells[index]!) === 'place');
  const lines = players.map((row, index): PlayerCard => {
    const cell = cells(row);
    const id = numbers[index]!;
    const place = numberIn(row.cells[placeAt === -1 ? at('place') : placeAt] ?? '');
    if (cell('player') === '') {
      findings.add(
        'value-missing-in-file',
        placeOfCell(row, at('player')),
        say`Row ${row.line} has no name.`,
        say`Write the name of the player, or remove the row.`,
      );
    } else {
      roster.add(
        { id, name: names[index]!, place: place === undefined ? null : Number(place) },
        placeOfCell(row, at('player')),
      );
    }
    const ofRounds: (CardCell | undefined)[] = [];
    for (const { round, index: column } of isOfPlayers ? [] : columns) ofRounds[round - 1] = inTable.at(row, column);
    if (cells(row)('dropped') !== '') drops.set(id, cells(row)('dropped'));
    return { id, cells: Array.from(ofRounds) };
  });
  const ids = lines.map(({ id }) => id);
  const cards = isOfPlayers ? cardsOfMatrix(players, fields, { ids, wordOf }, findings) : lines;
  const inRounds = pairCards(cards, roster, findings);
  const rounds = [...inRounds, ...roundsOfFinals(finals, inRounds, roster.list(), findings)];
  const totals = players.map((row, index) => ({
    id: cards[index]!.id,
    total: at(total) === -1 ? '' : cells(row)(total),
    place: placeOfCell(row, at(total)),
  }));
  const kind = checkTotals(totals, inRounds, findings);
  // Where the fields are those of two players, no field means a row by its place.
  const isPlace = isOfPlayers && placeAt > Math.max(...fields);
  const stated = statedIn({ head, rows: players, names }, { placeAt, isPlace, kind }, roster.list());
  if (stated === null) tellPoints(kind, totals, findings);
  if (stated === null) tellDifferentials({ head, rows: players }, findings);
  else tellDifferentialCells({ head, rows: players }, findings);
  return tournamentOf(
    {
      ...{ name: null, startsAt: null, hasGameScores: true },
      ...(stated !== null && { standings: stated }),
      ...(isOfPlayers && { roundsInferred: ROUND_INFERENCES[0] }),
    },
    withMarkedDrops(roster.list(), rounds, drops),
    rounds,
  );
}

/** Differentials are kept only beside stated places. */
function tellDifferentials({ head, rows }: Pick<Table, 'head' | 'rows'>, findings: FileFindings): void {
  const { at, heading } = columnsOf(head);
  const index = at('differential');
  const cells = rows.flatMap((row) => row.cells[index] || []);
  if (cells.length === 0) return;
  const name = quoted(heading('differential'));
  const place = { ...placeOfCell(head, index), pointer: `/${escapeKey(`column.${heading('differential')}`)}` };
  const message = cells.every((cell) => differentialOf(cell) !== null)
    ? say`The column ${name} is not read. It begins with ${cells.slice(0, 3).join(', ')}.`
    : say`The column ${name} is not read.`;
  const advice = say`Differentials are computed from the scores. If it holds sums, no change is needed.`;
  findings.add('column-not-used', place, message, advice);
}

/**
 * Places and points beside the rounds are stated, unless the place is the number of the row. Where the rows are in the order of
 * points, their numbers are places.
 */
function statedIn(
  { head, rows, names }: Pick<Table, 'head' | 'rows'> & { readonly names: readonly string[] },
  {
    placeAt: namedAt,
    isPlace,
    kind,
  }: { readonly placeAt: number; readonly isPlace: boolean; readonly kind: KindOfTotals },
  players: readonly FilePlayer[],
): StatedRow[] | null {
  const { at } = columnsOf(head);
  const isCounted = kind === 'points' || kind === 'scores';
  const totals = isPlace || isCounted || namedAt !== -1 ? [at('total'), at('score')] : [];
  const [pointsAt = -1] = [at('vp'), ...totals, ...(isPlace ? [wonColumnIn(head.cells)] : [])].filter(
    (index) => index !== -1,
  );
  const isRanked = isCounted && isInOrder(rows, [at('place'), pointsAt, at('differential')], namedAt !== -1);
  const placeAt = namedAt === -1 && isRanked ? at('place') : namedAt;
  if (!isPlace && !isRanked && at('vp') === -1 && (placeAt === -1 || placeAt === at('place'))) return null;
  const written = rows.map((row, index) => ({
    place: row.cells[placeAt] ?? '',
    name: names[index]!,
    points: row.cells[pointsAt] ?? '',
    differential: row.cells[at('differential')] ?? '',
    listedAt: placeOfCell(row, Math.max(placeAt, 0)),
  }));
  return standingsBeside(written, players);
}

/**
 * Tells whether rows are in the order of their points, from place 1 on. Where the places only number the rows, no two of them may
 * have the same points and the same differential.
 */
function isInOrder(
  rows: readonly TableRow[],
  [placeAt, pointsAt, differentialAt]: readonly [number, number, number],
  mayTie: boolean,
): boolean {
  const ranked = rows
    .map(({ cells }) => ({
      place: Number(numberIn(cells[placeAt] ?? '') ?? NaN),
      points: numberOfCell(cells[pointsAt] ?? '') ?? NaN,
      differential: mayTie ? 0 : (differentialOf(cells[differentialAt] ?? '') ?? 0),
    }))
    .sort((one, other) => one.place - other.place);
  return ranked.every(({ place, points, differential }, index) => {
    const before = ranked[index - 1];
    if (before === undefined) return place === 1;
    if (points !== before.points) return points < before.points;
    return mayTie || differential < before.differential;
  });
}

/** Notes are below the last player: each is one text, where every row of a player has more cells. */
function notesBelow(rows: readonly TableRow[]): Set<TableRow> {
  const isText = ({ cells }: TableRow) => cells.filter((cell) => cell !== '').length < 2;
  const last = rows.findLastIndex((row) => !isText(row));
  return new Set(rows.slice(0, last + 1).some(isText) ? [] : rows.slice(last + 1));
}

/** Programs print the points so far of each player on a line of their own, below the results. */
function runningLines(
  rows: readonly TableRow[],
  nameOf: (row: TableRow) => string,
  fieldsOf: (row: TableRow) => readonly string[],
): ReadonlySet<TableRow> {
  const isRunning = (row: TableRow, index: number): boolean => {
    const filled = row.cells.filter((cell) => cell !== '');
    const points = fieldsOf(row).flatMap((field) => (field === '' ? [] : [numberOfCell(field) ?? NaN]));
    const isOfPoints = points.length > 0 && points.length === filled.length;
    const isRising = points.every((point, at) => point >= (points[at - 1] ?? -Infinity));
    return isOfPoints && isRising && index > 0 && nameOf(rows[index - 1]!) !== '';
  };
  const running = rows.filter(isRunning);
  const named = rows.filter((row) => nameOf(row) !== '').length;
  return new Set(2 * running.length > named ? running : []);
}

function tellRunningLines(running: ReadonlySet<TableRow>, findings: FileFindings): void {
  const [first] = running;
  if (first === undefined) return;
  const message = say`The lines of numbers below the players are read as their points so far, and are not stored.`;
  const index = first.cells.findIndex((cell) => cell !== '');
  findings.add(
    'row-left-out',
    placeOfCell(first, index),
    message,
    say`If they hold scores, write them behind the results, as in 12W 100-35.`,
  );
}

const NUMBERED = /^(\d{1,3})[.):]? {0,3}(\p{L}.*)$/u;

/** Takes the number of each row off its name, as in "1 Ann Roy", where every name has one. */
function splitNumbers(written: readonly string[]): {
  readonly names: readonly string[];
  readonly numbers: readonly string[] | null;
} {
  const split = written.map((name) => NUMBERED.exec(name));
  const numbers = split.flatMap((found) => (found === null ? [] : [String(Number(found[1]))]));
  const isOfRows = written.length > 1 && numbers.length === written.length && new Set(numbers).size === numbers.length;
  return isOfRows ? { names: split.map((found) => found![2]!), numbers } : { names: written, numbers: null };
}

function numberIn(written: string): string | undefined {
  const [digits] = /^\d{1,4}/.exec(latinDigits(written)) ?? [];
  return digits === undefined ? undefined : String(Number(digits));
}

/** Returns the numbers of rows. Where two rows share a place, places are no numbers: no cell can mean a row by its number. */
function numbersIn(rows: readonly TableRow[], cells: Columns['cells']): string[] {
  const written = rows.map((row) => numberIn(cells(row)('place')));
  const given = written.filter((number) => number !== undefined);
  const areShared = new Set(given).size < given.length;
  return written.map((number, index) => (areShared ? `#${index + 1}` : (number ?? String(index + 1))));
}

/** A cell has a number, a colour and a result, as on chess-results.com. */
const COLOURED = /^\d{1,4} ?[wbsn] ?[01½+=-]$/i;
/** A win or a loss is written without + and -, as in 12w1, 12:0, 12W, FW 12 and "Bob W". */
const WORDED =
  /^(?:\d{1,4} ?(?:[wbsn]|:) ?[01]|(?:fw|fl|mw|ml|[wl]) ?:? ?\d{1,4}|[^+=-]{0,80}?[\s:(\d](?:fw|fl|mw|ml|[wl])\)?)$/i;
/** Programs of US Chess write the result first: W12, L 4, D3. */
const LETTER_FIRST = /^[WLD] {0,4}\d{1,4}$/;
/** There X12 and F12 or Z12 are forfeits; B, H and U stand alone for a full point, half a point and an unplayed round. */
const AMERICAN_FORFEIT = /^([XFZ]) {0,4}(\d{1,4})$/i;
const AMERICAN_ALONE: Readonly<Record<string, 'bye' | 'half-bye' | 'absent'>> = {
  b: 'bye',
  x: 'bye',
  h: 'half-bye',
  u: 'absent',
};
/** OpenGotha writes the opponent, the result, the colour and the handicap: 12+/w0, 3-/b2, 0=. A ! marks a result by decision. */
const WITH_HANDICAP = /^(\d{1,4}[+=-])!?\/[wb?]?\d{0,2}!?$/i;

/** Points without an opponent in such a table: -1 and -½ are byes, -0 is no game. */
const ALONE = /^-([01½])$/;
/** The cell names neither an opponent nor a result. */
const NO_GAME = /^(?:[-–—*.]{0,9}|0|0:|x|n\/a)$/i;
/** FIDE and Swiss-Manager write points without an opponent as a single letter, and Papi writes EXE. */
const BYE_LETTER = /^(?:[uf]|exe|[w+1½=]?[ -]{0,2}\(?bye\)?[ -]{0,2}[w+1½=]?)$/i;
/** The player has half a point without an opponent. */
const HALF_BYE = /^(?:h|[=½][ -]?\(?bye\)?|\(?bye\)?[ -]?[=½])$/i;
/** Vega writes the result, the colour and the number: +W2, =B11. */
const SIGN_FIRST = /^([+=-])\s?[wb]\s?(\d{1,4})$/i;
/** The number is before the result, with or without a colour between them, or after it. */
const NUMBER_FIRST = /^(\d{1,4})\s?:?\s?[wbsn]?\s?\(?(fw|fl|mw|ml|tt|mt|[wldtsnuvgrp+=½01✓✔✗✘-]|0[.,]5|1\/2)\)?$/i;
const RESULT_FIRST = /^(fw|fl|mw|ml|tt|mt|w\+|l-|[wldt+=-])\s?:?\s?(\d{1,4})$/i;

/** Papi of the French chess federation writes a forfeit as > 7 for the player who was there, and < 7 for the other one. */
const FORFEIT_SIGN = /^([<>]) ?(\d{1,4})[wbnh]?$/i;

/** The score is before the name of the opponent: "6-0 Bob". */
const SCORE_FIRST = /^(-?\d{1,4} ?[-:–−] ?-?\d{1,4}) (\p{L}.{0,80}|\?)$/u;

/** The score is behind other text, with or without brackets. */
const SCORED = /^(.{1,100}?)[ (,;:]{1,3}(-?\d{1,4} ?[-:–−] ?-?\d{1,4})\)?$/;

/** Victory points are behind other text, in brackets. */
const POINTED = /^(.{1,100}?) ?\((\d{1,2})\)$/;

/** The number of the opponent is before a word: "12 kampflos", "12 walkover". */
const WORD_AFTER = /^(\d{1,4}) (\p{L}[\p{L} .]{1,30})$/u;

/** It has its sign. */
const DIFFERENTIAL = /^[+−–-]\d{1,4}$/;

/** A sign beside the number 0 means this. */
const OF_NOBODY: Readonly<Record<string, 'bye' | 'half-bye' | 'absent'>> = {
  '+': 'bye',
  '=': 'half-bye',
  '-': 'absent',
};

/** It matches the number of an opponent with an unknown result, or the result against an unknown opponent. */
const OPEN = /^(\d{1,4}) ?\?$|^\? ?([a-z½=+-]{1,3})$/i;

/** A cell says this, whatever its place is. */
type SaidByCell = Pick<CardCell, 'opponent' | 'outcome' | 'written'> &
  Partial<
    Pick<
      CardCell,
      'margin' | 'score' | 'points' | 'differential' | 'isOpponentUnknown' | 'isResultUnknown' | 'mayBe' | 'named'
    >
  >;

/** Reads the cells of one table. Many have the same text, so each text is parsed once. */
class CrosstableCells {
  private readonly known = new Map<string, SaidByCell | null>();

  constructor(
    private readonly told: Pick<Columns, 'wordOf'> & { readonly hasColours: boolean; readonly isAmerican: boolean },
    private readonly numbers: ReadonlyMap<string, string>,
    private readonly meantBy: (name: string) => Meant,
    private readonly findings: FileFindings,
  ) {}

  at(row: TableRow, column: number): CardCell | undefined {
    const text = row.cells[column] ?? '';
    let said = this.known.get(text);
    if (said === undefined) {
      const written = latinDigits(text).replace(WITH_HANDICAP, '$1');
      said = this.readWhole(written) ?? this.readPointed(written) ?? this.readTokens(written);
      this.known.set(text, said);
    }
    const place = placeOfCell(row, column);
    if (said?.opponent === null && said.isOpponentUnknown !== true && said.score != null)
      addScoreOfBye(said.score, place, this.findings);
    if (said !== null)
      return {
        opponent: said.opponent,
        outcome: said.outcome,
        score: said.opponent === null && said.isOpponentUnknown !== true ? null : (said.score ?? null),
        ...(said.isOpponentUnknown === true && { isOpponentUnknown: true }),
        ...(said.isResultUnknown === true && { isResultUnknown: true }),
        margin: said.margin ?? null,
        points: said.points ?? null,
        ...(said.differential != null && { differential: said.differential }),
        ...(said.mayBe !== undefined && { mayBe: said.mayBe, named: said.named! }),
        written: said.written,
        place,
      };
    const message = say`“${text.slice(0, 40)}” is not an opponent with a result.`;
    const advice = say`Write the number of the opponent and the result, as in 12W, or "bye".`;
    this.findings.add('value-not-understood', { ...place, value: wordToExplain(text) }, message, advice);
    return undefined;
  }

  private readWhole(written: string): SaidByCell | null {
    return this.readScored(written) ?? this.read(written);
  }

  /** Reads a cell with victory points behind it: "12 100-35 (4)", "bye (4)". */
  private readPointed(written: string): SaidByCell | null {
    const [, before = '', points] = POINTED.exec(written) ?? [];
    const said = points === undefined ? null : this.readWhole(before);
    return said && { ...said, points: Number(points), written };
  }

  /** Reads an opponent, a result, a score and a differential in any order: "v7 FW +20", "MW (+15) vs 3", "+65 FW: Bob", "7FW+20". */
  private readTokens(written: string): SaidByCell | null {
    const tokens = written
      .replaceAll(/(?<=[\s(]\d{1,4}):(?=\d)/gu, '-')
      .replaceAll(/(?<=\d)(?=\p{L})|(?<=\p{L})(?=[-+−–\d])/gu, ' ')
      .split(/[\s(),;:]+/)
      .filter((token) => token !== '' && !/^(?:v|vs|gegen|contre|\/|\|)\.?$/i.test(token));
    let opponent: string | undefined;
    let result: ResultWord | null = null;
    let score: readonly [number, number] | null = null;
    let differential: number | null = null;
    const name: string[] = [];
    for (const token of tokens) {
      const [, number] = /^(?:vs?\.?|#|nr\.?|no\.?)?(\d{1,4})$/i.exec(token) ?? [];
      const word = this.told.wordOf(token);
      if (number !== undefined && opponent === undefined) opponent = String(Number(number));
      else if (token === '0' && differential === null) differential = 0;
      else if (DIFFERENTIAL.test(token) && differential === null) differential = Number(token.replace(/[−–]/, '-'));
      else if (scoreOf(token) !== null && score === null) score = scoreOf(token);
      else if (word !== null && result === null) result = word;
      else name.push(token);
    }
    if (name.length > 0 && opponent === undefined) opponent = this.numbers.get(name.join(' ').toLowerCase());
    else if (name.length > 0) return null;
    // The winner has the differential with a plus.
    const led = differential === null || differential === 0 ? null : resultOf(differential, 0);
    const outcome = result?.outcome ?? (score ? resultOf(...score) : led);
    if (opponent === undefined || opponent === '0' || !outcome) return null;
    return { opponent, outcome, margin: result?.margin ?? null, score, differential, written };
  }

  /** Reads a cell with the score behind it: "12W 100-35", "12 (100:35)", "Bob FW 100-35", "Bob 100-35", "? 100-35". */
  private readScored(written: string): SaidByCell | null {
    const [, first = '', named = ''] = SCORE_FIRST.exec(written) ?? [];
    const [, before = named, numbers = first] = SCORED.exec(written) ?? [];
    const score = scoreOf(numbers);
    if (score === null) return null;
    const opponent = /^\d{1,4}$/.test(before) ? String(Number(before)) : this.numbers.get(before.toLowerCase());
    // When there is only a number or a name, the score is the result.
    if (opponent !== undefined && opponent !== '0') return { opponent, outcome: resultOf(...score), score, written };
    const said = this.read(before);
    if (said?.isOpponentUnknown === true && said.isResultUnknown === true)
      return { opponent: null, outcome: resultOf(...score), isOpponentUnknown: true, score, written };
    if (said !== null) return { ...said, score, written };
    const short = this.readShort(before);
    return short && { ...short, outcome: resultOf(...score), score, written };
  }

  /** Reads a name that is written short. */
  private readShort(named: string): Pick<SaidByCell, 'opponent' | 'mayBe' | 'named'> | null {
    const mayBe = this.meantBy(named);
    const [opponent] = mayBe.flat();
    return opponent === undefined ? null : { opponent, mayBe, named };
  }

  private read(written: string): SaidByCell | null {
    const alone = (outcome: 'bye' | 'half-bye' | 'absent'): SaidByCell => ({ opponent: null, outcome, written });
    const unknown = this.readUnknown(written);
    if (unknown !== null) return unknown;
    if (NO_GAME.test(written) || isDropWord(written.replace(/^[-–—*. ]{1,5}/u, ''))) return alone('absent');
    const points = this.told.hasColours ? ALONE.exec(written)?.[1] : undefined;
    if (points !== undefined) return alone(points === '0' ? 'absent' : points === '1' ? 'bye' : 'half-bye');
    if (this.told.isAmerican) {
      const [, sign, other] = AMERICAN_FORFEIT.exec(written) ?? [];
      const nobody = AMERICAN_ALONE[written.replace(/ -{1,4}$/, '').toLowerCase()];
      if (other !== undefined) {
        const outcome = sign!.toUpperCase() === 'X' ? 'forfeit-win' : 'forfeit-loss';
        return { opponent: String(Number(other)), outcome, written };
      }
      if (nobody !== undefined) return alone(nobody);
    }
    const [, pointing, there] = FORFEIT_SIGN.exec(written) ?? [];
    if (there !== undefined) {
      const outcome = pointing === '>' ? 'forfeit-win' : 'forfeit-loss';
      return { opponent: String(Number(there)), outcome, written };
    }
    const [, number, after] = NUMBER_FIRST.exec(written) ?? WORD_AFTER.exec(written) ?? [];
    const whole = number === undefined ? this.told.wordOf(written) : null;
    if (HALF_BYE.test(written)) return alone('half-bye');
    if (whole?.outcome === 'bye' || written === '+' || BYE_LETTER.test(written)) return alone('bye');
    if (whole?.outcome === 'absent') return alone('absent');
    const [, before, numberAfter] = RESULT_FIRST.exec(written) ?? SIGN_FIRST.exec(written) ?? [];
    const sign = after ?? before ?? '';
    const word = this.told.wordOf(sign);
    const opponent = number ?? numberAfter;
    if (opponent === undefined || word === null) return this.readNamed(written);
    // A sign beside the number 0 is a point without an opponent, or none; another result needs an opponent.
    if (Number(opponent) === 0) return OF_NOBODY[sign] === undefined ? null : alone(OF_NOBODY[sign]);
    return { opponent: String(Number(opponent)), outcome: word.outcome, margin: word.margin, written };
  }

  /** Reads an unknown opponent, result or both: "?FW", "?", "12?". */
  private readUnknown(written: string): SaidByCell | null {
    const [, before = '', after = ''] = OPEN.exec(written) ?? [];
    if (before !== '') return { opponent: String(Number(before)), outcome: null, isResultUnknown: true, written };
    if (isUnknown(written))
      return { opponent: null, outcome: null, isOpponentUnknown: true, isResultUnknown: true, written };
    const word = after === '' ? null : this.told.wordOf(after);
    const isPlayed = word?.outcome === 'win' || word?.outcome === 'loss' || word?.outcome === 'draw';
    if (!isPlayed) return null;
    return { opponent: null, outcome: word.outcome, margin: word.margin, isOpponentUnknown: true, written };
  }

  /** Reads an opponent by name: "Bob W", "W Bob", "Bob (2-1)", "Ann Lee: FW". */
  private readNamed(written: string): SaidByCell | null {
    const verb = VERBS.find(([words]) => written.toLowerCase().startsWith(words));
    if (verb !== undefined) {
      const name = written.slice(verb[0].length).trim();
      const listed = this.numbers.get(name.toLowerCase());
      const meant = listed === undefined ? this.readShort(name) : { opponent: listed };
      return meant && { ...meant, ...verb[1], written };
    }
    const words = written.split(/[\s:()]+/).filter((each) => each !== '');
    for (const [named, result] of [
      [words.slice(0, -1), words.at(-1)!],
      [words.slice(1), words[0]!],
    ] as const) {
      const name = named.join(' ').replace(/[,;-]$/, '');
      const listed = this.numbers.get(name.toLowerCase());
      const score = scoreOf(result ?? '');
      const word = this.told.wordOf(result ?? '');
      const outcome = word?.outcome ?? (score && resultOf(...score));
      const opponent = outcome ? (listed === undefined ? this.readShort(name) : { opponent: listed }) : null;
      if (opponent !== null && outcome) return { ...opponent, outcome, margin: word?.margin ?? null, score, written };
    }
    return null;
  }
}

/** A cell may say what its player did: "beat Bob", "lost to Bob 35-100". The longest words come first. */
const VERBS = WORDS_BETWEEN.flatMap(([words, said]) => {
  const result = /\p{L}{3}/u.test(words) ? resultOfWord(said) : null;
  return result === null ? [] : [[`${words.trim()} `, result] as const];
}).sort(([one], [other]) => other.length - one.length);

/** When a crosstable has no other words for a win and a loss, + and - are played games; beside them they are forfeits. */
const crossed = (sign: string): string => (sign === '+' ? 'w' : sign === '-' ? 'l' : sign);
