import { type Answers, type FilePart, isNotKnown } from '@quadrant/rules/files';
import { GAME_TITLES } from '@quadrant/rules/tournament';
import { readBatchFile } from './read-batch-file.js';

/** These facts change neither names nor pairings nor results. Without a game, points are unknown. */
const ASSUMED: ReadonlyMap<string, string> = new Map([
  ['director', 'Quadrant'],
  ['startsAt', 'unknown'],
]);

/**
 * Reads a tournament whose facts are missing, so that people can see its rounds before they answer. Its game, director,
 * name and date are assumed where nobody has said them, and must not be shown.
 *
 * @param index of the tournament in its file, from 0
 * @returns a `quadrant/1` document; null while something is missing that changes rounds
 */
export function readDraft(
  bytes: Uint8Array,
  path: string,
  index: number,
  given: Answers,
  now: Date,
  parts: readonly FilePart[],
): Uint8Array | null {
  const answers = new Map([...given].filter(([key]) => key !== 'game' || !isNotKnown('game', given)));
  const { open, proposals } = readBatchFile(bytes, path, answers, now, parts);
  const games = open.includes('game') ? [proposals.get('game'), ...GAME_TITLES] : [undefined];
  for (const game of games) {
    const facts = new Map([['name', path], ...ASSUMED, ...(game === undefined ? [] : [['game', game] as const])]);
    const assumed = [...facts].filter(([key]) => open.includes(key));
    const draft = readBatchFile(bytes, path, new Map([...answers, ...assumed]), now, parts);
    const document = draft.tournaments[index]?.document ?? null;
    if (document !== null) return document;
  }
  return null;
}
