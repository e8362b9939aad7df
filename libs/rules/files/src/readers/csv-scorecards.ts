import { say } from '@quadrant/rules/message';
import { isBrokenNumber, latinDigits, numberOfCell, readNumber, readStart } from '../parts/cell-values.js';
import { lookUpNames, type Meant } from '../parts/listed-names.js';
import { withMarkedDrops } from '../parts/marked-drops.js';
import { pairCards } from '../parts/pair-cards.js';
import { pairNames } from '../parts/pair-names.js';
import type { CardCell, PlayerCard } from '../parts/player-cards.js';
import { collectPlayers } from '../parts/roster.js';
import {
  aliasColumnIn,
  isBlank,
  isByeWord,
  isDropWord,
  isNobody,
  isTotal,
  isUnknown,
  scoreOf,
  wideColumnsIn,
  type Column,
} from '../parts/table-words.js';
import { standingsBeside, tellDifferentialCells, withStandings } from '../parts/standings-beside.js';
import { POINTS_COLUMNS } from '../read-standings.js';
import { roundsOfFinals, takeFinals } from '../parts/final-rows.js';
import { tournamentOf, type FilePlayer, type FileTournament } from '../parts/file-tournament.js';
import type { FileFindings, FilePlace } from '../parts/file-findings.js';
import type { FileReader, SourceFile } from '../parts/file-reader.js';
import type { Sheet } from '../parts/sheet.js';
import { adviceForResult, readResultText, wordToExplain } from '../parts/result-text.js';
import { readOnePlayer } from '../parts/one-player.js';
import { roundNumber, roundOfHeading, rowsOfRounds } from '../parts/round-cells.js';
import { addNoScore, tellFromScores } from '../parts/score-cells.js';
import { collectSpellings, type Spellings } from '../parts/spellings.js';
import { checkTotals, tellPoints } from '../parts/check-totals.js';
import { leaveOut, readTable, type Table } from '../parts/read-table.js';
import { placeOfCell, type TableRow } from '../parts/table-row.js';
import { checkSimilarNames } from '../similar-names.js';
import { columnsOf, hasColumns, type Columns } from '../parts/columns.js';

/**
 * Reads scorecards: a row for each player and round (player, round, opponent and result or score), or a row for each player
 * with columns for each round ("R1 Opponent", "R1 Result", "R2 Opponent", …).
 */
export const csvScorecardsReader: FileReader = {
  format: 'csv-scorecards',
  title: say`a table of scorecards (CSV)`,
  recognizes: (file) => hasColumns(file, ['player', 'opponent']) || (hasColumns(file, ['player']) && isWide(file)),
  read: ({ sheet }, findings) => {
    const table = sheet && readTable(sheet, findings);
    return table === null
      ? []
      : [...withStandings(table.standings, [readScorecards(table, sheet!, findings)], findings)];
  },
};

const isWide = ({ sheet }: SourceFile): boolean =>
  sheet !== null && wideColumnsIn(sheet.head.names).some((wide) => wide?.column === 'opponent');

/** A report has the same limit. */
const MOST_ROUNDS = 64;

/** A row that a table has about one player in one round. */
interface Line {
  readonly player: string;
  readonly round: number;
  /** It returns '' when the table has no such column. */
  readonly cell: (column: Column) => string;
  readonly placeOf: (column: Column) => FilePlace;
}

/** A row that holds sums, or the sums in the row of a player. */
interface Sums {
  readonly player: string;
  readonly cell: (column: Column) => string;
  readonly placeOf: (column: Column) => FilePlace;
}

interface PlayerRow {
  readonly row: TableRow;
  readonly player: string;
}

interface Lines {
  readonly rows: readonly PlayerRow[];
  readonly lines: readonly Line[];
  readonly sums: readonly Sums[];
}

