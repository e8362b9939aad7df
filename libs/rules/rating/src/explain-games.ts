import { expectedScore } from './elo.js';
import { endOfStep, type GameColumns } from './game-columns.js';
import { pointsOf } from './points.js';
import type { RatingPolicy } from './policy.js';
import { bounded } from './rate-games.js';
import type { KFactorRule } from './rating-rules.js';

/** It explains, to the last bit, how a game moved the rating of one of its two players. */
export interface ExplainedGame {
  readonly game: number;
  /** Games of one step are rated on the same ratings. When a tournament is rated as a whole, all games are of its first step. */
  readonly step: number;
  readonly player: number;
  readonly opponent: number;
  /** Both ratings are those before the step. */
  readonly ratingBefore: number;
  readonly opponentRating: number;
  /** It ranges from 0 to 1. */
  readonly expected: number;
  /** The player's own score is 1, 0.5 or 0. */
  readonly score: number;
  readonly modified: boolean;
  readonly kFactor: KFactorRule;
  /** It is the part of the k-factor at stake. */
  readonly share: number;
  /** The points that were added: they include rounding and protection, but not the bounds. */
  readonly product: number;
  /** The rating after the step is within the bounds. */
  readonly ratingAfter: number;
}

/**
 * Explains each game for each of its two players, in playing order, `one` before `other`.
 *
 * A player's products lead from `before` to the result of `rateGames`, bit for bit: for each step, add up the products of
 * that step in their order, beginning with 0; add the sum to the rating; bring the rating within the bounds of the policy.
 *
 * @param games by step
 * @param before rating of each player before the first game; it is not changed
 * @param kFactor points at stake in one game of two players, and why
 */
export function explainGames(
  policy: RatingPolicy,
  games: GameColumns,
  before: Float64Array,
  kFactor: KFactorRule,
): ExplainedGame[] {
  const ratings = Float64Array.from(before);
  const explained: ExplainedGame[] = [];
  let end = 0;
  for (let first = 0; first < games.length; first = end) {
    end = endOfStep(games, first, policy.update);
    const told: Omit<ExplainedGame, 'ratingAfter'>[] = [];
    for (let game = first; game < end; game++) {
      told.push(...bothSides(policy, games, game, games.step[first]!, ratings, kFactor));
    }
    const gains = new Map<number, number>();
    for (const { player, product } of told) gains.set(player, (gains.get(player) ?? 0) + product);
    for (const [player, gain] of gains) ratings[player] = bounded(policy, ratings[player]! + gain);
    for (const side of told) explained.push({ ...side, ratingAfter: ratings[side.player]! });
  }
  return explained;
}

function bothSides(
  policy: RatingPolicy,
  { one, other, score, share, modified }: GameColumns,
  game: number,
  step: number,
  ratings: Float64Array,
  kFactor: KFactorRule,
): Omit<ExplainedGame, 'ratingAfter'>[] {
  const sideOf = (player: number, opponent: number, scored: number) => {
    const ratingBefore = ratings[player]!;
    const opponentRating = ratings[opponent]!;
    const expected = expectedScore(ratingBefore, opponentRating);
    const stake = kFactor.kFactor * share[game]!;
    return {
      game,
      step,
      player,
      opponent,
      ratingBefore,
      opponentRating,
      expected,
      score: scored,
      modified: modified[game] === 1,
      kFactor,
      share: share[game]!,
      product: pointsOf(policy, stake, scored, expected, ratingBefore, modified[game]!),
    };
  };
  return [sideOf(one[game]!, other[game]!, score[game]!), sideOf(other[game]!, one[game]!, 1 - score[game]!)];
}
