import type { Text } from '@quadrant/rules/message';
import type { Finding, Severity } from '@quadrant/rules/tournament';

/** Every finding about rows with dates of effect, and about what stands in the stability policy. `docs/findings.md` explains each. */
export const POLICY_FINDINGS = {
  'bad-day': 'error',
  'dates-reversed': 'error',
  'ruling-effect-unknown': 'error',
  'dates-missing': 'error',
  'dates-gap': 'error',
  'dates-overlap': 'error',
  'policy-value-not-usable': 'error',
} as const satisfies Readonly<Record<string, Severity>>;

/** The severity belongs to the code, so that one code never means two things. */
export const finding = (code: keyof typeof POLICY_FINDINGS, pointer: string, message: Text, advice: Text): Finding => ({
  severity: POLICY_FINDINGS[code],
  code,
  pointer,
  message,
  advice,
});
