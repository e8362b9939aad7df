import type { Text } from '@quadrant/rules/message';
import type { Finding, Severity } from '@quadrant/rules/tournament';

export const ANNOUNCEMENT_FINDINGS = {
  'announced-too-late': 'warning',
  'too-few-rounds-planned': 'warning',
  'fewer-rounds-planned-than-recommended': 'note',
  'kind-needs-application': 'note',
  'time-occurs-twice': 'note',
} as const satisfies Readonly<Record<string, Severity>>;

export type AnnouncementFinding = keyof typeof ANNOUNCEMENT_FINDINGS;

export const announcementFinding = (
  code: AnnouncementFinding,
  pointer: string,
  message: Text,
  advice: Text,
): Finding => ({ severity: ANNOUNCEMENT_FINDINGS[code], code, pointer, message, advice });
