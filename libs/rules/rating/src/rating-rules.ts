import { joined, phrase, say, type Text } from '@quadrant/rules/message';
import { getRuleSystem } from '@quadrant/rules/systems';
import { RULE_SYSTEM_IDS, type Level, type RuleSystemId } from '@quadrant/rules/tournament';
import { findInForce, type Dated } from '@quadrant/rules/policy';
import { K_TABLES, type KTable } from './k-tables.js';
import { getPolicy } from './policies.js';
import type { RatingPolicy } from './policy.js';

export interface DatedPolicy extends Dated {
  readonly policy: RatingPolicy;
}

type ByRuleSystem<Row> = Readonly<Partial<Record<RuleSystemId, readonly Row[]>>>;

/**
 * The rules and points by which each rule system rates. The local date of a tournament decides which rows are in force
 * for it. A rule system that is missing here has no rating. It is a plain JSON value.
 */
export interface RatingRules {
  readonly policies: ByRuleSystem<DatedPolicy>;
  readonly kTables: ByRuleSystem<KTable>;
}

const always = (name: string): readonly DatedPolicy[] => [{ from: null, to: null, policy: getPolicy(name) }];

/** Builds the rows of each rule system that names a policy for its ratings. */
const ofRated = <Row>(rowsOf: (policy: string) => readonly Row[]): ByRuleSystem<Row> =>
  Object.fromEntries(
    RULE_SYSTEM_IDS.flatMap((id) => {
      const { ratingPolicy } = getRuleSystem(id);
      return ratingPolicy === null ? [] : [[id, rowsOf(ratingPolicy)]];
    }),
  );

/** These rules are in force, unless somebody asks what if. A rule system without a policy has no rating. */
export const DEFAULT_RATING_RULES: RatingRules = { policies: ofRated(always), kTables: ofRated(() => K_TABLES) };

/** Returns the policy for a tournament of this rule system and local date (`YYYY-MM-DD`); null when it is not rated. */
export const findPolicy = (rules: RatingRules, ruleSystem: RuleSystemId, localDate: string): RatingPolicy | null =>
  findInForce(rules.policies[ruleSystem], localDate)?.policy ?? null;

/** The points at stake in one game, and the table that sets them, in words. */
export interface KFactorRule {
  readonly kFactor: number;
  readonly rule: Text;
}

/**
 * Returns the points at stake in one game between two players of a tournament of this level and local date (`YYYY-MM-DD`).
 *
 * @throws RangeError when no table is in force; `validateRatingRules` finds that earlier
 */
export const kFactorOn = (rules: RatingRules, ruleSystem: RuleSystemId, level: Level, localDate: string): number =>
  getKTable(rules, ruleSystem, localDate).kFactors[level];

/**
 * Returns the points of {@link kFactorOn}, with the table, the level and the date that they follow from.
 *
 * @throws RangeError as {@link kFactorOn} does
 */
export function explainKFactor(
  rules: RatingRules,
  ruleSystem: RuleSystemId,
  level: Level,
  localDate: string,
): KFactorRule {
  const { source, kFactors, from, to } = getKTable(rules, ruleSystem, localDate);
  const begin = from === null ? [] : [say`from ${from}`];
  const end = to === null ? [] : [say`before ${to}`];
  const parts = [...begin, ...end];
  const span = parts.length === 0 ? say`always` : joined(parts, ' and ');
  return {
    kFactor: kFactors[level],
    rule: say`level ${level} on ${localDate}, table in force ${span} (${phrase(source)})`,
  };
}

function getKTable({ kTables }: RatingRules, ruleSystem: RuleSystemId, localDate: string): KTable {
  const table = findInForce(kTables[ruleSystem], localDate);
  if (table === null) throw new RangeError(`No k-table of ${ruleSystem} is in force on ${localDate}.`);
  return table;
}
