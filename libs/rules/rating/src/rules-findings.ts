import type { Finding, Severity } from '@quadrant/rules/tournament';

/** Every finding about rating rules. `docs/findings.md` explains each. */
export const RATING_RULES_FINDINGS = {
  // These can occur in any document.
  'not-an-object': 'error',
  'missing-key': 'error',
  'wrong-type': 'error',
  'unknown-literal': 'error',
  'too-many-values': 'error',
  'more-findings': 'note',

  // A report may contain unknown keys, but a misspelt rule would be answered as if it had no effect.
  'unknown-rule': 'error',

  // These are about the rows in force.
  'k-table-missing': 'error',
  'level-missing': 'error',
  'k-factor-not-usable': 'error',
  'policy-not-usable': 'error',
  'policy-name-taken': 'error',
} as const satisfies Readonly<Record<string, Severity>>;

type RatingRulesFinding = keyof typeof RATING_RULES_FINDINGS;

/** The severity belongs to the code, so that one code never means two things. */
export const finding = (code: RatingRulesFinding, pointer: string, message: string, advice: string): Finding => ({
  severity: RATING_RULES_FINDINGS[code],
  code,
  pointer,
  message,
  advice,
});
