import type { Sheet } from './sheet.js';
import { columnsIn, foldHeading, isByeWord, type Column } from './table-words.js';

/** Beside victory points these are the points of the game. */
const GAME_POINTS: ReadonlySet<string> = new Set([
  ...['gamepts', 'gamepoints', 'ptsofgame', 'points', 'pts', 'spielpunkte', 'pointsdejeu'],
]);
/** A table with one of these has pods, or a row for each match. */
const OF_OTHERS: ReadonlySet<Column | null> = new Set(['first', 'second', 'opponent', 'winner', 'loser']);
const FEWEST_MATCHES = 2;

type Row = readonly string[];

/**
 * Returns a table with a row for each match, where each match has two lines with a player each: the cells of its round and its table
 * are merged, or the second line repeats them, or leaves them empty. The second player is behind all other columns, so that these
 * keep their letters. Every other table stays as it is.
 */
export function withPairedRows(sheet: Sheet): Sheet {
  const { names, height, line } = sheet.head;
  const kinds = columnsIn(names);
  const at = (kind: Column) => kinds.indexOf(kind);
  const [playerAt, tableAt, roundAt, pointedAt] = [at('player'), at('table'), at('round'), at('vp')];
  const isPaired = playerAt !== -1 && tableAt !== -1 && pointedAt !== -1 && !kinds.some((kind) => OF_OTHERS.has(kind));
  const records = isPaired && height === 1 ? sheet.records() : { code: '' };
  if ('code' in records) return sheet;
  const groups: { readonly key: string; readonly line: number; readonly rows: Row[] }[] = [];
  for (const [index, written] of records.slice(1).entries()) {
    const row = written.map((cell) => cell.trim());
    if (row.every((cell) => cell === '')) continue;
    const key = [roundAt, tableAt].map((column) => row[column] ?? '').join(' ');
    const last = groups.at(-1);
    const isSecond = last !== undefined && last.rows.length === 1 && !last.rows[0]!.some(isByeWord);
    if (isSecond && (key === last.key || key.trim() === '')) last.rows.push(row);
    else groups.push({ key, line: sheet.lines?.[index + 1] ?? line + 1 + index, rows: [row] });
  }
  const isMatch = ({ rows }: { readonly rows: readonly Row[] }) =>
    rows.length === 2 || rows[0]!.some(isByeWord) || rows[0]!.filter((cell) => cell !== '').length < 2;
  const matches = groups.filter(({ rows }) => rows.length === 2);
  if (matches.length < FEWEST_MATCHES || !groups.every(isMatch)) return sheet;
  const pointsAt = names.findIndex((name, index) => index !== pointedAt && GAME_POINTS.has(foldHeading(name)));
  const own = new Map([[playerAt, 'Player'] as const, [pointedAt, 'VP'] as const, [pointsAt, 'Score'] as const]);
  own.delete(-1);
  const headed = [
    ...names.map((name, index) => (own.has(index) ? `${own.get(index)!} 1` : name)),
    ...[...own.values()].map((name) => `${name} 2`),
  ];
  const rows = groups.map(({ rows: [one, two] }): Row => {
    const cells = names.map((_, index) => one![index] ?? '');
    const isAlone = two === undefined;
    if (isAlone && !cells.some(isByeWord)) return cells;
    const other = isAlone ? ['bye'] : [...own.keys()].map((index) => two[index] ?? '');
    return [...cells, ...other];
  });
  return {
    ...sheet,
    head: { ...sheet.head, names: headed },
    records: () => [headed, ...rows],
    lines: [line, ...groups.map((group) => group.line)],
  };
}
