import { say } from '@quadrant/rules/message';
import { getRuleSystem } from '@quadrant/rules/systems';
import { hasErrors, STAGES, type Stage } from '@quadrant/rules/tournament';
import type { CellAnswer } from '../answers.js';
import type { FileFindings, FilePlace } from '../parts/file-findings.js';
import { numberOfCell } from '../parts/cell-values.js';
import type { Places } from '../place-findings.js';
import { FIRST_LINE, pointerOfColumn, type DocumentTable, type EditedRow, type TableColumn } from './document-table.js';
import { editMatch } from './edit-match.js';
import { followPlayers } from './follow-players.js';
import { podOfRows, type PodRow } from './edit-pod.js';
import { refuseCell } from './refuse-cell.js';
import { startEntrants } from './entrants.js';
import { withMember, type Raw, type RawDocument, type RawMatch, type RawPod, type RawRound } from './raw-document.js';

export interface EditedRows {
  readonly document: RawDocument;
  readonly places: Places;
  /** Each changed cell as people read it: `E3: FW → FL`. */
  readonly changes: readonly string[];
}

/** Rows may be added up to this many lines below the last one. */
const MOST_ADDED = 1000;
const LONGEST_TEXT = 200;

/** Writes cells of the grid of a document. A match or a pod of which no cell changes is the same object as before. */
export function editRows(table: DocumentTable, cells: readonly CellAnswer[], findings: FileFindings): EditedRows {
  const { document, report, columns, hasPods } = table;
  const { rows, changes } = readCells(table, cells, findings);
  const at = (kind: TableColumn['kind']) => columns.findIndex((column) => column.kind === kind);
  const { game, rules, scenario, ruleSystem } = report.tournament;
  const entrants = startEntrants(
    report.entries.map(({ handle }) => handle),
    findings,
  );
  const context = {
    columns,
    entrants,
    setting: { rules: getRuleSystem(ruleSystem), played: { game, rules, scenario }, findings },
  };
  const sheet = startRounds(table, at('round'), at('stage'), findings);
  for (const row of inOrder(rows, at('round'))) {
    if (isRemoved(row, columns)) {
      if (row.before === null) refuseEmpty(row, columns, findings);
      continue;
    }
    const round = sheet.roundOf(row);
    if (round === null) continue;
    if (hasPods) round.pods.push({ ...row, pod: podNumberOf(row, at('pod'), round, findings) });
    else {
      const match = row.isChanged ? editMatch(row, context) : (row.before!.source as { match: RawMatch }).match;
      round.tables.push({ table: match, lines: [row] });
    }
  }
  for (const round of sheet.rounds) if (hasPods) round.tables.push(...tablesOfPods(round.pods, context));
  const written = writeRounds(sheet.rounds, hasPods ? 'pods' : 'matches', findings);
  const edited = isSame(written, document.rounds) ? document : { ...document, rounds: written };
  // A cell that cannot be read may have named a player who now seems to be gone.
  const isFinal = edited !== document && !hasErrors(findings.list());
  const followed = isFinal ? followPlayers(document, edited, entrants, findings) : edited;
  return { document: followed, places: placesOf(sheet.rounds, columns, hasPods), changes };
}

/** Puts rows that go to another round, or are new, behind those that stay. */
const inOrder = (rows: readonly EditedRow[], roundAt: number): EditedRow[] => {
  const stays = ({ before, texts }: EditedRow) => before !== null && before.cells[roundAt] === texts[roundAt];
  return [...rows.filter(stays), ...rows.filter((row) => !stays(row))];
};

/** Whether a changed row says nothing besides where it stood. */
const isRemoved = ({ isChanged, texts }: EditedRow, columns: readonly TableColumn[]): boolean =>
  isChanged && texts.every((text, index) => text === '' || POSITIONS.has(columns[index]!.kind));

/** An added row needs a match: a round alone would go away in silence. */
function refuseEmpty({ line, texts }: EditedRow, columns: readonly TableColumn[], findings: FileFindings): void {
  const column = texts.findIndex((text) => text !== '') + 1;
  if (column === 0) return;
  const message = say`Row ${line} has no match: only ${columns[column - 1]!.heading} is filled in.`;
  const advice = say`Fill in the players and the result of the row, or clear it.`;
  refuseCell({ row: line, column, text: texts[column - 1]! }, message, advice, findings);
}

