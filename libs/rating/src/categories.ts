import {
  CATEGORIES,
  getRuleSystem,
  RULE_SYSTEM_IDS,
  type Category,
  type GameTitle,
  type RuleSystemId,
} from '@quadrant/tournament';
import { RATING_POLICIES } from './policy.js';

/** The categories that a game title has a rating for under any of its rule systems; none for one that nobody rates (004). */
export function categoriesOf(game: GameTitle): readonly Category[] {
  const rated = new Set(
    RULE_SYSTEM_IDS.filter((id) => getRuleSystem(id).games.includes(game)).flatMap(categoriesUnder),
  );
  return CATEGORIES.filter((category) => rated.has(category));
}

const categoriesUnder = (id: RuleSystemId): Category[] =>
  Object.values(RATING_POLICIES[id]?.categories ?? {}).flatMap((categories) => categories);
