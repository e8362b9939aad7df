import type { FileMatch, FileResult } from './file-tournament.js';

/** The result that two scores mean, as the first player's. */
export const resultOf = (own: number, other: number): FileResult =>
  own > other ? 'win' : own < other ? 'loss' : 'draw';

/** A match that was played, by its score. */
export const playedWith = (first: string, second: string, score: readonly [number, number]): FileMatch => ({
  players: [first, second],
  kind: 'played',
  result: resultOf(...score),
  margin: null,
  score,
  games: [],
});

/** A match that was played, of which only the result is known. */
export const played = (first: string, second: string, result: FileResult): FileMatch => ({
  players: [first, second],
  kind: 'played',
  result,
  margin: null,
  score: null,
  games: [],
});

/** A match that the loser gave up. */
export const conceded = (first: string, second: string, result: FileResult): FileMatch => ({
  ...played(first, second, result),
  isConceded: true,
});

/** A pairing of two that was not played; the result says who got the point. */
export const forfeited = (first: string, second: string, result: FileResult): FileMatch => ({
  ...played(first, second, result),
  kind: 'forfeit',
});

/** A player who got points without an opponent. */
export const bye = (player: string): FileMatch => ({
  players: [player],
  kind: 'bye',
  result: null,
  margin: null,
  score: null,
  games: [],
});

/** A player who got half of what a bye gives. */
export const halfBye = (player: string): FileMatch => ({ ...bye(player), isHalf: true });

/** A player who was not there in a round. */
export const absent = (player: string): FileMatch => ({ ...bye(player), kind: 'absent' });

/** Nobody wins ten games of a match. */
const SURELY_POINTS = 10;

/**
 * Whether scores of a program that counts games won are points of the game: some enter these. One who was disqualified may
 * have a score below 0.
 */
export const holdsPoints = (matches: readonly FileMatch[]): boolean =>
  matches.some(({ score }) => score?.some((points) => points >= SURELY_POINTS) === true);
