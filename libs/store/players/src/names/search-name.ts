import { searchText } from '@quadrant/rules/names';
import { foldHandle } from '@quadrant/rules/tournament';

/**
 * `search_name` of a player's row, to be written with every handle and name: what players are found under besides their
 * `handle_key`. That is the search text of the name by which a player is shown; null where the key is the same.
 */
export function searchNameOf({
  handle,
  name,
}: {
  readonly handle: string;
  readonly name: string | null;
}): string | null {
  const text = searchText(name ?? handle);
  return text === foldHandle(handle) ? null : text;
}
