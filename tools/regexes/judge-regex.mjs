import { checkSync } from 'recheck';

// The build in JavaScript: the same everywhere, without Java.
process.env.RECHECK_BACKEND = 'pure';

/**
 * Whether matching takes time that grows with the length of the text at most: proven with automata, not by trying.
 *
 * @returns {string | null} null when it is proven, otherwise what is known
 */
export function judgeRegex({ source, flags }) {
  const { status, complexity, error } = checkSync(source, flags, { checker: 'automaton', timeout: 600_000 });
  if (status === 'safe') return null;
  return complexity?.summary ?? error?.kind ?? status;
}