const POSITIONS: ReadonlySet<TableColumn['kind']> = new Set(['round', 'stage', 'pod']);

function readCells(
  { rows, columns }: DocumentTable,
  cells: readonly CellAnswer[],
  findings: FileFindings,
): { readonly rows: EditedRow[]; readonly changes: string[] } {
  const changes: string[] = [];
  const last = FIRST_LINE + rows.length - 1;
  const typed = new Map<number, Map<number, string>>();
  for (const cell of [...cells].sort((one, other) => one.row - other.row || one.column - other.column)) {
    const { row, column } = cell;
    const text = tidy(cell.text);
    if (row < FIRST_LINE || row > last + MOST_ADDED || column > columns.length)
      refuseOutside(cell, last, columns, findings);
    else {
      const before = rows[row - FIRST_LINE]?.cells[column - 1] ?? '';
      if (text === before) continue;
      typed.set(row, (typed.get(row) ?? new Map<number, string>()).set(column - 1, text));
      changes.push(`${columns[column - 1]!.heading} (${row}): ${before || '–'} → ${text || '–'}`);
    }
  }
  const added = [...typed.keys()].filter((line) => line > last);
  const lines = [...rows.keys()].map((index) => index + FIRST_LINE);
  const edited = [...lines, ...added].map((line): EditedRow => {
    const before = rows[line - FIRST_LINE] ?? null;
    const own = typed.get(line);
    const texts = columns.map((_, index) => own?.get(index) ?? before?.cells[index] ?? '');
    return { line, before, texts, isChanged: own !== undefined };
  });
  return { rows: edited, changes };
}

const tidy = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_TEXT);

function refuseOutside(cell: CellAnswer, last: number, columns: readonly TableColumn[], findings: FileFindings): void {
  const message =
    cell.row < FIRST_LINE
      ? say`Row 1 has the headings of the table, which cannot change.`
      : say`The table of this document has no cell in row ${cell.row}, column ${cell.column}: it ends at row ${last}, column ${columns.length}.`;
  const advice = say`Change a cell of rows ${FIRST_LINE} to ${last}, or add a match in row ${last + 1}.`;
  refuseCell(cell, message, advice, findings);
}

interface Table {
  readonly table: RawMatch | RawPod;
  readonly lines: readonly EditedRow[];
}

interface RoundRows {
  /** The round in the document; null for an added one. */
  readonly raw: RawRound | null;
  readonly number: number;
  stage: Stage;
  readonly tables: Table[];
  readonly pods: PodRow[];
}

interface Rounds {
  readonly rounds: readonly RoundRows[];
  /** Returns the round that a row names; null, with an error at its cell, where there is none. */
  readonly roundOf: (row: EditedRow) => RoundRows | null;
}

function startRounds(
  { document, report }: DocumentTable,
  roundAt: number,
  stageAt: number,
  findings: FileFindings,
): Rounds {
  const rounds: RoundRows[] = document.rounds.map((raw, index) => {
    const { round, stage } = report.rounds[index]!;
    return { raw, number: round, stage, tables: [], pods: [] };
  });
  /** The first row of each round that names its stage. */
  const stages = new Map<RoundRows, EditedRow>();
  const refuse = (
    { line, texts }: EditedRow,
    column: number,
    message: ReturnType<typeof say>,
    advice: typeof message,
  ) => {
    refuseCell({ row: line, column: column + 1, text: texts[column] ?? '' }, message, advice, findings);
  };
  const find = (row: EditedRow): RoundRows | null => {
    const text = row.texts[roundAt] ?? '';
    const last = rounds.at(-1)!;
    if (text === '' && row.before === null) return last;
    if (text === '') return rounds[row.before!.source.round]!;
    const number = numberOfCell(text);
    const found = rounds.find((each) => each.number === number);
    if (found !== undefined) return found;
    if (number !== last.number + 1) {
      const message = say`“${text.slice(0, 40)}” is no round of this tournament.`;
      refuse(
        row,
        roundAt,
        message,
        say`Write ${rounds[0]!.number} to ${last.number}, or ${last.number + 1} for a new round.`,
      );
      return null;
    }
    const stage = stageIn(row.texts[stageAt] ?? '') ?? last.stage;
    const added: RoundRows = { raw: null, number, stage, tables: [], pods: [] };
    rounds.push(added);
    return added;
  };
  return {
    rounds,
    roundOf: (row) => {
      const round = find(row);
      const text = row.texts[stageAt] ?? '';
      if (round === null || text === '') return round;
      const stage = stageIn(text);
      if (stage === null) {
        refuse(row, stageAt, say`“${text.slice(0, 40)}” is no stage.`, say`Write swiss or elimination.`);
        return round;
      }
      const first = stages.get(round);
      if (first === undefined) {
        stages.set(round, row);
        round.stage = stage;
      } else if (stage !== round.stage) {
        const message = say`Round ${round.number} is ${round.stage} in row ${first.line}, and ${stage} in row ${row.line}.`;
        refuse(row, stageAt, message, say`Write one stage in every row of the round.`);
      }
      return round;
    },
  };
}

