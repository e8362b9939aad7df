import { foldHandle } from '@quadrant/rules/tournament';
import type { LiveState } from './live-state.js';

/** Shows a handle; hidden players have a label. */
export type Show = (handle: string) => string;

/** How people of a live tournament are shown. */
export interface ShownPeople {
  /** It returns the handle; hidden people have labels. */
  readonly show: Show;
  /** It returns the name, or null for hidden people and where none is known. */
  readonly nameOf: (handle: string) => string | null;
  /** It returns the text that people are called by: the name, otherwise what `show` returns. */
  readonly call: Show;
}

/**
 * Names the people of a live tournament. A name that two of them have is followed by the handle.
 *
 * @param show hides those who are not shown
 * @param stored names that players have at other tournaments, by folded handle; the name on the list comes first
 */
export function showPeople(state: LiveState, show: Show, stored: ReadonlyMap<string, string>): ShownPeople {
  const names = new Map<string, string>();
  const bearers = new Map<string, number>();
  for (const { handle, key, name } of state.players.values()) {
    const called = show(handle) === handle ? (name ?? stored.get(key)) : undefined;
    if (called === undefined) continue;
    names.set(key, called);
    bearers.set(foldHandle(called), (bearers.get(foldHandle(called)) ?? 0) + 1);
  }
  const nameOf = (handle: string): string | null => names.get(foldHandle(handle)) ?? null;
  const call = (handle: string): string => {
    const name = nameOf(handle);
    if (name === null) return show(handle);
    return bearers.get(foldHandle(name)) === 1 ? name : `${name} (${handle})`;
  };
  return { show, nameOf, call };
}
