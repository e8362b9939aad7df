import { isApprovedDirector, placeOf } from '@quadrant/rules/permissions';
import type { Finding, TournamentHeader } from '@quadrant/rules/tournament';
import type { ReportDelivery } from './delivery.js';
import type { ReportFacts } from './report-facts.js';

/** Why a report waits for a decision; the code of the finding that says so, too. */
export const HELD_REASONS = ['sender-not-approved'] as const;
export type HeldReasonKind = (typeof HELD_REASONS)[number];

/** One reason, as the receipt and the list of what waits tell it. */
export interface HeldReason {
  readonly kind: HeldReasonKind;
  readonly message: string;
}

/** What keeps a report from counting at once. */
export interface PlannedHold {
  /** Empty: it counts. */
  readonly reasons: readonly HeldReason[];
  /** One for each reason. */
  readonly findings: readonly Finding[];
}

const NOTHING: PlannedHold = { reasons: [], findings: [] };

/** Decides whether a report waits as a whole. What a coordinator or the operator sends, or has approved, never does. */
export function planHold(delivery: ReportDelivery, facts: Pick<ReportFacts, 'existing'>): PlannedHold {
  const { role, isApproved = false } = delivery;
  if (role !== 'director' || isApproved) return NOTHING;
  const findings = [...senderFindings(delivery, facts)];
  const reasons = findings.map(({ code, message }) => ({ kind: code, message }));
  return { reasons, findings };
}

type HoldingFinding = Finding & { readonly code: HeldReasonKind };

// @reading who-may-report
/** A report counts at once where its sender is approved as a director; a revision, in the place of its tournament, too. */
function senderFindings(
  { submitter, report, reportsFrom = 'approved' }: ReportDelivery,
  { existing }: Pick<ReportFacts, 'existing'>,
): HoldingFinding[] {
  if (reportsFrom === 'anyone') return [];
  const headers = [report.tournament, ...(existing === null ? [] : [existing.header])];
  if (headers.every((header) => isApprovedDirector(submitter, placed(header)))) return [];
  const isDirector = submitter.grants.some(({ role }) => role === 'director');
  const who = isDirector
    ? `"${submitter.handle}" is an approved director, but not in the place of this tournament`
    : `"${submitter.handle}" is not an approved director`;
  return [
    {
      severity: 'warning',
      code: 'sender-not-approved',
      pointer: '',
      message: `${who}, so the report waits for a coordinator and counts nothing until then.`,
      advice:
        'You need to do nothing: a coordinator of the place approves or declines it, and its time of receipt counts. Ask them to approve you as a director, so that your next reports count at once.',
    },
  ];
}

const placed = ({ country, region, online }: TournamentHeader) => ({ ...placeOf(country, region), isOnline: online });
