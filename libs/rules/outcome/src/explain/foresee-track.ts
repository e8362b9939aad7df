import { packGames, type RatingRules } from '@quadrant/rules/rating';
import type { RatedGame } from '@quadrant/rules/tournament';
import type { Scorecard } from '../scorecard.js';
import { explainTrack, type ExplainedTrack } from './explain-track.js';

/** A game that somebody asks about: against which rating, and how it ended or would end. */
export interface ForeseenGame extends Omit<RatedGame, 'players'> {
  /** Before the game. */
  readonly opponentRating: number;
}

/**
 * What games would do to a rating, each of them told. Every opponent stays at the rating that is given for them.
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
