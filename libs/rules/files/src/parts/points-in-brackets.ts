import { isByeWord } from './table-words.js';
import type { Table } from './read-table.js';

/** A cell has the victory points of a player, and the points of the game in brackets: "4 (100)". */
const POINTED = /^(\d{1,2}) ?\((-?\d{1,4}|[*–—-]{1,5}|n\/?a)\)$/i;
const NUMBER = /^\d{1,2}$/;
const HEADS = ['VP 1', 'VP 2', 'Score 1', 'Score 2'];
/** Signs in place of the points say that a game was not played. */
const UNPLAYED = 'f';

/** Returns a table with four columns in place of two that hold victory points and points of the game: "4 (100)" and "0 (35)". */
export function withPointsInBrackets(table: Table): Table {
  const { head, rows } = table;
  const pointed = [...head.cells.keys()].filter((index) => {
    const cells = rows.map((row) => row.cells[index] ?? '').filter((cell) => cell !== '' && !isByeWord(cell));
    return cells.some((cell) => POINTED.test(cell)) && cells.every((cell) => POINTED.test(cell) || NUMBER.test(cell));
  });
  const [own, other, ...more] = pointed;
  if (own === undefined || other === undefined || more.length > 0) return table;
  const width = Math.max(head.cells.length, ...rows.map(({ cells }) => cells.length));
  const padded = (cells: readonly string[]) => Array.from({ length: width }, (_, index) => cells[index] ?? '');
  const split = (cells: readonly string[], pairs: readonly (readonly [string, string])[]) => {
    const wide = padded(cells);
    for (const [side, [points]] of pairs.entries()) wide[pointed[side]!] = points;
    return [...wide, ...pairs.map(([, score]) => score)];
  };
  const [ofOwn, ofOther, score, otherScore] = HEADS as [string, string, string, string];
  return {
    ...table,
    head: {
      ...head,
      cells: split(head.cells, [
        [ofOwn, score],
        [ofOther, otherScore],
      ]),
    },
    rows: rows.map((row) => ({
      ...row,
      cells: split(
        row.cells,
        pointed.map((index) => pairIn(row.cells[index] ?? '')),
      ),
    })),
  };
}

function pairIn(cell: string): readonly [string, string] {
  const [, points, score] = POINTED.exec(cell) ?? [];
  if (points === undefined || score === undefined) return [cell, ''];
  return /\d/.test(score) ? [points, score] : [`${points}${UNPLAYED}`, ''];
}
