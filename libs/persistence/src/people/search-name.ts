import { searchText } from '@quadrant/names';

/**
 * `search_name` of a player's row, to be written with his handle and name: that of the name by which he is shown, which is
 * his handle where he has no name.
 */
export const searchNameOf = ({ handle, name }: { readonly handle: string; readonly name: string | null }): string =>
  searchText(name ?? handle);
