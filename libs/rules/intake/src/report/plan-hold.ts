import { count, say } from '@quadrant/rules/message';
import { isApprovedDirector, placeOf } from '@quadrant/rules/permissions';
import { lastDayOf, stabilityOn } from '@quadrant/rules/policy';
import { type Finding, type TournamentHeader } from '@quadrant/rules/tournament';
import { describeClosed, findClosedPart } from '../holds/closed-part.js';
import type { HeldReason, HeldReasonKind } from '../holds/held-reason.js';
import { findUnconfirmed, isCounted } from '../plausibility/confirmation.js';
import { changedFacts, type PlannedRevision } from './changed-facts.js';
import type { ReportDelivery } from './delivery.js';
import type { ReportFacts } from './report-facts.js';

/** What keeps a report from counting at once. */
export interface PlannedHold {
  /** Empty: it counts. */
  readonly reasons: readonly HeldReason[];
  /** What is said of it beside the report's own findings. */
  readonly findings: readonly Finding[];
}

const NOTHING: PlannedHold = { reasons: [], findings: [] };

/** Whether somebody sends a report on the word of a director alone, where that is asked about. */
export const isGuarded = ({
  role,
  isApproved = false,
  reportsFrom = 'approved',
}: Pick<ReportDelivery, 'role' | 'isApproved' | 'reportsFrom'>): boolean =>
  role === 'director' && !isApproved && reportsFrom === 'approved';

/** What a report is judged by, before anybody asks whether it waits. */
export interface JudgedReport extends PlannedRevision {
  /** Findings that the report has anyway. */
  readonly stated: readonly Finding[];
}

/**
 * Decides whether a report waits as a whole. What the operator imports waits only where it may be stored already; what a
 * coordinator sends waits for their own confirmations alone. What a coordinator approves waits on where it has an unconfirmed
 * finding that they have not read: a second report of the same tournament may have come to count since.
 */
export function planHold(
  delivery: ReportDelivery,
  judged: JudgedReport,
  facts: Pick<ReportFacts, 'existing' | 'revised' | 'policies'>,
): PlannedHold {
  const { role, isApproved = false, confirmations = [] } = delivery;
  if (role === 'operator') return holdRepeat(findUnconfirmed(judged.stated.filter(isRepeat), confirmations));
  const findings = role === 'director' && !isApproved ? holdingFindings(delivery, judged, facts) : [];
  const reasons: HeldReason[] = findings.map(({ code, message }) => ({ kind: code, message }));
  const unconfirmed = findUnconfirmed(judged.stated, confirmations).filter(
    (finding) => !isCounted(finding, facts.existing?.current ?? null),
  );
  if (isApproved && findUnread(delivery, unconfirmed).length === 0) return NOTHING;
  return {
    reasons: [...reasons, ...(unconfirmed.length === 0 ? [] : [toBeConfirmed(unconfirmed)])],
    findings,
  };
}

const isRepeat = ({ code }: Finding): boolean => code === 'possible-duplicate';

const holdRepeat = (repeats: readonly Finding[]): PlannedHold =>
  repeats.length === 0 ? NOTHING : { reasons: [toBeConfirmed(repeats)], findings: [] };

/** Findings that whoever approved a report has not read. */
export const findUnread = (
  { readFindings = [] }: Pick<ReportDelivery, 'readFindings'>,
  unconfirmed: readonly Finding[],
): Finding[] => unconfirmed.filter((finding) => !isCounted(finding, { findings: readFindings }));

const toBeConfirmed = (findings: readonly Finding[]): HeldReason => ({
  kind: 'to-be-confirmed',
  message: say`The sender must confirm ${count(findings.length, 'finding')}, each with a reason: ${[...new Set(findings.map(({ code }) => code))].join(', ')}.`,
});

type HoldingFinding = Finding & { readonly code: HeldReasonKind };

const holdingFindings = (
  delivery: ReportDelivery,
  planned: PlannedRevision,
  facts: Pick<ReportFacts, 'existing' | 'revised' | 'policies'>,
): HoldingFinding[] => [
  ...senderFindings(delivery, facts),
  ...closedFindings(facts),
  ...windowFindings(delivery, facts),
  ...changeFindings(delivery, planned, facts),
];

