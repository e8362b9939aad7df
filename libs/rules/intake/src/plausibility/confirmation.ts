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
  'forfeit-counts-as-played',
];

/** Whether a report with this finding waits for a confirmation. */
const needsConfirmation = ({ code }: Pick<Finding, 'code'>): boolean => TO_BE_CONFIRMED.includes(code);

/** Findings that nobody has confirmed yet. */
export const findUnconfirmed = (findings: readonly Finding[], confirmations: readonly Confirmation[]): Finding[] =>
  findings.filter((finding) => needsConfirmation(finding) && !confirmations.some((each) => confirms(each, finding)));

/** Findings that somebody has confirmed, each with the reason. */
export const findConfirmed = (
  findings: readonly Finding[],
  confirmations: readonly Confirmation[],
): { readonly finding: Finding; readonly reason: string }[] =>
  findings.filter(needsConfirmation).flatMap((finding) => {
    const said = confirmations.find((each) => confirms(each, finding));
    return said === undefined ? [] : [{ finding, reason: said.reason }];
  });

/** What was said to a revision that counts. */
export interface ConfirmedRevision {
  readonly findings: readonly Finding[];
  readonly confirmations: readonly Confirmation[];
}

/** Whether the revision that counts has the same finding. */
export const isCounted = ({ code, message }: Finding, current: Pick<ConfirmedRevision, 'findings'> | null): boolean =>
  current?.findings.some((each) => each.code === code && String(each.message) === String(message)) ?? false;

/**
 * What is kept with a report of what its sender says to its findings, and of what was said to the current revision as far as
 * that has the same findings. What confirms nothing is dropped; of two words about one finding, the sender's now counts.
 */
export function keepConfirmations(
  findings: readonly Finding[],
  said: readonly Confirmation[],
  current: ConfirmedRevision | null,
): Confirmation[] {
  const earlier = findings.filter((finding) => isCounted(finding, current));
  const used = [...findUsed(findings, said), ...findUsed(earlier, current?.confirmations ?? [])];
  return used.filter(
    ({ code, pointer }, index) => used.findIndex((each) => each.code === code && each.pointer === pointer) === index,
  );
}

/** Findings of a stored report that are news to somebody: nobody has confirmed them, or they were not found when it came. */
export function findNews(
  findings: readonly Finding[],
  { findings: told, confirmations }: ConfirmedRevision,
): Finding[] {
  const known = new Set(told.map(({ code }) => code));
  const open = new Set(findUnconfirmed(findings, confirmations));
  return findings.filter((finding) => (needsConfirmation(finding) ? open.has(finding) : !known.has(finding.code)));
}

const findUsed = (findings: readonly Finding[], confirmations: readonly Confirmation[]): Confirmation[] =>
  confirmations.filter((each) => findings.some((finding) => needsConfirmation(finding) && confirms(each, finding)));

const confirms = ({ code, pointer }: Confirmation, finding: Finding): boolean =>
  code === finding.code && (pointer === null || pointer === finding.pointer);
