import type { TournamentReport } from '../report.js';
import type { RatedGame } from '../rule-system.js';
import { winnerOf } from './results.js';

/**
 * Every game between two players in round order, elimination stage and each game of a best of three too. Byes and
 * Missed Games (000, 7.5) are no games, the final confrontation is not rated. A full and a modified win count alike, a
 * True Tie is half a win for both: 000, section 8 gives the Elo system without these values, so they are our choice.
 */
export function ratedGames(report: TournamentReport): RatedGame[] {
  const games: RatedGame[] = [];
  for (const { matches } of [...report.rounds].sort((a, b) => a.round - b.round)) {
    for (const match of matches) {
      const [first, second] = match.players;
      if (second === undefined) continue;
      const winners = match.games.length === 0 ? [winnerOf(match)] : match.games.map(({ winner }) => winner);
      for (const winner of winners) {
        games.push({
          players: [first, second],
          score: winner === null ? 0.5 : 1 - winner,
          step: games.length,
          share: 1,
        });
      }
    }
  }
  return games;
}