// @reading who-may-report
/** A report counts at once where its sender is approved as a director; a revision, in the place of its tournament, too. */
function senderFindings(delivery: ReportDelivery, { existing }: Pick<ReportFacts, 'existing'>): HoldingFinding[] {
  if (!isGuarded(delivery)) return [];
  const { submitter, report } = delivery;
  const headers = [report.tournament, ...(existing === null ? [] : [existing.header])];
  if (headers.every((header) => isApprovedDirector(submitter, placed(header)))) return [];
  const isDirector = submitter.grants.some(({ role }) => role === 'director');
  const who = isDirector
    ? say`"${submitter.handle}" is an approved director, but not in the place of this tournament`
    : say`"${submitter.handle}" is not an approved director`;
  return [
    {
      severity: 'warning',
      code: 'sender-not-approved',
      pointer: '',
      message: say`${who}, so the report waits for a coordinator and counts nothing until then.`,
      advice: say`You need to do nothing: a coordinator of the place approves or declines it, and its time of receipt counts. Ask them to approve you as a director, so that your next reports count at once.`,
    },
  ];
}

/** A revision in a closed part of a season waits as a whole, so that ratings and league points never differ (000, 12.6). */
function closedFindings({ existing }: Pick<ReportFacts, 'existing'>): HoldingFinding[] {
  if (existing === null || existing.countsFor === null || existing.withdrawnAt !== null) return [];
  const closed = findClosedPart(existing.header, [existing.countsFor]);
  if (closed === null) return [];
  return [
    {
      severity: 'warning',
      code: 'part-closed',
      pointer: '',
      message: say`${describeClosed(closed)}, so the revision waits for a coordinator. Until then the current revision counts.`,
      advice: say`You need to do nothing: a coordinator approves or declines the revision as a whole.`,
    },
  ];
}

/**
 * A revision of a director counts at once until the correction window is over: so many days after an official refresh first
 * published the tournament. Later a coordinator decides about it, so that numbers that people rely on stay.
 */
function windowFindings(
  { receivedAt }: Pick<ReportDelivery, 'receivedAt'>,
  { existing, policies }: Pick<ReportFacts, 'existing' | 'policies'>,
): HoldingFinding[] {
  if (existing === null || existing.officialAt === null) return [];
  const { name, correctionDays } = stabilityOn(lastDayOf(existing.header), policies.stability);
  const end = new Date(existing.officialAt.getTime() + correctionDays * DAY);
  if (receivedAt < end) return [];
  const [official, over] = [existing.officialAt, end].map((each) => each.toISOString().slice(0, 10));
  return [
    {
      severity: 'warning',
      code: 'correction-window-over',
      pointer: '',
      message: say`The tournament became official on ${official ?? ''}, and directors could revise it until ${over ?? ''} (policy ${name}: ${correctionDays} days). The revision waits for a coordinator and changes nothing until then.`,
      advice: say`You need to do nothing: a coordinator of the place approves or declines the revision.`,
    },
  ];
}

/** A revision of a director is held as a whole where it changes what decides about numbers, or their own results. */
function changeFindings(
  delivery: ReportDelivery,
  planned: PlannedRevision,
  { revised = null }: Pick<ReportFacts, 'revised'>,
): HoldingFinding[] {
  const changes = revised === null ? [] : changedFacts(delivery, planned, revised);
  if (changes.length === 0) return [];
  const list = changes.map(({ what, before, after }) => say`${what}: ${before} → ${after}`).join('; ');
  return [
    {
      severity: 'warning',
      code: 'facts-changed',
      pointer: changes[0]!.pointer,
      message: say`The revision changes facts that a director does not change alone, so all of it waits for a coordinator. ${list}.`,
      advice: say`Wait for the coordinator, and tell them why; what counts now stays until then. Or send a revision without these changes: it takes the place of this one.`,
    },
  ];
}

const DAY = 86_400_000;

const placed = ({ country, region, online }: TournamentHeader) => ({ ...placeOf(country, region), isOnline: online });
