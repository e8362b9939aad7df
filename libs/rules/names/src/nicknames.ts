import { NICKNAME_LINES } from './nickname-lines.js';

/** The key is a name, the values are the lines that contain it. */
const LINES_OF = new Map<string, readonly string[][]>();
for (const line of NICKNAME_LINES.trim().split('\n')) {
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
