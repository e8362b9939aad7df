import { unescapeKey } from '@quadrant/rules/tournament';
import type { ShownFinding } from './output.js';
import type { Surroundings } from './surroundings.js';

/** These hints tell people what they can answer. */
const HINTS: Readonly<Record<string, string>> = {
  game: '1e, 2e, tribbles, stccg, swccg, young-jedi or sw-lcg',
  halfByes: 'bye or missed',
  wins: 'modified or full',
  scores: 'points or games',
  startsAt: 'as 2026-11-21 or 2026-11-21T10:00:00+01:00; 2026-11, 2026 or unknown where the day is not known',
  registeredAt: 'as 2026-11-10',
};

/** This is asked with the open questions: it decides whether the tournament is rated, but a file without it is complete. */
export const REGISTRATION: AskedFact = {
  pointer: '/tournament/registeredAt',
  message: 'Announced on: needed to be rated. Leave it empty if it is not known.',
  mayStayOpen: true,
};

interface AskedFact extends Pick<ShownFinding, 'pointer' | 'message' | 'suggestion'> {
  readonly mayStayOpen?: boolean;
}

/**
 * Asks a person at a terminal what a file leaves open. An empty answer takes the suggestion.
 *
 * @param open findings with the code `open-question`
 * @returns the answers by name; null when the person leaves a question open
 */
export async function askQuestions(
  file: string,
  open: readonly AskedFact[],
  ask: NonNullable<Surroundings['ask']>,
): Promise<Map<string, string> | null> {
  const answers = new Map<string, string>();
  for (const { pointer = '', message, suggestion, mayStayOpen = false } of open) {
    const key = unescapeKey(pointer.slice(pointer.lastIndexOf('/') + 1));
    const hint = HINTS[key] === undefined ? '' : ` (${HINTS[key]})`;
    const proposed = suggestion === undefined ? '' : ` [${suggestion}]`;
    const said = (await ask(`${file}: ${message} ${key}${hint}${proposed}: `)).trim();
    const answer = said === '' ? suggestion : said;
    if (answer !== undefined) answers.set(key, answer);
    else if (!mayStayOpen) return null;
  }
  return answers;
}
