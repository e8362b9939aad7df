import { latinDigits } from './cell-values.js';
import { NUMBERED_ROUND, NUMBERS, ROUND_WORDS } from './table-words.js';
import { type FileFindings } from './file-findings.js';
import { leaveOut } from './read-table.js';
import type { TableRow } from './table-row.js';

/** Reads the number of a round from 3, R3, Round 3 or 3. Runde; returns null for other texts. */
export function roundNumber(text: string): number | null {
  const [, digits] = /^\D{0,12}(\d{1,3})(?:\.? ?\p{L}{1,8})?$/u.exec(latinDigits(text)) ?? [];
  return digits === undefined || Number(digits) === 0 ? null : Number(digits);
}

/** It matches names of rounds of the elimination stage. */
export const ELIMINATION =
  /final|elim|knock|playoff|bracket|bronze|\b(?:3rd|third) place|platz 3|^top ?\d|^(?:sf|qf|f)$|\b(?:winners?|losers?|upper|lower|[wl]b) ?-? ?(?:r|rd|round|runde)? ?\d/i;

/** Rounds of the losers have negative numbers at Challonge. */
const OF_LOSERS = /^[-−–] ?(\d{1,2})$/;

/**
 * The order of play of the rounds of a double elimination whose losers' rounds have negative numbers; null where no round
 * has one. Losers' round 1 follows winners' round 1, the rounds 2 and 3 follow winners' round 2, and so on. The highest
 * number is the final.
 */
export function orderOfBracket(rounds: readonly string[]): ((round: string) => number) | null {
  const losers = (round: string) => Number(OF_LOSERS.exec(round)?.[1] ?? 0);
  if (!rounds.some((round) => losers(round) > 0)) return null;
  const last = Math.max(...rounds.map((round) => (losers(round) > 0 ? 0 : (roundNumber(round) ?? 0))));
  return (round) => {
    const lost = losers(round);
    if (lost > 0) return Math.floor(lost / 2) + 1 + lost / 100;
    const number = roundNumber(round) ?? 0;
    return number === last ? Infinity : number;
  };
}

const ROUND_HEADING = new RegExp(
  String.raw`^(?:swiss )?(?:${ROUND_WORDS})[ .:#]{0,3}\d{1,2}\b.{0,30}$|^\d{1,2}\. ?(?:${ROUND_WORDS})\b.{0,30}$`,
  'iu',
);
const STAGE_HEADING =
  /^(?:finals?|final round|finale|semi-?finals?|halbfinale|demi-finales?|quarter-?finals?|viertelfinale|top ?\d{1,2}|playoffs?)\b.{0,20}$/i;
/** Final standings are no final. */
const OF_STANDINGS =
  /\b(?:standings?|ranking|rank|table|places|placings?|order|results?|positions?|stand|tabelle|platzierung|classement|clasificaci[oó]n|classifica|tabela)\b/i;
/** People draw lines around headings: "--- Round 2 ---", "== Round 2 ==". */
const DRAWN = /^[-=*#~_+|>: ]{1,20}|[-=*#~_+|<: ]{1,20}$/g;

/** Returns the number that a word says, such as "first" or "one"; null for every other word. */
export function numberInWords(word: string): number | null {
  const number = NUMBERS.get(word.toLowerCase());
  return number === undefined ? null : Number(number);
}

const TWO_WORDS =
  /^(?:(?:in|im|dans|en) )?(?:the |la |die |der )?(\p{L}{1,10}) (\p{L}{1,10})(?![\p{L}'’-])(?! robin)/iu;

/** Writes a round that a line begins with in digits: "First round: Ann beat Bob" as "Round 1: Ann beat Bob", "Round two" as "Round 2". */
export function roundInDigits(line: string): string {
  const [found = '', one = '', two = ''] = TWO_WORDS.exec(line) ?? [];
  const [first, second] = [one.toLowerCase(), two.toLowerCase()];
  const number = NUMBERED_ROUND.has(second)
    ? NUMBERS.get(first)
    : NUMBERED_ROUND.has(first)
      ? NUMBERS.get(second)
      : undefined;
  if (number !== undefined) return ['Round ', number, line.slice(found.length)].join('');
  return line;
}

/** Reads the round of a line that names nothing but a round, as "Round 2" or "Round 2 - 14:30"; returns null for other lines. */
export function roundOfHeading(text: string): string | null {
  const shown = roundInDigits(text.replaceAll(DRAWN, ''));
  const round = ROUND_HEADING.exec(shown)?.[0];
  if (round !== undefined) return /\d{1,2}/.exec(round)![0];
  return OF_STANDINGS.test(shown) ? null : (STAGE_HEADING.exec(shown)?.[0] ?? null);
}

export interface RowOfRound {
  readonly row: TableRow;
  /** It is '' when nothing tells the round. */
  readonly round: string;
}

/**
 * Returns the rows of a table that has one row for each match or game, each with its round. The round comes from the
 * column, from a merged cell above, or from a line "Round 2" between the rows. It leaves out such lines, sums and lines
 * without players; a finding names the notes among them.
 *
 * @param above the text above the names of columns
 * @param roundAt index of the column of rounds; -1 where the table has none
 * @param stageAt the same for the stage
 * @param namesPlayers whether a row names a player
 */
export function rowsOfRounds(
  rows: readonly TableRow[],
  {
    above,
    roundAt,
    stageAt,
    namesPlayers,
  }: {
    readonly above: string;
    readonly roundAt: number;
    readonly stageAt: number;
    readonly namesPlayers: (row: TableRow) => boolean;
  },
  findings: FileFindings,
): RowOfRound[] {
  let current = headingAbove(above);
  let stage = '';
  return rows.flatMap((row) => {
    const only = onlyCell(row);
    const heading = only === null ? null : roundOfHeading(only);
    if (heading !== null) {
      current = heading;
      return [];
    }
    if (!namesPlayers(row)) {
      leaveOut(row, findings);
      return [];
    }
    const written = roundAt === -1 ? '' : (row.cells[roundAt] ?? '');
    const ofStage = stageAt === -1 ? '' : (row.cells[stageAt] ?? '');
    if (written !== '' || ofStage !== stage) current = written;
    stage = ofStage;
    return [{ row, round: current }];
  });
}

function headingAbove(above: string): string {
  const lines = above.split(/\r\n|\r|\n/).map((line) =>
    line
      .slice(0, LONGEST_HEADING)
      .replaceAll(/[",;|\t]/g, ' ')
      .trim(),
  );
  return lines.map(roundOfHeading).findLast((round) => round !== null) ?? '';
}

const LONGEST_HEADING = 200;

function onlyCell({ cells }: TableRow): string | null {
  let only: string | null = null;
  for (const cell of cells) {
    if (cell === '') continue;
    if (only !== null) return null;
    only = cell;
  }
  return only;
}
