import type { FileMatch, FileTournament } from '../parts/file-tournament.js';

const MIRRORED = { win: 'loss', loss: 'win', draw: 'draw' } as const;

/**
 * Returns the pairings with their results, as the same text for every table that says them: in any order of rows, from the side of
 * either player, and whatever else it says.
 */
export const resultsOf = (tournaments: readonly FileTournament[]): string =>
  JSON.stringify(
    tournaments.map(({ players, rounds }) => {
      const nameOf = new Map(players.map(({ id, name }) => [id, name]));
      return rounds.map(({ round, matches, scores = [] }) => [
        round,
        matches.map((match) => JSON.stringify(turned(match, (id) => nameOf.get(id) ?? id))).sort(),
        scores.map(([id, points]) => JSON.stringify([nameOf.get(id) ?? id, points])).sort(),
      ]);
    }),
  );

/** A match from the side of the player whose name comes first. */
function turned({ players, kind, result, margin, score, isHalf }: FileMatch, nameOf: (id: string) => string) {
  const names = players.map(nameOf);
  const isTurned = names.length === 2 && names[0]! > names[1]!;
  return [
    isTurned ? names.toReversed() : names,
    ...[kind, isTurned && result !== null ? MIRRORED[result] : result, margin, isHalf ?? false],
    isTurned && score !== null ? [score[1], score[0]] : score,
  ];
}
