import { say } from '@quadrant/rules/message';
import { pairCards, type CardCell, type PlayerCard } from '../parts/pair-cards.js';
import { latinDigits } from '../parts/cell-values.js';
import { collectPlayers } from '../parts/roster.js';
import { resultOf } from '../parts/results.js';
import { isDropWord, isTotal, isUnknown, roundOfColumn, scoreOf } from '../parts/table-words.js';
import { withMarkedDrops } from '../parts/marked-drops.js';
import { tournamentOf, type FileTournament } from '../parts/file-tournament.js';
import type { FileFindings } from '../parts/file-findings.js';
import type { FileReader } from '../parts/file-reader.js';
import type { Sheet } from '../parts/sheet.js';
import { checkTotals } from '../parts/check-totals.js';
import { placeOfCell, readTable, type Table, type TableRow } from '../parts/read-table.js';
import { leaveOut } from '../parts/round-cells.js';
import { addScoreOfBye } from '../parts/score-cells.js';
import { columnsOf, hasColumns, type Cells, type Columns } from './csv-matches.js';

/**
 * Reads a crosstable: a row for each player and a column for each round, with the opponent's number and the result,
 * as in "12W", "W12", "12:W", "+12", "12+/w0" (OpenGotha) or "12w1" (chess-results.com, where "-1" is a bye and "-0" no game). Beside such
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

function readCrosstable({ head, rows }: Table, findings: FileFindings): FileTournament {
  const { at, cells, wordOf } = columnsOf(head);
  const total = at('total') === -1 ? 'score' : 'total';
  const columns = head.cells.flatMap((name, index) => {
    const round = roundOfColumn(name);
    return round === null ? [] : [{ round, index }];
  });
  const roster = collectPlayers(findings);
  const players = rows.filter((row) => {
    // A note below the table has its text in one cell.
    const isNote = cells(row)('player') === '' && columns.every(({ index }) => (row.cells[index] ?? '') === '');
    if (isNote) leaveOut(row, findings);
    return !isNote && !isTotal(cells(row)('player') || row.cells[0]!);
  });
  // With colours, as in 12w1, a minus sign begins points without an opponent; without colours it is a loss.
  const hasColours = rows.some((row) => columns.some(({ index }) => COLOURED.test(row.cells[index] ?? '')));
  const isAmerican =
    !hasColours && rows.some((row) => columns.some(({ index }) => LETTER_FIRST.test(row.cells[index] ?? '')));
  const hasWords = rows.some((row) => columns.some(({ index }) => WORDED.test(row.cells[index] ?? '')));
  const told = { wordOf: hasWords ? wordOf : (text: string) => wordOf(crossed(text)), hasColours, isAmerican };
  const inTable = new CrosstableCells(told, numbersOf(players, cells), findings);
  const drops = new Map<string, string>();
  const cards = players.map((row, index): PlayerCard => {
    const cell = cells(row);
    const number = numberIn(cell);
    const id = number ?? String(index + 1);
    if (cell('player') === '') {
      findings.add(
        'value-missing-in-file',
        placeOfCell(row, at('player')),
        say`Row ${row.line} has no name.`,
        say`Write the name of the player, or remove the row.`,
      );
    } else {
      roster.add(
        { id, name: cell('player'), place: number === undefined ? null : Number(number) },
        placeOfCell(row, at('player')),
      );
    }
    const ofRounds: (CardCell | undefined)[] = [];
    for (const { round, index: column } of columns) ofRounds[round - 1] = inTable.at(row, column);
    if (cells(row)('dropped') !== '') drops.set(id, cells(row)('dropped'));
    return { id, cells: Array.from(ofRounds) };
  });
  const rounds = pairCards(cards, roster, findings);
  const totals = players.map((row, index) => ({
    id: cards[index]!.id,
    total: at(total) === -1 ? '' : cells(row)(total),
    place: placeOfCell(row, at(total)),
  }));
  checkTotals(totals, rounds, findings);
  return tournamentOf(
    { name: null, startsAt: null, hasGameScores: true },
    withMarkedDrops(roster.list(), rounds, drops),
    rounds,
  );
}

const numberIn = (cell: Cells): string | undefined => {
  const [digits] = /^\d{1,4}/.exec(latinDigits(cell('place'))) ?? [];
  return digits === undefined ? undefined : String(Number(digits));
};

/** Returns the numbers of players by name, in small letters. In tables that people type, cells name opponents. */
const numbersOf = (rows: readonly TableRow[], cells: Columns['cells']): Map<string, string> =>
  new Map(rows.map((row, index) => [cells(row)('player').toLowerCase(), numberIn(cells(row)) ?? String(index + 1)]));

/** A cell has a number, a colour and a result, as on chess-results.com. */
const COLOURED = /^\d{1,4} ?[wbsn] ?[01½+=-]$/i;
/** A win or a loss is written without + and -, as in 12w1, 12:0, 12W, FW 12 and "Bob W". */
const WORDED =
  /^(?:\d{1,4} ?(?:[wbsn]|:) ?[01]|(?:fw|fl|mw|ml|[wl]) ?:? ?\d{1,4}|[^+=-]{0,80}?[\s:(\d](?:fw|fl|mw|ml|[wl])\)?)$/i;