function readScorecards({ rows: all, ...written }: Table, { above }: Sheet, findings: FileFindings): FileTournament {
  const { rows: ofPlayers, finals } = takeFinals(all);
  const table = { ...written, rows: ofPlayers };
  const { at, cells, wordOf } = columnsOf(table.head);
  const isLong = at('opponent') !== -1;
  const spellings = collectSpellings(findings);
  const { rows, lines, sums } = isLong ? readLong(table, above, spellings, findings) : readWide(table, findings);
  const roster = collectPlayers(findings);
  const cards = new Map<string, (CardCell | undefined)[]>();
  const drops = new Map<string, string>();
  /** Opponents may be given by the number of their row. */
  const byNumber = new Map<string, string>();
  for (const { row, player: id } of rows) {
    const place = placeOfCell(row, at('player'));
    if (isLong && cards.has(id)) continue;
    const number = isLong ? null : rankOf(cells(row)('place'));
    roster.add({ id, name: id, place: number }, place);
    if (!cards.has(id)) cards.set(id, []);
    if (cells(row)('dropped') !== '') drops.set(id, cells(row)('dropped'));
    if (number !== null) byNumber.set(String(number), id);
  }
  const aliasAt = isLong ? -1 : aliasColumnIn(table.head.cells);
  const aliases = rows.map(({ row }) => row.cells[aliasAt] ?? '');
  for (const [index, alias] of aliases.entries())
    if (alias !== '' && aliases.indexOf(alias) === aliases.lastIndexOf(alias) && !byNumber.has(alias))
      byNumber.set(alias, rows[index]!.player);
  const meant = lookUpNames([...cards.keys()].map((id) => ({ id, name: id })));
  const opponents = lines.map((line) => ({ name: line.cell('opponent'), place: line.placeOf('opponent') }));
  const isKnown = (name: string) => cards.has(name) || byNumber.has(name) || isNobody(name) || wordOf(name) !== null;
  const left = pairLeftNames(opponents, [...cards.keys()], { meant, isKnown }, findings);
  const meantBy = (name: string): Meant => left.get(name) ?? meant(name);
  const known = { players: cards, byNumber, spellings, meantBy, wordOf };
  for (const line of lines) {
    const card = cards.get(line.player)!;
    if (!cards.has(line.cell('opponent')) && isDropWord(line.cell('opponent'))) {
      const before = line.round - 1;
      if (!drops.has(line.player)) drops.set(line.player, before > 0 ? String(before) : 'drop');
      continue;
    }
    if (card[line.round - 1] === undefined) card[line.round - 1] = cellOf(line, known, findings);
    else {
      const message = say`${line.player} has two rows for round ${line.round}.`;
      const advice =
        at('round') === -1 && isLong ? say`Add a column with the number of the round.` : say`Keep one of the two rows.`;
      findings.add('value-not-understood', line.placeOf('round'), message, advice);
    }
  }
  const lists = [...cards].map(([id, ofPlayer]): PlayerCard => ({ id, cells: Array.from(ofPlayer) }));
  const inRounds = pairCards(lists, roster, findings);
  const rounds = [...inRounds, ...roundsOfFinals(finals, inRounds, roster.list(), findings)];
  checkSums(lines, sums, findings);
  const totals = sums.map(({ player, cell, placeOf }) => ({
    ...{ id: player, total: cell('total'), place: placeOf('total') },
  }));
  const kind = checkTotals(totals, inRounds, findings);
  const stated = isLong ? {} : statedIn(table, roster.list());
  if (stated.standings === undefined) tellPoints(kind, totals, findings);
  else tellDifferentialCells(table, findings);
  const hasResults = at('result') !== -1 || wideColumnsIn(table.head.cells).some((wide) => wide?.column === 'result');
  tellFromScores(rounds, hasResults, findings);
  const places = new Map(roster.list().map(({ id, listedAt }) => [id, listedAt!]));
  checkSimilarNames(roster.list(), rounds, (id) => places.get(id)!, findings);
  const dated = rows.find(({ row }) => cells(row)('start') !== '')?.row;
  const facts = {
    name: cells(rows[0]?.row ?? table.head)('tournament') || null,
    ...readStart(
      dated === undefined ? [] : [{ text: cells(dated)('start'), place: placeOfCell(dated, at('start')) }],
      findings,
    ),
    hasGameScores: true,
    ...stated,
  };
  return tournamentOf(facts, withMarkedDrops(roster.list(), rounds, drops), rounds);
}

