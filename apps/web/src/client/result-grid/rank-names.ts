/** The name that is being typed may mean this player. */
interface NameHint {
  readonly handle: string;
  readonly note: string;
}

/** Case and accents do not count. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase();

/** Returns the names with words that begin as what was typed does; all of its words must be found. */
export function namesBeginning(typed: string, names: readonly string[]): string[] {
  const wanted = fold(typed).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  return [...new Set(names)].filter((name) => {
    const words = fold(name).split(/[\s._-]+/);
    return wanted.every((each) => fold(name).startsWith(each) || words.some((word) => word.startsWith(each)));
  });
}

/**
 * Puts the players of this tournament first, then those that the site knows; each once, at most `most`.
 *
 * @param here names in the grid
 * @param known players of the site, the best first
 * @param noteHere the note of a player of this grid whom the site does not know
 */
export function rankNames(
  here: readonly string[],
  known: readonly NameHint[],
  noteHere: string,
  most: number,
): NameHint[] {
  const byName = new Map(known.map((each) => [fold(each.handle), each]));
  const first = here.map((handle) => {
    const note = byName.get(fold(handle))?.note ?? '';
    return { handle, note: note === '' ? noteHere : `${noteHere}, ${note}` };
  });
  const taken = new Set(here.map(fold));
  return [...first, ...known.filter(({ handle }) => !taken.has(fold(handle)))].slice(0, most);
}
