import { expectedScore } from './elo.js';
import { endOfStep, type GameColumns } from './game-columns.js';
import { isPlainElo, pointsOf } from './points.js';
import type { RatingPolicy } from './policy.js';

/**
 * Rates games in place, step by step: every game of a step takes its players' ratings as the step before left them
 * (`docs/decisions/0016-rate-game-by-game.md`; 000, section 8 says only "Elo", Decipher published "recalculated after each game").
 * Two players are a step of their own, a round of pods is one. Each side computes its own expectation, so that who is named
 * first changes no bit; the points of a player in a step are added up in the order of the games and then added to the
 * rating, which is brought within its bounds last.
 *
 * One tournament or the games of many with the same k-factor, whose steps are then numbered on: the ratings may be those of
 * entries or of all players.
 *
 * @param games by step
 * @param ratings by index of the games; changed
 * @param kFactor points at stake in one game of two players
 * @param scratch zeros, as many as ratings, and zeros again afterwards: spares making them where a step has several games
 */
export function rateGames(
  policy: RatingPolicy,
  games: GameColumns,
  ratings: Float64Array,
  kFactor: number,
  scratch?: Float64Array,
): void {
  const { length } = games;
  let gains = scratch;
  let game = policy.update === 'per-game' ? rateSingleGames(policy, games, 0, ratings, kFactor) : 0;
  while (game < length) {
    const end = endOfStep(games, game, policy.update);
    gains ??= new Float64Array(ratings.length);
    rateStep(policy, games, game, end, ratings, kFactor, gains);
    game = rateSingleGames(policy, games, end, ratings, kFactor);
  }
}

/** Returns the rating, brought within the bounds of the policy. */
export const bounded = ({ floor, ceiling }: RatingPolicy, rating: number): number =>
  Math.min(ceiling, Math.max(floor, rating));

/**
 * Rates games that each form a step alone, from game `first` on. Long histories spend most time in this loop. Its
 * results equal those of {@link rateStep}, without the detour over gains.
 *
 * @returns the first game that shares its step with others, or the end
 */
function rateSingleGames(
  policy: RatingPolicy,
  { length, one, other, score, share, step, modified }: GameColumns,
  first: number,
  ratings: Float64Array,
  kFactor: number,
): number {
  const { floor, ceiling } = policy;
  const isPlain = isPlainElo(policy);
  let game = first;
  for (; game < length; game++) {
    if (step[game] === step[game + 1] && game + 1 < length) break;
    const onePlayer = one[game]!;
    const otherPlayer = other[game]!;
    const before = ratings[onePlayer]!;
    const otherBefore = ratings[otherPlayer]!;
    const scored = score[game]!;
    const stake = kFactor * share[game]!;
    const expected = expectedScore(before, otherBefore);
    const otherExpected = expectedScore(otherBefore, before);
    const points = isPlain
      ? stake * (scored - expected)
      : pointsOf(policy, stake, scored, expected, before, modified[game]!);
    const otherPoints = isPlain
      ? stake * (1 - scored - otherExpected)
      : pointsOf(policy, stake, 1 - scored, otherExpected, otherBefore, modified[game]!);
    ratings[onePlayer] = Math.min(ceiling, Math.max(floor, before + points));
    ratings[otherPlayer] = Math.min(ceiling, Math.max(floor, otherBefore + otherPoints));
  }
  return game;
}

function rateStep(
  policy: RatingPolicy,
  { one, other, score, share, modified }: GameColumns,
  first: number,
  end: number,
  ratings: Float64Array,
  kFactor: number,
  gains: Float64Array,
): void {
  for (let game = first; game < end; game++) {
    const oneBefore = ratings[one[game]!]!;
    const otherBefore = ratings[other[game]!]!;
    const stake = kFactor * share[game]!;
    const scored = score[game]!;
    const isModified = modified[game]!;
    gains[one[game]!]! += pointsOf(policy, stake, scored, expectedScore(oneBefore, otherBefore), oneBefore, isModified);
    gains[other[game]!]! += pointsOf(
      policy,
      stake,
      1 - scored,
      expectedScore(otherBefore, oneBefore),
      otherBefore,
      isModified,
    );
  }
  for (let game = first; game < end; game++) {
    settle(policy, one[game]!, ratings, gains);
    settle(policy, other[game]!, ratings, gains);
  }
}

/** Adds the points that a player gained in a step. A second call adds nothing. */
function settle(policy: RatingPolicy, player: number, ratings: Float64Array, gains: Float64Array): void {
  ratings[player] = bounded(policy, ratings[player]! + gains[player]!);
  gains[player] = 0;
}
