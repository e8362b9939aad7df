import { LAST_PLACE, LEAST_PARTICIPANTS, listCells } from '@quadrant/rules/leagues';
import { CannotRun, DONE, type ExitCode } from '../exit-code.js';
import { describeTable, printJson, type OutputOptions } from '../output.js';
import type { Surroundings } from '../surroundings.js';

/** Both tables print the same numbers. */
const TABLES = {
  wct: { title: 'WCT league points', table: '12.4.1', section: '12.4' },
  masters: { title: 'Masters Points', table: '11.2.2', section: '11.2.2' },
} as const;

export interface PointsOptions extends OutputOptions {
  readonly table: keyof typeof TABLES;
  readonly players: number;
  /** Null means the whole row. */
  readonly place: number | null;
}

/** `quadrant points --table wct --players 9`: prints what each place is worth in a tournament of this size. */
export function points(surroundings: Surroundings, { table, players, place, json }: PointsOptions): ExitCode {
  if (place !== null && place > players) throw new CannotRun(`${players} players have no place ${place}.`);
  const { title, table: number, section } = TABLES[table];
  const row = listCells(players)
    .filter(({ places: { first, last } }) => place === null || (first <= place && place <= last))
    .map(({ places: { first, last }, points: worth }) => ({ from: first, to: last, points: worth }));
  const reason = explainNothing(row.length > 0, place, players);
  if (json) {
    const asked = place === null ? {} : { place };
    printJson(surroundings, { table, section: `000 §${section}`, participants: players, ...asked, row, reason });
    return DONE;
  }
  surroundings.out(`${title} for ${players} players (Organized Play Guide 4.2, table ${number})\n`);
  if (row.length > 0) surroundings.out(describeRow(row));
  if (reason !== null) surroundings.out(row.length > 0 ? `${reason}\n` : `None: ${reason}\n`);
  return DONE;
}

/** Says why a place has no points, or which places have none; null where all have some. */
function explainNothing(hasPoints: boolean, place: number | null, players: number): string | null {
  if (!hasPoints && players < LEAST_PARTICIPANTS) {
    return `a tournament needs ${LEAST_PARTICIPANTS} participants to give points.`;
  }
  if (!hasPoints) return 'the table ends with the 32nd place.';
  const first = LAST_PLACE + 1;
  if (place !== null || players < first) return null;
  const places = players === first ? `Place ${first} earns` : `Places ${first} to ${players} earn`;
  return `${places} nothing: the table ends with the 32nd place.`;
}

const describeRow = (row: readonly { from: number; to: number; points: number }[]): string =>
  describeTable(
    ['places', 'points'],
    row.map(({ from, to, points: worth }) => [from === to ? String(from) : `${from}-${to}`, worth]),
  );