/** Places beside the totals of the rows are stated, unless they only number the rows. */
function statedIn({ head, rows }: Table, players: readonly FilePlayer[]): Pick<FileTournament, 'standings'> {
  const { at, cells } = columnsOf(head);
  const points = POINTS_COLUMNS.find((column) => at(column) !== -1);
  if (at('place') === -1 || points === undefined) return {};
  const written = rows.map((row) => ({
    place: cells(row)('place'),
    name: cells(row)('player'),
    points: cells(row)(points),
    differential: cells(row)('differential'),
    listedAt: placeOfCell(row, at('place')),
  }));
  const totals = written
    .flatMap(({ place, points: total }) => {
      const [rank, number] = [rankOf(place), numberOfCell(total)];
      return rank === null || number === null ? [] : [{ rank, number }];
    })
    .sort((one, other) => one.rank - other.rank || other.number - one.number);
  if (totals.some(({ number }, index) => index > 0 && number > totals[index - 1]!.number)) return {};
  const standings = standingsBeside(written, players);
  return standings === null ? {} : { standings };
}

interface OpponentName {
  readonly name: string;
  readonly place: FilePlace;
}

/** Returns the players that opponents mean who fit nobody, where the opponents name every other player: "Brian A." may be Bran Aune. */
function pairLeftNames(
  opponents: readonly OpponentName[],
  players: readonly string[],
  { meant, isKnown }: { readonly meant: (name: string) => Meant; readonly isKnown: (name: string) => boolean },
  findings: FileFindings,
): ReadonlyMap<string, Meant> {
  const unknown = new Map<string, FilePlace>();
  const named = new Set<string>();
  for (const { name, place } of opponents) {
    const fitting = isKnown(name) || isDropWord(name) ? [name] : meant(name).flat();
    for (const id of fitting) named.add(id);
    if (fitting.length === 0 && !unknown.has(name)) unknown.set(name, place);
  }
  const names = [...unknown.keys()];
  const open = players.filter((id) => !named.has(id)).map((id) => ({ id, name: id }));
  const { ids } = pairNames(
    names,
    names.map(() => undefined),
    open,
  );
  const left = new Map<string, Meant>();
  for (const [index, id] of ids.entries()) {
    if (id === undefined) continue;
    left.set(names[index]!, [[id]]);
    const message = say`“${names[index]!.slice(0, 60)}” is read as ${id}: opponents with other names are the other players.`;
    const advice = say`If that is right, no change is needed; otherwise write the same name in both places.`;
    findings.add('similar-names', unknown.get(names[index]!)!, message, advice);
  }
  return left;
}

function rankOf(text: string): number | null {
  const rank = numberOfCell(text);
  return rank !== null && Number.isInteger(rank) && rank > 0 ? rank : null;
}

/** Reads a table with a row for each player and round. A merged cell has a name or a round in its first row only. */
function readLong({ head, rows }: Table, above: string, spellings: Spellings, findings: FileFindings): Lines {
  const { at, cells } = columnsOf(head);
  const found: PlayerRow[] = [];
  const lines: Line[] = [];
  const sums: Sums[] = [];
  const namesPlayers = (row: TableRow) => {
    const cell = cells(row);
    if (cell('player') !== '') return !isTotal(cell('player'));
    return cell('opponent') !== '' || roundNumber(cell('round')) !== null || isTotal(cell('round'));
  };
  const where = { above, roundAt: at('round'), stageAt: -1, namesPlayers };
  let player = '';
  for (const { row, round: written } of rowsOfRounds(rows, where, findings)) {
    const cell = cells(row);
    const placeOf = (column: Column) => placeOfCell(row, Math.max(at(column), 0));
    const name = cell('player');
    if (name !== '') player = spellings.find(name, () => placeOf('player'));
    else if (player === '') {
      leaveOut(row, findings);
      continue;
    }
    found.push({ row, player });
    const round = written === '' ? 1 : roundNumber(written);
    if (isTotal(cell('round'))) sums.push({ player, cell, placeOf });
    else if (round !== null && round <= MOST_ROUNDS) lines.push({ player, round, cell, placeOf });
    else {
      const message = say`“${written.slice(0, 40)}” is no number of a round.`;
      const advice = say`Write a whole number from 1 to ${MOST_ROUNDS}.`;
      findings.add('value-not-understood', placeOf('round'), message, advice);
    }
  }
  return { rows: found, lines, sums };
}

