import { say } from '@quadrant/rules/message';
import { normaliseName } from '@quadrant/rules/names';
import type { FileFindings, FilePlace } from './parts/file-findings.js';
import type { FilePlayer, FileRound } from './parts/file-tournament.js';

/**
 * Adds a warning for each two names of one file that are probably the same player: they differ in case, accents, marks or the
 * order of words, or in one letter, and nobody of that name plays in a round in which the other one does.
 *
 * @param placeOf where a player is first named
 */
export function checkSimilarNames(
  players: readonly FilePlayer[],
  rounds: readonly FileRound[],
  placeOf: (id: string) => FilePlace,
  findings: FileFindings,
): void {
  const roundsOf = new Map<string, Set<number>>(players.map(({ id }) => [id, new Set()]));
  for (const { round, matches } of rounds)
    for (const { players: ids } of matches) for (const id of ids) roundsOf.get(id)?.add(round);
  const byKey = new Map<string, FilePlayer>();
  const told = new Set<string>();
  for (const player of players) {
    for (const key of keysOf(player.name)) {
      const other = byKey.get(key);
      if (other === undefined) byKey.set(key, player);
      else if (other !== player && !told.has(player.id) && !meet(roundsOf.get(player.id)!, roundsOf.get(other.id)!)) {
        told.add(player.id);
        const message = say`“${player.name}” and “${other.name}” are never in the same round and may be one player.`;
        const advice = say`Did you mean ${other.name}? If so, write one spelling everywhere, or answer --set "handle.${player.name}=${other.name}". Otherwise no change is needed.`;
        findings.add('similar-names', { ...placeOf(player.id), value: player.name }, message, advice);
      }
    }
  }
}

const meet = (one: ReadonlySet<number>, other: ReadonlySet<number>): boolean =>
  [...one].some((round) => other.has(round));

/** Shorter names are too near to each other. */
const LEAST_LETTERS = 5;
/** Keys of a longer name would be many. */
const MOST_LETTERS = 40;

/** The words of a name in order, and the same without one of its letters, but with all its digits: two names that share a key are alike. */
function keysOf(name: string): Set<string> {
  const words = normaliseName(name).split(' ').sort().join(' ');
  const keys = new Set([words]);
  if (words.length < LEAST_LETTERS || words.length > MOST_LETTERS) return keys;
  for (let index = 0; index < words.length; index++) {
    // Player 1 and Player 2 differ in a number, not by a slip.
    if (!/\d/.test(words[index]!)) keys.add(words.slice(0, index) + words.slice(index + 1));
  }
  return keys;
}
