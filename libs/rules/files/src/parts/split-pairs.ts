import { mayBeName } from './place-lines.js';
import type { Sheet } from './sheet.js';
import { columnsIn, type Column } from './table-words.js';

const OF_PEOPLE: ReadonlySet<Column> = new Set([
  'player',
  'first',
  'second',
  'opponent',
  'winner',
  'loser',
  'lastName',
]);
const FEWEST_PAIRS = 2;
const PAIR = /^(\p{L}[^:;\d]{0,60}?) (?:-|–|—|vs?\.?|gegen|contre) (\p{L}[^:;\d]{0,60})$/u;
const HEADS = ['Player 1', 'Player 2'] as const;

/**
 * Returns a table with a column for each of two players, where one column holds both, as in "Ann - Bob" below "Match". The second
 * player is behind all other columns, so that these keep their letters. Every other table stays as it is.
 */
export function splitPairs(sheet: Sheet): Sheet {
  const { names, height } = sheet.head;
  if (height !== 1 || columnsIn(names).some((kind) => kind !== null && OF_PEOPLE.has(kind))) return sheet;
  const records = sheet.records();
  if ('code' in records) return sheet;
  const rows = records.slice(1).filter((row) => row.some((cell) => cell.trim() !== ''));
  const pairAt = names.findIndex((_, index) => rows.every((row) => pairIn(row[index]) !== null));
  if (pairAt === -1 || rows.length < FEWEST_PAIRS) return sheet;
  const split = (cells: readonly string[], [one, two]: readonly [string, string]) => [
    ...names.map((_, index) => (index === pairAt ? one : (cells[index] ?? ''))),
    two,
  ];
  const headed = split(names, HEADS);
  const body = records.slice(1).map((row) => {
    const pair = pairIn(row[pairAt]);
    return pair === null ? row : split(row, pair);
  });
  return { ...sheet, head: { ...sheet.head, names: headed }, records: () => [headed, ...body] };
}

function pairIn(cell = ''): readonly [string, string] | null {
  const [, one = '', two = ''] = PAIR.exec(cell.trim()) ?? [];
  return mayBeName(one) && mayBeName(two) ? [one, two] : null;
}
