import { say } from '@quadrant/rules/message';
import { escapeKey } from '@quadrant/rules/tournament';
import { type FileFindings } from './file-findings.js';
import { DELIMITERS, splitRow } from './find-head.js';
import { numberOfCell } from './cell-values.js';
import { columnOf, isNobody, resultOfWord, scoreOf } from './table-words.js';
import { COLUMN_ANSWER } from './rename-columns.js';

/** Further rows show nothing new. */
const MOST_ROWS = 50;
/** A table of matches needs four columns; more questions help nobody. */
const MOST_QUESTIONS = 8;
const LONGEST_HEADING = 60;

/**
 * Asks what the unknown columns of a table hold, and suggests an answer from the cells: a round, a result, a winner, or
 * one of the two players.
 *
 * @param line of its headings, from 1
 */
export function askColumns(text: string, line: number, findings: FileFindings): void {
  const lines = text.split(/\r\n|\r|\n/, line + MOST_ROWS).slice(line - 1);
  const [first = '', second = ''] = lines;
  const delimiter = DELIMITERS.find((each) => first.includes(each) && second.includes(each));
  if (delimiter === undefined) return;
  const headings = splitRow(first.slice(0, 4000), delimiter);
  const rows = lines
    .slice(1)
    .filter((each) => each.trim() !== '')
    .map((each) => splitRow(each.slice(0, 4000), delimiter));
  const columns = headings.map((heading, index) => ({ heading, cells: rows.map((row) => row[index] ?? '') }));
  // A person cannot name a heading that is empty, too long or there twice.
  const open = columns.filter(
    ({ heading }) =>
      heading !== '' &&
      heading.length <= LONGEST_HEADING &&
      !/[=\p{Cc}]/u.test(heading) &&
      columnOf(heading) === null &&
      headings.indexOf(heading) === headings.lastIndexOf(heading),
  );
  if (rows.length === 0 || open.length === 0 || open.length > MOST_QUESTIONS) return;
  const taken = new Set<string>(headings.flatMap((heading) => columnOf(heading) ?? []));
  const names = new Set<string>();
  const rounds = columns.find(({ heading }) => columnOf(heading) === 'round')?.cells ?? null;
  for (const { heading, cells } of open) {
    const kind = guessKind(cells, names, taken, rounds);
    if (kind !== null) taken.add(kind);
    if (kind === 'first' || kind === 'second') for (const cell of cells) names.add(cell);
    const key = `${COLUMN_ANSWER}${heading}`;
    const place = {
      pointer: `/${escapeKey(key)}`,
      line,
      column: headings.indexOf(heading) + 1,
      value: heading,
      ...(kind !== null && { suggestion: kind }),
    };
    const message = say`We do not know what the column “${heading}” holds.`;
    const advice =
      kind === null
        ? say`If it matters, answer it with round, first, second, player, opponent, result, winner, firstScore or secondScore (--set "${key}=…"). Its cells do not look like any of them, so it probably needs no answer.`
        : say`Answer it with round, first, second, player, opponent, result, winner, firstScore or secondScore, for example with --set "${key}=${kind}". Columns that do not matter need no answer.`;
    findings.add('open-question', place, message, advice);
  }
}

/** Whether the cells are numbers from 1 on, each once in a round: they count tables or rows, and are no scores. */
export function countsRows(cells: readonly string[], rounds: readonly string[] | null): boolean {
  const seen = new Set<string>();
  let round = '';
  return cells.every((cell, index) => {
    round = rounds?.[index] || round;
    const key = `${round} ${Number(cell)}`;
    const isNew = /^\d{1,4}$/.test(cell) && Number(cell) > 0 && Number(cell) <= cells.length && !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** A game has fewer points than a rating has. */
const MOST_POINTS = 1000;

function guessKind(
  cells: readonly string[],
  names: ReadonlySet<string>,
  taken: ReadonlySet<string>,
  rounds: readonly string[] | null,
): string | null {
  const filled = cells.filter((cell) => cell !== '');
  if (filled.length === 0) return null;
  const isFree = (kind: string) => !taken.has(kind);
  const isRound = filled.every((cell) => /^\D{0,8}\d{1,2}$/.test(cell) && Number(/\d{1,2}$/.exec(cell)![0]) <= 64);
  if (isRound && isFree('round')) return 'round';
  if (filled.every((cell) => resultOfWord(cell) !== null || scoreOf(cell) !== null))
    return isFree('result') ? 'result' : null;
  if (filled.every((cell) => numberOfCell(cell) !== null)) {
    const isScore = !countsRows(cells, rounds) && filled.every((cell) => Math.abs(numberOfCell(cell)!) < MOST_POINTS);
    return isScore ? (['firstScore', 'secondScore'].find(isFree) ?? null) : null;
  }
  // Players stand in every row; remarks in a few.
  const isName = filled.length * 2 > cells.length && filled.every((cell) => /\p{L}{2}/u.test(cell) || isNobody(cell));
  if (!isName) return null;
  if (filled.every((cell) => names.has(cell) || resultOfWord(cell)?.outcome === 'draw')) {
    if (!isFree('first') && !isFree('second')) return isFree('winner') ? 'winner' : null;
  }
  return ['first', 'second'].find(isFree) ?? null;
}
