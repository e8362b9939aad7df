import {
  explainGames,
  explainKFactor,
  findPolicy,
  GameUnpacker,
  type ExplainedGame,
  type KFactorRule,
  type RatingPolicy,
  type RatingRules,
} from '@quadrant/rules/rating';
import type { Scorecard } from '@quadrant/rules/history';

/** Explains how a tournament was rated on one track, by every game of each of its players. */
export interface ExplainedTrack {
  readonly policy: RatingPolicy;
  readonly kFactor: KFactorRule;
  /** In playing order; players are entries. Each game stands twice, once from either side. */
  readonly games: readonly ExplainedGame[];
}

/**
 * Rates the games of a scorecard again, and tells each of them. Null when the rules rate no such tournament.
 *
 * @param before rating of each entry before the tournament; nobody asks for that of an entry without rated games
 */
export function explainTrack(
  rules: RatingRules,
  { ruleSystem, level, localDate, games }: Pick<Scorecard, 'ruleSystem' | 'level' | 'localDate' | 'games'>,
  before: Float64Array,
): ExplainedTrack | null {
  const policy = findPolicy(rules, ruleSystem, localDate);
  if (policy === null) return null;
  const kFactor = explainKFactor(rules, ruleSystem, level, localDate);
  return { policy, kFactor, games: explainGames(policy, new GameUnpacker().unpack(games), before, kFactor) };
}
