import type { Severity } from '@quadrant/rules/tournament';

/**
 * The findings about claims that nothing covers; `docs/findings.md` explains each. All are warnings: the tournament
 * has been played, and its result stands with what was given.
 */
export const ENTITLEMENT_FINDINGS = {
  'earned-bye-unknown': 'warning',
  'earned-bye-used-up': 'warning',
  'earned-bye-forfeited': 'warning',
  'earned-bye-expired': 'warning',
  'earned-bye-for-another': 'warning',
  'earned-bye-not-for-round': 'warning',
  'head-start-unknown': 'warning',
  'head-start-used-up': 'warning',
  'head-start-forfeited': 'warning',
  'head-start-expired': 'warning',
  'head-start-for-another': 'warning',
  'head-start-amount': 'warning',
  'entitlement-choice-missing': 'warning',
  'entitlement-past-first-heat': 'warning',
} as const satisfies Readonly<Record<string, Severity>>;

export type EntitlementFinding = keyof typeof ENTITLEMENT_FINDINGS;
