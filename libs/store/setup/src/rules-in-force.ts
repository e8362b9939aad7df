import { DEFAULT_RATING_RULES, type RatingRules } from '@quadrant/rules/rating';

/**
 * The rules that everything is rated by. Nothing else binds rating rules: with others in a preview or a verification, what
 * they say would not be what a run publishes.
 */
export const RULES_IN_FORCE: RatingRules = DEFAULT_RATING_RULES;