/** Reads a table with a row for each player, and columns for each round. */
function readWide({ head, rows }: Table, findings: FileFindings): Lines {
  const { at, cells } = columnsOf(head);
  const found = rows.flatMap((row): PlayerRow[] => {
    const player = cells(row)('player');
    // "FINAL" in place of a place begins a row of another kind.
    const isNote = player === '' || roundOfHeading(cells(row)('place')) !== null;
    if (isNote) leaveOut(row, findings);
    return isNote || isTotal(player) ? [] : [{ row, player }];
  });
  const wide = new Map<number, Map<Column, number>>();
  for (const [index, column] of wideColumnsIn(head.cells).entries()) {
    if (column === null || column.round > MOST_ROUNDS) continue;
    const ofRound = wide.get(column.round) ?? new Map<Column, number>();
    if (!ofRound.has(column.column)) wide.set(column.round, ofRound.set(column.column, index));
  }
  const lines = found.flatMap(({ row, player }) =>
    [...wide].flatMap(([round, columns]): Line[] => {
      const written = (column: Column) => row.cells[columns.get(column) ?? -1] ?? '';
      // Some call the score "VP": 100-35.
      const isScore =
        written('score') === '' && numberOfCell(written('vp')) === null && scoreOf(written('vp')) !== null;
      const cell = (column: Column) =>
        isScore && column === 'score' ? written('vp') : isScore && column === 'vp' ? '' : written(column);
      if ([...columns.keys()].every((column) => cell(column) === '')) return [];
      const placeOf = (column: Column) => placeOfCell(row, columns.get(column) ?? Math.min(...columns.values()));
      return [{ player, round, cell, placeOf }];
    }),
  );
  const sums = found.map(({ row, player }): Sums => ({
    player,
    cell: cells(row),
    placeOf: (column) => placeOfCell(row, Math.max(at(column), 0)),
  }));
  return { rows: found, lines, sums };
}

/** The values of all rounds in these columns add up to the one of the tournament. */
const SUMMED = ['vp', 'differential'] as const;

function checkSums(lines: readonly Line[], sums: readonly Sums[], findings: FileFindings): void {
  const linesOf = new Map<string, Line[]>();
  for (const line of lines) {
    const ofPlayer = linesOf.get(line.player);
    if (ofPlayer === undefined) linesOf.set(line.player, [line]);
    else ofPlayer.push(line);
  }
  for (const { player, cell, placeOf } of sums) {
    for (const column of SUMMED) {
      const total = numberOfCell(cell(column));
      const values = (linesOf.get(player) ?? []).map((line) => numberOfCell(line.cell(column)));
      if (total === null || values.length === 0 || values.every((value) => value === null)) continue;
      // Tenths only add up to the written sum after rounding.
      const sum = Math.round(values.reduce<number>((all, value) => all + (value ?? 0), 0) * 1e6) / 1e6;
      if (sum === total) continue;
      const what = column === 'vp' ? say`victory points` : 'differential';
      const message = say`The ${what} of ${player} add up to ${sum}, but the table says ${total}.`;
      findings.add(
        'total-does-not-add-up',
        placeOf(column),
        message,
        say`Correct the total, or the round that is wrong.`,
      );
    }
  }
}

interface Known {
  readonly players: ReadonlyMap<string, unknown>;
  readonly byNumber: ReadonlyMap<string, string>;
  readonly spellings: Spellings;
  readonly meantBy: (name: string) => Meant;
  readonly wordOf: Columns['wordOf'];
}

