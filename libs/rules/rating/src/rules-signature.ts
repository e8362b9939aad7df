import { byFirstDay, type Dated } from '@quadrant/rules/policy';
import { canonicalSha256 } from '@quadrant/rules/tournament';
import { switchesOf } from './policy.js';
import type { RatingRules } from './rating-rules.js';

/**
 * Hex SHA-256 of everything in rules that enters a number or a hash of history, in canonical form: the same however rows
 * and keys are ordered, and whatever is said about sources.
 */
export const ratingRulesSignature = ({ policies, kTables }: RatingRules): string =>
  canonicalSha256({
    policies: tellRows(policies, ({ from, to, policy }) => ({
      from,
      to,
      name: policy.name,
      switches: switchesOf(policy),
    })),
    kTables: tellRows(kTables, ({ from, to, kFactors }) => ({ from, to, kFactors })),
  });

const tellRows = <Row extends Dated>(
  bySystem: Readonly<Record<string, readonly Row[]>>,
  tell: (row: Row) => Dated,
): Record<string, Dated[]> =>
  Object.fromEntries(
    Object.entries(bySystem).map(([ruleSystem, rows]) => [ruleSystem, [...rows].sort(byFirstDay).map(tell)]),
  );
