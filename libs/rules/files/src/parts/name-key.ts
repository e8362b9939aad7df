import { readMark, searchText } from '@quadrant/rules/names';

/**
 * Returns a name in one form, with what tells people of one name apart behind it: "Lindner, Peter jun." and "Peter Lindner (Jr.)"
 * are one name, and "Peter Lindner" is another.
 *
 * @param form makes the form of a name without such a mark
 */
export function withMark(name: string, form: (name: string) => string): string {
  const marked = readMark(name);
  return marked === null ? form(name) : `${form(marked.base)} (${marked.mark})`;
}

/** Returns what two spellings of a name have in common that differ in the order of words, capitals, accents or marks. */
export const nameKey = (name: string): string =>
  withMark(name, (text) => (searchText(text) || text).split(' ').sort().join(' '));
