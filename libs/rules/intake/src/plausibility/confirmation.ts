import type { Finding } from '@quadrant/rules/tournament';
import { PLAUSIBILITY_FINDINGS } from './plausibility-findings.js';

/** What somebody says to a finding that may be wrong: it is right as it stands, because. */
export interface Confirmation {
  readonly code: string;
  /** JSON pointer of the finding; null: wherever the code is found. */
  readonly pointer: string | null;
  readonly reason: string;
}

/** Findings for which a report waits until whoever sent it says why it is right. */
export const TO_BE_CONFIRMED: readonly string[] = [
  ...Object.keys(PLAUSIBILITY_FINDINGS),
  'full-win-below-cap',
  'true-tie-ended-normally',
];

/** Whether a report with this finding waits for a confirmation. */
const needsConfirmation = ({ code }: Pick<Finding, 'code'>): boolean => TO_BE_CONFIRMED.includes(code);

/** Findings that nobody has confirmed yet. */
export const findUnconfirmed = (findings: readonly Finding[], confirmations: readonly Confirmation[]): Finding[] =>
  findings.filter((finding) => needsConfirmation(finding) && !confirmations.some((each) => confirms(each, finding)));

/** Those that confirm something: what is said beside the point is not kept. */
export const findUsed = (findings: readonly Finding[], confirmations: readonly Confirmation[]): Confirmation[] =>
  confirmations.filter((each) => findings.some((finding) => needsConfirmation(finding) && confirms(each, finding)));

const confirms = ({ code, pointer }: Confirmation, finding: Finding): boolean =>
  code === finding.code && (pointer === null || pointer === finding.pointer);