/** Programs of US Chess write the result first: W12, L 4, D3. */
const LETTER_FIRST = /^[WLD] {0,4}\d{1,4}$/;
/** There X12 and F12 are forfeits; B, H and U stand alone for a full point, half a point and an unplayed round. */
const AMERICAN_FORFEIT = /^([XF]) {0,4}(\d{1,4})$/i;
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
const NUMBER_FIRST = /^(\d{1,4})\s?:?\s?[wbsn]?\s?\(?(fw|fl|mw|ml|tt|[wldtsnuvgrp+=½01-]|0[.,]5|1\/2)\)?$/i;
const RESULT_FIRST = /^(fw|fl|mw|ml|tt|[wldt+=-])\s?:?\s?(\d{1,4})$/i;

/** Papi of the French chess federation writes a forfeit as > 7 for the player who was there, and < 7 for the other one. */
const FORFEIT_SIGN = /^([<>]) ?(\d{1,4})[wbnh]?$/i;

/** The score is behind other text, with or without brackets. */
const SCORED = /^(.{1,100}?)[ (,;:]{1,3}(-?\d{1,4} ?[-:–−] ?-?\d{1,4})\)?$/;

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
  Partial<Pick<CardCell, 'margin' | 'score' | 'isOpponentUnknown' | 'isResultUnknown'>>;

/** Reads the cells of one table. Many have the same text, so each text is parsed once. */
class CrosstableCells {
  private readonly known = new Map<string, SaidByCell | null>();

  constructor(
    private readonly told: Pick<Columns, 'wordOf'> & { readonly hasColours: boolean; readonly isAmerican: boolean },
    private readonly numbers: ReadonlyMap<string, string>,
    private readonly findings: FileFindings,
  ) {}

  at(row: TableRow, column: number): CardCell | undefined {
    const text = row.cells[column] ?? '';
    let said = this.known.get(text);
    if (said === undefined) {
      const written = latinDigits(text).replace(WITH_HANDICAP, '$1');
      said = this.readScored(written) ?? this.read(written);
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
        written: said.written,
        place,
      };
    const message = say`“${text.slice(0, 40)}” is not an opponent with a result.`;
    const advice = say`Write the number of the opponent and the result, as in 12W, or "bye".`;
    this.findings.add('value-not-understood', place, message, advice);
    return undefined;
  }

  /** Reads a cell with the score behind it: "12W 100-35", "12 (100:35)", "Bob FW 100-35", "Bob 100-35". */
  private readScored(written: string): SaidByCell | null {
    const [, before = '', numbers = ''] = SCORED.exec(written) ?? [];
    const score = scoreOf(numbers);
    if (score === null) return null;
    const opponent = /^\d{1,4}$/.test(before) ? String(Number(before)) : this.numbers.get(before.toLowerCase());
    // When there is only a number or a name, the score is the result.
    if (opponent !== undefined && opponent !== '0') return { opponent, outcome: resultOf(...score), score, written };
    const said = this.read(before);
    return said && { ...said, score, written };
  }

  private read(written: string): SaidByCell | null {
    const alone = (outcome: 'bye' | 'half-bye' | 'absent'): SaidByCell => ({ opponent: null, outcome, written });
    const unknown = this.readUnknown(written);
    if (unknown !== null) return unknown;
    if (NO_GAME.test(written) || isDropWord(written)) return alone('absent');
    const points = this.told.hasColours ? ALONE.exec(written)?.[1] : undefined;
    if (points !== undefined) return alone(points === '0' ? 'absent' : points === '1' ? 'bye' : 'half-bye');
    if (this.told.isAmerican) {
      const [, sign, other] = AMERICAN_FORFEIT.exec(written) ?? [];
      const nobody = AMERICAN_ALONE[written.toLowerCase()];
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
    const [, number, after] = NUMBER_FIRST.exec(written) ?? [];
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
    const words = written.split(/[\s:()]+/).filter((each) => each !== '');
    for (const [named, result] of [
      [words.slice(0, -1), words.at(-1)!],
      [words.slice(1), words[0]!],
    ] as const) {
      const opponent = this.numbers.get(
        named
          .join(' ')
          .replace(/[,;-]$/, '')
          .toLowerCase(),
      );
      const score = scoreOf(result ?? '');
      const word = this.told.wordOf(result ?? '');
      const outcome = word?.outcome ?? (score && resultOf(...score));
      if (opponent !== undefined && outcome) return { opponent, outcome, margin: word?.margin ?? null, score, written };
    }
    return null;
  }
}

/** When a crosstable has no other words for a win and a loss, + and - are played games; beside them they are forfeits. */
const crossed = (sign: string): string => (sign === '+' ? 'w' : sign === '-' ? 'l' : sign);