function cellOf(
  line: Line,
  { players, byNumber, spellings, meantBy, wordOf }: Known,
  findings: FileFindings,
): CardCell | undefined {
  const { cell, placeOf } = line;
  const [named, written] = [cell('opponent'), cell('result')];
  const place = placeOf('opponent');
  const opponent = players.has(named)
    ? named
    : (byNumber.get(latinDigits(named)) ?? (isNobody(named) ? named : spellings.find(named, () => place)));
  for (const column of SUMMED) if (!isBrokenNumber(cell(column))) readNumber(cell(column), placeOf(column), findings);
  if (!players.has(named) && isUnknown(named)) return openCell(line, wordOf, findings);
  // A player may be called B or MG.
  const isPlayer = players.has(opponent);
  const nobody = isPlayer ? undefined : wordOf(opponent)?.outcome;
  if ((!isPlayer && isNobody(opponent)) || nobody === 'bye' || nobody === 'absent') {
    const own = [cell('score'), cell('opponentScore'), ...(isByeWord(named) ? [] : [cell('differential')])];
    const scores = own.filter((each) => each !== '');
    const row = {
      player: line.player,
      opponent: named,
      result: written,
      scores,
      victoryPoints: cell('vp'),
      wordOf,
      place,
    };
    const match = readOnePlayer(row, findings);
    return match === null
      ? undefined
      : {
          opponent: null,
          outcome: match.isHalf ? 'half-bye' : match.kind === 'bye' ? 'bye' : 'absent',
          score: null,
          written,
          place,
        };
  }
  const meant = isPlayer ? [] : meantBy(named);
  const [likeliest] = meant.flat();
  if (likeliest === undefined) return playedCell(line, opponent, wordOf, findings);
  const read = playedCell(line, likeliest, wordOf, findings);
  return read && { ...read, mayBe: meant, named };
}

/** Reads the line of a player whose opponent is unknown. */
function openCell(line: Line, wordOf: Columns['wordOf'], findings: FileFindings): CardCell | undefined {
  const read = playedCell(line, '?', wordOf, findings);
  if (read === undefined) return undefined;
  const isSilent = read.outcome === null && read.score === null && read.points == null && read.ownScore == null;
  return { ...read, opponent: null, isOpponentUnknown: true, ...(isSilent && { isResultUnknown: true }) };
}

function playedCell(
  line: Line,
  opponent: string,
  wordOf: Columns['wordOf'],
  findings: FileFindings,
): CardCell | undefined {
  const { cell, placeOf } = line;
  const written = cell('result');
  const place = placeOf('opponent');
  const isResultUnknown = isUnknown(written);
  const said =
    written === '' || isResultUnknown
      ? null
      : (wordOf(written) ?? readResultText(written, [line.player, opponent], wordOf));
  if (said === null && written !== '' && !isResultUnknown) {
    const message = say`The result “${written.slice(0, 40)}” is not understood.`;
    const place = { ...placeOf('result'), value: wordToExplain(written) };
    findings.add('value-not-understood', place, message, adviceForResult(written));
    return undefined;
  }
  const outcome = said?.outcome ?? null;
  checkScore(line, findings);
  const score = scoreIn(line) ?? (said && 'score' in said ? said.score : null);
  const points = numberOfCell(cell('vp'));
  return {
    opponent,
    outcome: outcome === 'open' ? null : outcome,
    score,
    ownScore: numberOfCell(cell('score')),
    points,
    differential: numberOfCell(cell('differential')) ?? (said && 'differential' in said ? said.differential : null),
    margin: said?.margin ?? null,
    isConceded: said !== null && 'isConceded' in said,
    ...(isResultUnknown && { isResultUnknown }),
    written: written || (score?.join('-') ?? (points === null ? '' : `${points} VP`)),
    place,
  };
}

/** A cell of scores has one number or two. */
function checkScore({ cell, placeOf }: Line, findings: FileFindings): void {
  for (const column of ['score', 'opponentScore'] as const) {
    const written = cell(column);
    if (isBlank(written) || isBrokenNumber(written) || numberOfCell(written) !== null) continue;
    if (column === 'opponentScore' || scoreOf(written) === null) addNoScore(written, placeOf(column), findings);
  }
}

function scoreIn({ cell }: Line): readonly [number, number] | null {
  const [own, other] = [numberOfCell(cell('score')), numberOfCell(cell('opponentScore'))];
  if (own !== null && other !== null) return [own, other];
  return scoreOf(cell('score'));
}