const stageIn = (text: string): Stage | null => STAGES.find((each) => each === text.toLowerCase()) ?? null;

function podNumberOf(row: EditedRow, podAt: number, { pods, number }: RoundRows, findings: FileFindings): number {
  const text = row.texts[podAt] ?? '';
  const last = Math.max(0, ...pods.map(({ pod }) => pod));
  const own = row.before === null ? last : row.before.source.table + 1;
  if (text === '') return own;
  const pod = numberOfCell(text);
  const isUnchanged = row.before !== null && row.before.cells[podAt] === text;
  if (isUnchanged || (pod !== null && Number.isInteger(pod) && pod >= 1 && pod <= last + 1)) return pod!;
  const message = say`“${text.slice(0, 40)}” is no pod of round ${number}.`;
  const cell = { row: row.line, column: podAt + 1, text };
  refuseCell(cell, message, say`Write 1 to ${last}, or ${last + 1} for a new pod.`, findings);
  return own;
}

function tablesOfPods(rows: readonly PodRow[], context: Parameters<typeof podOfRows>[1]): Table[] {
  const numbers = [...new Set(rows.map(({ pod }) => pod))].sort((one, other) => one - other);
  return numbers.map((number) => {
    const lines = rows.filter(({ pod }) => pod === number);
    return { table: podOfRows(lines, context), lines };
  });
}

/** Writes the rounds with their tables. A round at the end that has none left goes away. */
function writeRounds(rounds: readonly RoundRows[], key: 'matches' | 'pods', findings: FileFindings): RawRound[] {
  const last = rounds.findLastIndex(({ tables }) => tables.length > 0);
  if (last < rounds.length - 1) {
    const gone = rounds.slice(Math.max(last + 1, 1)).filter(({ raw }) => raw !== null);
    for (const { number } of gone) addRoundRemoved(number, findings);
  }
  return rounds.slice(0, Math.max(last + 1, 1)).map(({ raw, number, stage, tables }) => {
    const list = tables.map(({ table }) => table);
    const before: Raw = raw ?? { round: number };
    const staged = (before['stage'] ?? 'swiss') === stage ? before : withMember(before, 'stage', stage);
    const same = raw?.[key] ?? [];
    return (isSame(list, same) ? staged : { ...staged, [key]: list }) as RawRound;
  });
}

function addRoundRemoved(number: number, findings: FileFindings): void {
  const message = say`Round ${number} has no matches left, and is removed.`;
  findings.add('players-edited', { pointer: '/rounds' }, message, say`If it was played, write its matches.`);
}

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((each, index) => each === other[index]);

function placesOf(rounds: readonly RoundRows[], columns: readonly TableColumn[], hasPods: boolean): Places {
  const places = new Map<string, FilePlace>();
  for (const [index, { tables }] of rounds.entries()) {
    for (const [number, { lines, table }] of tables.entries()) {
      const pointer = `/rounds/${index}/${hasPods ? 'pods' : 'matches'}/${number}`;
      const handles = hasPods ? Object.keys((table as RawPod).scores) : [];
      const at = columns.findIndex(({ kind }) => kind === 'first' || kind === 'player');
      places.set(pointer, { line: lines[0]!.line, column: at + 1 });
      if (number === 0) places.set(`/rounds/${index}`, { line: lines[0]!.line, column: 1 });
      for (const [order, { line }] of lines.entries()) {
        for (const [column, each] of columns.entries()) {
          const value = pointerOfColumn(each, handles[order] ?? null);
          if (value !== null) places.set(pointer + value, { line, column: column + 1 });
        }
      }
    }
  }
  return places;
}
