import { say } from '@quadrant/rules/message';
import type { FileFindings } from './file-findings.js';
import type { FileMatch, FileResult, FileRound } from './file-tournament.js';

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

/** Says once for a file whose program saves no forfeits that it may hide some; a file that has one of them tells them. */
export function tellNoForfeits(program: string, rounds: readonly FileRound[], findings: FileFindings): void {
  const matches = rounds.flatMap((round) => round.matches);
  const isTold = matches.some(({ kind, result }) => kind === 'forfeit' && result !== null);
  if (isTold || !matches.some(({ kind }) => kind === 'played')) return;
  const message = say`${program} does not save who failed to appear: every match with two players counts as played.`;
  const advice = say`If a match was not played, enter a bye for the player who was there and a missed game for the other.`;
  findings.add('forfeits-not-told', { pointer: '' }, message, advice);
}
