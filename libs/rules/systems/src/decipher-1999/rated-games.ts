import type { TournamentReport, RatedGame } from '@quadrant/rules/tournament';
import { settingOf } from './formats.js';
import { listGames } from './played-games.js';
import { isModified, winnerOfGame } from './results.js';

// @row 165
/**
 * Returns every game between two players in playing order, including those that were quit or forfeited. Byes are no
 * games, and the final confrontation is not rated. A true tie is half a win for both: 001, I.E names the Elo system
 * without these values, so they are our choice. The rating policy decides what a modified win is worth.
 */
export const ratedGames = (report: TournamentReport): RatedGame[] =>
  listGames(report, settingOf(report.tournament).game).map(({ game }, step) => {
    const winner = winnerOfGame(game.result);
    return {
      players: game.players,
      score: winner === null ? 0.5 : 1 - winner,
      step,
      share: 1,
      modified: isModified(game.result),
    };
  });
