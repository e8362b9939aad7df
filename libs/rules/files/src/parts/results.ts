import { say } from '@quadrant/rules/message';
import type { FileFindings } from './file-findings.js';
import type { FileMatch, FileResult, FileRound } from './file-tournament.js';

/** Returns the result that two scores mean, from the first player's point of view. */
export const resultOf = (own: number, other: number): FileResult =>
  own > other ? 'win' : own < other ? 'loss' : 'draw';

/** Returns a played match with the result that its score gives. */
export const playedWith = (first: string, second: string, score: readonly [number, number]): FileMatch => ({
  players: [first, second],
  kind: 'played',
  result: resultOf(...score),
  margin: null,
  score,
  games: [],
});

/** Returns a played match of which only the result is known. */
export const played = (first: string, second: string, result: FileResult): FileMatch => ({
  players: [first, second],
  kind: 'played',
  result,
  margin: null,
  score: null,
  games: [],
});

/** Returns a match that the loser conceded. */
export const conceded = (first: string, second: string, result: FileResult): FileMatch => ({
  ...played(first, second, result),
  isConceded: true,
});

/** Returns a pairing of two that was not played; the result says who got the point. */
export const forfeited = (first: string, second: string, result: FileResult): FileMatch => ({
  ...played(first, second, result),
  kind: 'forfeit',
});

/** Returns a round in which a player got points without an opponent. */
export const bye = (player: string): FileMatch => ({
  players: [player],
  kind: 'bye',
  result: null,
  margin: null,
  score: null,
  games: [],
});

/** Returns a bye that gives half as much. */
export const halfBye = (player: string): FileMatch => ({ ...bye(player), isHalf: true });

/** Returns a round in which a player was not there. */
export const absent = (player: string): FileMatch => ({ ...bye(player), kind: 'absent' });

/** Returns a match of a player, as they had it, against an unknown opponent. */
export const againstUnknown = (player: string, match: Omit<FileMatch, 'players'>): FileMatch => ({
  ...match,
  kind: 'played',
  players: [player],
});

/** Returns the result that the other player of a match has. */
export const mirrorResult = (result: FileResult): FileResult =>
  result === 'win' ? 'loss' : result === 'loss' ? 'win' : result;

/** A differential is the player's own. Some write the one of a loss without a sign. */
export const signedDifferential = (differential: number, result: FileResult): number =>
  result === 'loss' ? -Math.abs(differential) : differential;

/** Scores from here on are points, since nobody wins ten games of a match. */
const SURELY_POINTS = 10;

/**
 * Whether scores are points of the game although the program counts games won: some people enter points. A disqualified
 * player may have a score below 0.
 */
export const holdsPoints = (matches: readonly FileMatch[]): boolean =>
  matches.some(({ score }) => score?.some((points) => points >= SURELY_POINTS) === true);

/** Warns once that a file may hide forfeits, because its program saves none. A file that has a forfeit gets no warning. */
export function tellNoForfeits(program: string, rounds: readonly FileRound[], findings: FileFindings): void {
  const matches = rounds.flatMap((round) => round.matches);
  const isTold = matches.some(({ kind, result }) => kind === 'forfeit' && result !== null);
  if (isTold || !matches.some(({ kind }) => kind === 'played')) return;
  const message = say`${program} does not save who failed to appear: every match with two players counts as played.`;
  const advice = say`If a match was not played, enter a bye for the player who was there and a missed game for the other.`;
  findings.add('forfeits-not-told', { pointer: '' }, message, advice);
}
