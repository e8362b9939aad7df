import { FINDINGS_TO_BE_CONFIRMED } from '@quadrant/rules/findings';
import type { Finding } from '@quadrant/rules/tournament';

export interface Confirmation {
  readonly code: string;
  /** The JSON pointer of the finding. Null means every place where the code is found. */
  readonly pointer: string | null;
  readonly reason: string;
}

/** A report with these findings waits until its sender says why it is right. */
export const TO_BE_CONFIRMED: readonly string[] = [
  ...Object.keys(FINDINGS_TO_BE_CONFIRMED),
  'full-win-below-cap',
  'true-tie-ended-normally',
  'forfeit-counts-as-played',
];

const needsConfirmation = ({ code }: Pick<Finding, 'code'>): boolean => TO_BE_CONFIRMED.includes(code);

/** Lists the findings that nobody has confirmed yet. */
export const findUnconfirmed = (findings: readonly Finding[], confirmations: readonly Confirmation[]): Finding[] =>
  findings.filter((finding) => needsConfirmation(finding) && !confirmations.some((each) => confirms(each, finding)));

/** Lists the findings that were confirmed, each with the reason. */
export const findConfirmed = (
  findings: readonly Finding[],
  confirmations: readonly Confirmation[],
): { readonly finding: Finding; readonly reason: string }[] =>
  findings.filter(needsConfirmation).flatMap((finding) => {
    const said = confirmations.find((each) => confirms(each, finding));
    return said === undefined ? [] : [{ finding, reason: said.reason }];
  });

export interface ConfirmedRevision {
  readonly findings: readonly Finding[];
  readonly confirmations: readonly Confirmation[];
}

/** Tells whether the revision that counts has the same finding. */
export const isCounted = ({ code, message }: Finding, current: Pick<ConfirmedRevision, 'findings'> | null): boolean =>
  current?.findings.some((each) => each.code === code && String(each.message) === String(message)) ?? false;

/**
 * Returns the confirmations that are kept with a report: those of its sender, and those of the current revision for
 * findings that are the same. A confirmation without a finding is dropped. If both confirm one finding, the sender's
 * new one counts.
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

/** Lists the findings of a stored report that are news: nobody has confirmed them, or they were not found when it came. */
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
