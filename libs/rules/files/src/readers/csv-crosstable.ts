import { pairCards, type CardCell, type PlayerCard } from '../pair-cards.js';
import { findHead } from '../find-head.js';
import { latinDigits } from '../cell-values.js';
import { checkTotals } from '../check-totals.js';
import { placeOfCell, readTable, type Table, type TableRow } from '../read-table.js';
import { collectPlayers } from '../roster.js';
import { isTotal, roundOfColumn } from '../table-words.js';
import { withMarkedDrops } from '../marked-drops.js';
import { tournamentOf, type FileTournament } from '../file-tournament.js';
import { columnsOf, hasColumns, type Columns } from './csv-matches.js';
import type { FileFindings } from '../file-findings.js';
import type { FileReader } from '../file-reader.js';

/**
 * Reads a crosstable: a row for each player, a column for each round, and in it the opponent's number with the result,
 * as in "12W", "W12", "12:W", "+12" or "12w1" (chess-results.com, where "-1" is a bye and "-0" no game). The number is that of the column "place" or "no", otherwise of the row.
 */
export const csvCrosstableReader: FileReader = {
  format: 'csv-crosstable',
  title: 'a crosstable (CSV)',
  recognizes: (file) => hasColumns(file, ['player']) && roundColumnsOf(file.text).length > 0,
  read: ({ text }, findings) => {
    const table = readTable(text, findings);
    return table === null ? [] : [readCrosstable(table, findings)];
  },
};

const roundColumnsOf = (text: string): number[] =>
  (findHead(text)?.names ?? []).flatMap((name) => roundOfColumn(name) ?? []);

function readCrosstable({ head, rows }: Table, findings: FileFindings): FileTournament {
  const { at, cells, wordOf } = columnsOf(head);
  const total = at('total') === -1 ? 'score' : 'total';
  const columns = head.cells.flatMap((name, index) => {
    const round = roundOfColumn(name);
    return round === null ? [] : [{ round, index }];
  });
  const roster = collectPlayers(findings);
  const players = rows.filter((row) => !isTotal(cells(row)('player') || row.cells[0]!));
  // With colours, as in 12w1, a minus sign begins what was got without an opponent; without them it is a loss.
  const hasColours = rows.some((row) => columns.some(({ index }) => COLOURED.test(row.cells[index] ?? '')));
  const inTable = new CrosstableCells(wordOf, hasColours, findings);
  const drops = new Map<string, string>();
  const cards = players.map((row, index): PlayerCard => {
    const cell = cells(row);
    const number = /^\d{1,4}/.exec(latinDigits(cell('place')))?.[0];
    const id = number ?? String(index + 1);
    if (cell('player') === '') {
      findings.add(
        'value-missing-in-file',
        placeOfCell(row, at('player')),
        `Row ${row.line} has no name.`,
        'Write the name of the player, or remove the row.',
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
  return tournamentOf({ name: null, startsAt: null }, withMarkedDrops(roster.list(), rounds, drops), rounds);
}

/** Number, colour and result, as on chess-results.com. */
const COLOURED = /^\d{1,4} ?[wbsn] ?[01½+=-]$/i;
/** Points without an opponent in such a table: -1 and -½ are byes, -0 is no game. */
const ALONE = /^-([01½])$/;
/** Number then result, with a colour between them or not; or result then number. */
const NUMBER_FIRST = /^(\d{1,4})\s?:?\s?[wbsn]?\s?(fw|fl|mw|ml|tt|[wldtsnuvgrp+=½01-]|0[.,]5|1\/2)$/i;
const RESULT_FIRST = /^(fw|fl|mw|ml|tt|[wldt+=-])\s?:?\s?(\d{1,4})$/i;

/** What a cell says, wherever it stands. */
type SaidByCell = Pick<CardCell, 'opponent' | 'outcome' | 'written'> & { readonly margin?: CardCell['margin'] };

/** Reads the cells of one table. Many say the same, so each text is taken apart once. */
class CrosstableCells {
  private readonly known = new Map<string, SaidByCell | null>();

  constructor(
    private readonly wordOf: Columns['wordOf'],
    private readonly hasColours: boolean,
    private readonly findings: FileFindings,
  ) {}

  at(row: TableRow, column: number): CardCell | undefined {
    const text = row.cells[column] ?? '';
    let said = this.known.get(text);
    if (said === undefined) {
      said = this.read(latinDigits(text));
      this.known.set(text, said);
    }
    const place = placeOfCell(row, column);
    if (said !== null)
      return {
        opponent: said.opponent,
        outcome: said.outcome,
        score: null,
        margin: said.margin ?? null,
        written: said.written,
        place,
      };
    const message = `“${text.slice(0, 40)}” is not an opponent with a result.`;
    const advice = 'Write the number of the opponent and the result, as in 12W, or "bye".';
    this.findings.add('value-not-understood', place, message, advice);
    return undefined;
  }

  private read(written: string): SaidByCell | null {
    const alone = (outcome: 'bye' | 'absent'): SaidByCell => ({ opponent: null, outcome, written });
    if (written === '' || /^(-{1,3}|–|0|0:)$/.test(written)) return alone('absent');
    const points = this.hasColours ? ALONE.exec(written)?.[1] : undefined;
    if (points !== undefined) return alone(points === '0' ? 'absent' : 'bye');
    const [, number, after] = NUMBER_FIRST.exec(written) ?? [];
    const whole = number === undefined ? this.wordOf(written) : null;
    if (whole?.outcome === 'bye' || written === '+') return alone('bye');
    if (whole?.outcome === 'absent') return alone('absent');
    const [, before, numberAfter] = RESULT_FIRST.exec(written) ?? [];
    const word = this.wordOf(crossed(after ?? before ?? ''));
    const opponent = number ?? numberAfter;
    if (opponent === undefined || word === null) return null;
    if (Number(opponent) === 0)
      return alone(word.outcome === 'loss' || word.outcome === 'forfeit-loss' ? 'absent' : 'bye');
    return { opponent: String(Number(opponent)), outcome: word.outcome, margin: word.margin, written };
  }
}

/** In crosstables + and - are played games. */
const crossed = (sign: string): string => (sign === '+' ? 'w' : sign === '-' ? 'l' : sign);
