import { cardsInDeck, type Setting } from './formats.js';
import type { PlayedGame } from './played-games.js';
import { mirrored, victoryPointsOf, winnerOfGame } from './results.js';
import type { Score } from './scores.js';
import type { RuleSystem } from '@quadrant/rules/tournament';

/** 001, Scoring, Star Trek: points below 0 count as 0, above 100 as 100, for the differential only. */
const MOST_POINTS = 100;

/** 001, "Forfeited games": 0(-100) against 2(+100). */
const FORFEIT = 100;

// @row 180, 181, 182, 184, 185, 186, 187, 188, 189
/** Points that make a full win unless something alters the victory conditions (001, Scoring: 95 to -8 is a modified win). */
export const POINTS_TO_WIN = 100;

/** Returns the most that the score of one game can give. */
export const mostDifferential = (setting: Setting): number => cardsInDeck(setting) ?? MOST_POINTS;

/** Limits a score for the differential: 0 to 100 points, or no more cards than there are. */
export const limited = (score: number, setting: Setting): number =>
  Math.min(Math.max(score, 0), mostDifferential(setting));

/** 001, "Forfeited games" is part of "Unique to Star Trek CCG". */
const isForfeit = ({ endedBy }: PlayedGame, { game }: Setting): boolean => endedBy === 'forfeit' && game === 'stccg';

/** Tells whether the differential depends on a score, so that it is lost when the score is missing. */
export const needsScore = (game: PlayedGame, setting: Setting): boolean =>
  game.differential === null &&
  winnerOfGame(game.result) !== null &&
  game.endedBy !== 'quit' &&
  !isForfeit(game, setting);

/**
 * Returns the first player's differential of a game; the opponent's is its negative. Source: 001, Scoring. A
 * differential set by the director is kept. After a quit nothing else is known, so without it the game gives 0, as
 * does a game without a needed score.
 */
export function differentialOf(game: PlayedGame, setting: Setting): number {
  if (game.differential !== null) return game.differential;
  // "True ties" give 1 victory point and 0 differential.
  const winner = winnerOfGame(game.result);
  if (winner === null || game.endedBy === 'quit') return 0;
  const won = isForfeit(game, setting) ? FORFEIT : marginOfWinner(game, winner, setting);
  return winner === 0 || won === 0 ? won : -won;
}

function marginOfWinner({ score }: PlayedGame, winner: 0 | 1, setting: Setting): number {
  if (score === null) return 0;
  const winning = limited(score[winner], setting);
  // Life Force and Draw Deck: when time is called, the cards that the loser has left go to their lost pile and
  // subtract nothing.
  if (setting.game !== 'stccg') return winning;
  // When both are at 100 or more, or both at 0 or less, it is +1 and -1. Our choice: this holds for everybody who
  // wins without having more.
  const losing = limited(score[winner === 0 ? 1 : 0], setting);
  return Math.max(winning - losing, 1);
}

/** 001, "Tournament scoring": returns the score of each of the two players for a game. */
export function scoresOf(game: PlayedGame, setting: Setting): readonly [Score, Score] {
  const differential = differentialOf(game, setting);
  return [
    { points: victoryPointsOf(game.result), differential },
    // `0 - 0` is 0, while -0 would be a different number in a comparison.
    { points: victoryPointsOf(mirrored(game.result)), differential: 0 - differential },
  ];
}

/**
 * 001, Scoring: a Star Trek game is won in full with 100 points. A full win of Star Wars leaves the loser no Life Force; with some
 * left, time was called. In Young Jedi planets come before cards, so cards tell nothing.
 */
export const marginOfScore: RuleSystem['marginOfScore'] = (winning, losing, { game }) => {
  if (game === 'stccg') return winning >= POINTS_TO_WIN ? 'full' : 'modified';
  if (game === 'swccg') return losing <= 0 ? 'full' : 'modified';
  return null;
};
