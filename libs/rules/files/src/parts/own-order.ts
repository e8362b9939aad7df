import { latinDigits } from './cell-values.js';
import { isDropWord } from './table-words.js';

export interface PlacedName {
  readonly place: string;
  readonly name: string;
}

/** A remark behind a name may say that the player had left: "Ann (abandon)". */
const REMARK = /^(.{1,80}?) ?\(([^()]{1,30})\)$/;

const withoutDrop = (name: string): string => {
  const [, before = '', remark = ''] = REMARK.exec(name) ?? [];
  return isDropWord(remark) ? before : name;
};

/**
 * Returns the ids of players in the final order of standings below their games. Rows without a place and a name are sums
 * and notes.
 *
 * @param ids of all players; a table has names as ids
 * @returns null where the standings do not give each player a place of their own
 */
export function ownOrderOf(rows: readonly PlacedName[], ids: readonly string[]): string[] | null {
  const idOf = new Map(ids.map((id) => [id.toLowerCase(), id]));
  const byPlace = new Map<number, string>();
  for (const { place, name } of rows) {
    const [, digits] = /^(\d{1,4})(?:\.|\)|:|st|nd|rd|th|er|e)?$/.exec(latinDigits(place)) ?? [];
    if (digits === undefined || name === '') continue;
    const id = idOf.get(name.toLowerCase()) ?? idOf.get(withoutDrop(name).toLowerCase());
    if (id === undefined || byPlace.has(Number(digits))) return null;
    byPlace.set(Number(digits), id);
  }
  const order = [...byPlace].sort(([one], [other]) => one - other).map(([, id]) => id);
  return order.length === ids.length && new Set(order).size === order.length ? order : null;
}
