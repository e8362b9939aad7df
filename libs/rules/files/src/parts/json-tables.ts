import { columnsIn } from './table-words.js';
import { asList, asObject, asText, type Json } from './json-values.js';

/**
 * Returns a list of rows in JSON as a table, with the names of their members as the names of its columns: what scripts and
 * the APIs of some programs write, such as the pairings of Limitless.
 *
 * @returns null for JSON that is no such list, and for rows that do not name two players
 */
export function tableOfJson(json: unknown): string | null {
  const list = asList(json) ?? Object.values(asObject(json) ?? {}).find((value) => isRows(value));
  if (!isRows(list)) return null;
  const rows = isLimitless(list) ? list.map(ofLimitless) : list;
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))].slice(0, MOST_COLUMNS);
  const kinds = new Set(columnsIn(names));
  if (!kinds.has('first') && !(kinds.has('player') && kinds.has('opponent')) && !kinds.has('loser')) return null;
  const lines = [names, ...rows.map((row) => names.map((name) => cellOf(row[name])))];
  return lines.map((cells) => cells.map(quoted).join('\t')).join('\n');
}

const MOST_COLUMNS = 200;

const isRows = (value: unknown): value is readonly Json[] =>
  Array.isArray(value) && value.length > 0 && value.every((row) => asObject(row) !== null);

const cellOf = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? JSON.stringify(value)
    : typeof value === 'boolean'
      ? String(value)
      : (asText(value) ?? '');

const quoted = (cell: string): string =>
  /["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""').replaceAll(/[\t\r\n]/g, ' ')}"` : cell;

/** Its rows have a phase, and a table in Swiss rounds or a match in a bracket (docs.limitlesstcg.com). */
const isLimitless = (rows: readonly Json[]): boolean =>
  rows.every((row) => 'phase' in row && 'round' in row && 'player1' in row) && rows.some((row) => 'winner' in row);

/** The winner is a player, 0 after a draw, or -1 where both lost. */
function ofLimitless({ round, match, player1, player2, winner }: Json): Json {
  const won = asText(winner) ?? '';
  const result = won === '0' ? 'draw' : won === '-1' ? 'doubleloss' : '';
  const isBye = (asText(player2) ?? '') === '';
  return {
    Round: round,
    Stage: match === undefined ? '' : 'elimination',
    'Player 1': player1,
    'Player 2': isBye ? 'bye' : player2,
    Result: result,
    Winner: result === '' ? won : '',
  };
}
