import NICKNAME_LINES from './nickname-lines.json' with { type: 'json' };

/**
 * The key is a name, the values are the lines that contain it. A line has given names with what their bearers are called,
 * which may stand for each other. We put them together from English, German, Dutch, the Scandinavian languages, French,
 * Spanish, Portuguese, Italian, Polish, Czech, Slovak, Hungarian, Russian, Ukrainian, Greek and Finnish; without accents.
 */
const LINES_OF = new Map<string, readonly string[][]>();
for (const line of NICKNAME_LINES) {
  const names = [...new Set(line.split(' '))];
  for (const name of names) LINES_OF.set(name, [...(LINES_OF.get(name) ?? []), names]);
}

/** Returns the other names that a bearer of a given name (normalised) may have; none for an unknown name. */
export function nicknamesOf(name: string): string[] {
  const names = new Set((LINES_OF.get(name) ?? []).flat());
  names.delete(name);
  return [...names];
}

/** Whether one of two given names (normalised) may stand for the other. */
export const areNicknames = (one: string, other: string): boolean =>
  (LINES_OF.get(one) ?? []).some((names) => names.includes(other));

/** Whether a word (normalised) is a given name or a nickname that we know. */
export const isGivenName = (word: string): boolean => LINES_OF.has(word);
