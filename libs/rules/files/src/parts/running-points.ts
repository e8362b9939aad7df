import { say } from '@quadrant/rules/message';
import type { FileFindings } from './file-findings.js';
import { placeOfCell, type TableRow } from './table-row.js';
import { isByeWord, type Column } from './table-words.js';

const BEHIND_NAME = /^(.*\S) ?[[(](\d{1,3}(?:[.,]5)?)[\])]$/u;
const OF_NAMES: ReadonlySet<Column | null> = new Set(['first', 'second', 'player', 'opponent', 'winner', 'loser']);
const MOST = 0.8;

/**
 * Takes the points that programs of pairing print behind names out of them: "Ann Lee [4]" has 4 points before this round.
 * Numbers that stay with a name, such as a year or a rating, are left.
 *
 * @param kinds what each column holds
 */
export function withoutRunningPoints(
  rows: readonly TableRow[],
  kinds: readonly (Column | null)[],
  findings: FileFindings,
): readonly TableRow[] {
  const columns = [...kinds.keys()].filter((at) => OF_NAMES.has(kinds[at]!));
  const numbers = new Map<string, Set<string>>();
  let [written, numbered] = [0, 0];
  let first: { readonly row: TableRow; readonly at: number } | null = null;
  for (const row of rows) {
    // A row of standings has one name.
    if (columns.length < 2 || !columns.every((at) => /\p{L}/u.test(row.cells[at] ?? ''))) continue;
    for (const at of columns) {
      const cell = row.cells[at]!;
      if (isByeWord(cell)) continue;
      written += 1;
      const [, name, number] = BEHIND_NAME.exec(cell) ?? [];
      if (name === undefined) continue;
      numbered += 1;
      first ??= { row, at };
      numbers.set(name, (numbers.get(name) ?? new Set()).add(number!));
    }
  }
  const changes = [...numbers.values()].filter((of) => of.size > 1).length;
  if (first === null || numbered < MOST * written || 2 * changes < numbers.size) return rows;
  const { row, at } = first;
  const message = say`The numbers behind names, as in “${row.cells[at]!.slice(0, 60)}”, change from round to round: they are read as points so far, and are not stored.`;
  findings.add(
    'column-not-needed',
    placeOfCell(row, at),
    message,
    say`If they belong to the names, write them without brackets.`,
  );
  return rows.map((each) => ({
    ...each,
    cells: each.cells.map((cell, index) => (columns.includes(index) ? (BEHIND_NAME.exec(cell)?.[1] ?? cell) : cell)),
  }));
}
