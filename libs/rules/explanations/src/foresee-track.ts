import { packGames, type RatingRules } from '@quadrant/rules/rating';
import type { RatedGame } from '@quadrant/rules/tournament';
import type { Scorecard } from '@quadrant/rules/history';
import { explainTrack, type ExplainedTrack } from './explain-track.js';

/** A game in question: the rating of the opponent, and how it ended or would end. */
export interface ForeseenGame extends Omit<RatedGame, 'players'> {
  /** The opponent has this rating before the game. */
  readonly opponentRating: number;
}

/**
 * Computes how games would change a rating, with each game explained. Every opponent keeps the given rating.
 *
 * @param before rating of the player before the first game
 * @param games in playing order, each from the view of the player
 * @returns null when the rules rate no such tournament
 */
export function foreseeTrack(
  rules: RatingRules,
  tournament: Pick<Scorecard, 'ruleSystem' | 'level' | 'localDate'>,
  before: number,
  games: readonly ForeseenGame[],
): ExplainedTrack | null {
  const rated = games.map(({ opponentRating: _rating, ...game }, index) => ({
    ...game,
    players: [0, index + 1] as const,
  }));
  const ratings = Float64Array.from([before, ...games.map(({ opponentRating }) => opponentRating)]);
  const explained = explainTrack(rules, { ...tournament, games: packGames(rated) }, ratings);
  return explained && { ...explained, games: explained.games.filter(({ player }) => player === 0) };
}
