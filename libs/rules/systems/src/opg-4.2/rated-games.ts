import type { Match, TournamentReport, RatedGame } from '@quadrant/rules/tournament';
import { winnerOf } from './results.js';

// @row 69
// @reading games-of-a-match
/**
 * Returns every game between two players in round order, including the elimination stage and each game of a best of
 * three. Byes and Missed Games (000, 7.5) are no games, and the final confrontation is not rated. A True Tie is half
 * a win for both: 000, section 8 gives the Elo system without these values, so they are our choice. The rating policy
 * decides what a modified win is worth.
 */
export function ratedGames(report: TournamentReport): RatedGame[] {
  const games: RatedGame[] = [];
  for (const { matches } of [...report.rounds].sort((a, b) => a.round - b.round)) {
    for (const match of matches) {
      const [first, second] = match.players;
      if (second === undefined) continue;
      for (const { winner, modified } of playedGames(match)) {
        games.push({
          players: [first, second],
          score: winner === null ? 0.5 : 1 - winner,
          step: games.length,
          share: 1,
          modified,
        });
      }
    }
  }
  return games;
}

interface PlayedGame {
  readonly winner: 0 | 1 | null;
  readonly modified: boolean;
}

/** 000, 7.5: a modified win belongs to a game that time ended; a match of one game may show it by its result. */
function playedGames(match: Match): PlayedGame[] {
  const { games, result } = match;
  if (games.length === 0 || (games.length === 1 && result !== null)) {
    return [{ winner: winnerOf(match), modified: result === 'MW' || result === 'ML' }];
  }
  return games.map(({ winner, endedBy }) => ({ winner, modified: winner !== null && endedBy === 'time' }));
}
