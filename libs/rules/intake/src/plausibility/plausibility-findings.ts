import type { Text } from '@quadrant/rules/message';
import type { Finding, Severity } from '@quadrant/rules/tournament';

/** These findings are about facts that contradict each other, or that are unlikely by experience. */
export const PLAUSIBILITY_FINDINGS = {
  'possible-duplicate': 'warning',
  'player-in-two-places': 'warning',
  'favourite-loses-to-newcomers': 'warning',
  'mostly-new-players': 'warning',
  'announced-here': 'warning',
  'is-announced': 'note',
  'announced-and-cancelled': 'warning',
} as const satisfies Readonly<Record<string, Severity>>;

export type PlausibilityFinding = keyof typeof PLAUSIBILITY_FINDINGS;

export const plausibilityFinding = (
  code: PlausibilityFinding,
  pointer: string,
  message: Text,
  advice: Text,
): Finding => ({ severity: PLAUSIBILITY_FINDINGS[code], code, pointer, message, advice });
