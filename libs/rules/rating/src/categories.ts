import { getRuleSystem } from '@quadrant/rules/systems';
import {
  CATEGORIES,
  RULE_SYSTEM_IDS,
  type Category,
  type GameTitle,
  type RuleSystemId,
} from '@quadrant/rules/tournament';
import { DEFAULT_RATING_RULES, type RatingRules } from './rating-rules.js';

/** The categories that a game title has a rating for under any of its rule systems; none for one that nobody rates (004). */
export function categoriesOf(game: GameTitle, rules: RatingRules = DEFAULT_RATING_RULES): readonly Category[] {
  const rated = new Set(
    RULE_SYSTEM_IDS.filter((id) => getRuleSystem(id).games.includes(game)).flatMap((id) => categoriesUnder(rules, id)),
  );
  return CATEGORIES.filter((category) => rated.has(category));
}

const categoriesUnder = ({ policies }: RatingRules, id: RuleSystemId): Category[] =>
  (policies[id] ?? []).flatMap(({ policy }) => Object.values(policy.categories).flat());
