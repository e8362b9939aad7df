import { type Finding, finding, LEVELS, RULE_SYSTEM_IDS, type RuleSystemId } from '@quadrant/rules/tournament';
import type { KTable } from './k-tables.js';
import type { RatingRules } from './rating-rules.js';
import { validateDates } from '@quadrant/rules/policy';
import { validatePolicy } from './validate-policy.js';

/** A larger k-factor than the whole scale moves nobody any further, and with this limit sums stay finite. */
const LARGEST_K_FACTOR = 3000;

/**
 * Returns the reasons why rules cannot rate every possible tournament: days on which no row is in force or more than
 * one, levels without a k-value, and values that cannot be computed with. Pointers lead into the rules as a JSON value.
 */
export const validateRatingRules = (rules: RatingRules): Finding[] =>
  RULE_SYSTEM_IDS.flatMap((ruleSystem) => [
    ...validatePolicies(rules, ruleSystem),
    ...validateKTables(rules, ruleSystem),
  ]);

function validatePolicies({ policies, kTables }: RatingRules, ruleSystem: RuleSystemId): Finding[] {
  const rows = policies[ruleSystem];
  if (rows === undefined) return [];
  const pointer = `/policies/${ruleSystem}`;
  const findings = validateDates(rows, pointer, `policies of ${ruleSystem}`);
  rows.forEach(({ policy }, index) => findings.push(...validatePolicy(policy, `${pointer}/${index}/policy`)));
  if (kTables[ruleSystem] === undefined) {
    const message = `${ruleSystem} has a rating policy and no k-table.`;
    findings.push(finding('k-table-missing', '/kTables', message, 'Add its k-tables, or remove its policies.'));
  }
  return findings;
}

function validateKTables({ kTables }: RatingRules, ruleSystem: RuleSystemId): Finding[] {
  const rows = kTables[ruleSystem];
  if (rows === undefined) return [];
  const pointer = `/kTables/${ruleSystem}`;
  const findings = validateDates(rows, pointer, `k-tables of ${ruleSystem}`);
  rows.forEach((row, index) => findings.push(...validateKFactors(row, `${pointer}/${index}/kFactors`)));
  return findings;
}

function validateKFactors({ kFactors }: KTable, pointer: string): Finding[] {
  // JSON written by hand may lack a level, whatever the type says.
  const given: Partial<typeof kFactors> = kFactors;
  return LEVELS.flatMap((level) => {
    const kFactor = given[level];
    if (kFactor === undefined) {
      return finding(
        'level-missing',
        pointer,
        `Level ${level} has no k-value.`,
        'Give one for each of the levels 1 to 5.',
      );
    }
    if (Number.isFinite(kFactor) && kFactor >= 0 && kFactor <= LARGEST_K_FACTOR) return [];
    const message = `The k-value of level ${level} is ${kFactor}.`;
    return finding(
      'k-factor-not-usable',
      `${pointer}/${level}`,
      message,
      `Give a number from 0 to ${LARGEST_K_FACTOR}.`,
    );
  });
}
