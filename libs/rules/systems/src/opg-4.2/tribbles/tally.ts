import type { Entry, Round } from '@quadrant/rules/tournament';

// @row 48, 70, 146
/** The results of all entries are stored by entry. */
export interface Tally {
  readonly tookPart: Uint8Array;
  readonly points: Float64Array;
  readonly roundsWon: Uint8Array;
}

/**
 * Adds up these rounds. A round is won by the player who emptied their hand first (000, 7.5), whatever others score
 * in it; when time ends it (7.4) nobody wins it. A head start is added to the score of the player's first round
 * (Glossary), so a player without a round does not get it.
 */
export function computeTally(entries: readonly Entry[], rounds: readonly Round[]): Tally {
  const tookPart = new Uint8Array(entries.length);
  const points = new Float64Array(entries.length);
  const roundsWon = new Uint8Array(entries.length);
  for (const { players, scores, wentOut } of rounds.flatMap(({ pods }) => pods)) {
    players.forEach((player, position) => {
      const headStart = tookPart[player] === 1 ? 0 : (entries[player]?.headStart ?? 0);
      tookPart[player] = 1;
      points[player] = (points[player] ?? 0) + headStart + (scores[position] ?? 0);
    });
    if (wentOut !== null) roundsWon[wentOut] = (roundsWon[wentOut] ?? 0) + 1;
  }
  return { tookPart, points, roundsWon };
}
