import { count, say, type Text } from '@quadrant/rules/message';
import { isApprovedDirector, placeOf } from '@quadrant/rules/permissions';
import { lastDayOf, stabilityOn } from '@quadrant/rules/policy';
import { finding, type Finding, type TournamentHeader } from '@quadrant/rules/tournament';
import { describeClosed, findClosedPart } from '../holds/closed-part.js';
import type { HeldReason, HeldReasonKind } from '../holds/held-reason.js';
import { findUnconfirmed, isCounted } from '@quadrant/rules/suspicions';
import { changedFacts, type PlannedRevision } from './changed-facts.js';
import { findUsedWindow } from './plan-arrival.js';
import type { ReportDelivery } from './delivery.js';
import type { ExistingTournament, ReportFacts } from './report-facts.js';

export interface PlannedHold {
  /** The report counts when it is empty. */
  readonly reasons: readonly HeldReason[];
  readonly findings: readonly Finding[];
}

const NOTHING: PlannedHold = { reasons: [], findings: [] };

/** Tells whether a report depends on a director's word alone, in an installation that checks that. */
export const isGuarded = ({
  role,
  isApproved = false,
  reportsFrom = 'approved',
}: Pick<ReportDelivery, 'role' | 'isApproved' | 'reportsFrom'>): boolean =>
  role === 'director' && !isApproved && reportsFrom === 'approved';

export interface JudgedReport extends PlannedRevision {
  /** The report has these findings in any case. */
  readonly stated: readonly Finding[];
}

/**
 * Decides whether a report waits as a whole. A report that the operator imports waits only when it may be stored
 * already. A coordinator's report waits only for their own confirmations. A report that a coordinator approves still
 * waits when it has an unconfirmed finding that they have not read: a second report of the same tournament may count
 * by now.
 */
export function planHold(
  delivery: ReportDelivery,
  judged: JudgedReport,
  facts: Pick<ReportFacts, 'existing' | 'revised' | 'policies' | 'historyWindows'>,
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

/** Returns the findings that had not been read when a report was approved. */
export const findUnread = (
  { readFindings = [] }: Pick<ReportDelivery, 'readFindings'>,
  unconfirmed: readonly Finding[],
): Finding[] => unconfirmed.filter((finding) => !isCounted(finding, { findings: readFindings }));

const toBeConfirmed = (findings: readonly Finding[]): HeldReason => ({
  kind: 'to-be-confirmed',
  message: say`The sender must confirm ${count(findings.length, 'finding')}, each with a reason: ${[...new Set(findings.map(({ code }) => code))].join(', ')}.`,
});

type HoldingFinding = Finding & { readonly code: HeldReasonKind };

const holdingFinding = (
  code: HoldingFinding['code'],
  pointer: string,
  message: Text,
  advice: Text,
): HoldingFinding => ({ ...finding(code, pointer, message, advice), code });

const holdingFindings = (
  delivery: ReportDelivery,
  planned: PlannedRevision,
  facts: Pick<ReportFacts, 'existing' | 'revised' | 'policies' | 'historyWindows'>,
): HoldingFinding[] => [
  ...historyFindings(delivery, facts),
  ...inferredFindings(delivery, facts),
  ...senderFindings(delivery, headersOf(delivery.report.tournament, facts.existing)),
  ...closedFindings(facts),
  ...windowFindings(delivery, facts),
  ...changeFindings(delivery, planned, facts),
];

const headersOf = (reported: TournamentHeader, existing: ExistingTournament | null): readonly TournamentHeader[] =>
  existing === null ? [reported] : [reported, existing.header];

/** Somebody sends a report at a time. */
export type Sender = Pick<ReportDelivery, 'submitter' | 'role' | 'isApproved' | 'reportsFrom' | 'receivedAt'>;

/** Says before a revision is written when it will count. */
export interface RevisionTerms {
  /** Every revision of this sender waits for these reasons, whatever it changes. */
  readonly waitsFor: readonly HeldReason[];
  /** From this time on a director's revision waits; null while that is not known, and for everybody else. */
  readonly atOnceUntil: Date | null;
  /** Whether facts that decide about numbers wait for a coordinator. */
  readonly guardsFacts: boolean;
}

/**
 * Tells whether a revision would count at once, before anybody knows what it changes.
 *
 * @param sender the one who would send it now
 */
export function termsOfRevision(
  sender: Sender,
  facts: { readonly existing: ExistingTournament; readonly policies: ReportFacts['policies'] },
): RevisionTerms {
  if (sender.role !== 'director') return { waitsFor: [], atOnceUntil: null, guardsFacts: false };
  const findings = [
    ...senderFindings(sender, [facts.existing.header]),
    ...closedFindings(facts),
    ...windowFindings(sender, facts),
  ];
  return {
    waitsFor: findings.map(({ code, message }) => ({ kind: code, message })),
    atOnceUntil: correctionWindow(facts.existing, facts.policies)?.end ?? null,
    guardsFacts: true,
  };
}

// @reading who-may-report
/** A report counts at once when its sender is approved as a director; for a revision, also in the place of its tournament. */
function senderFindings(delivery: Sender, headers: readonly TournamentHeader[]): HoldingFinding[] {
  if (!isGuarded(delivery)) return [];
  const { submitter } = delivery;
  if (headers.every((header) => isApprovedDirector(submitter, placed(header)))) return [];
  const isDirector = submitter.grants.some(({ role }) => role === 'director');
  const who = isDirector
    ? say`"${submitter.handle}" is an approved director, but not in the place of this tournament`
    : say`"${submitter.handle}" is not an approved director`;
  return [
    holdingFinding(
      'sender-not-approved',
      '',
      say`${who}, so the report waits for a coordinator and counts nothing until then.`,
      say`You need to do nothing: a coordinator of the place approves or declines it, and its time of receipt counts. Ask them to approve you as a director, so that your next reports count at once.`,
    ),
  ];
}

/** An old tournament that comes in a history window waits: a coordinator reviews what directors bring from the past. */
function historyFindings(
  delivery: ReportDelivery,
  facts: Pick<ReportFacts, 'existing' | 'policies' | 'historyWindows'>,
): HoldingFinding[] {
  const window = findUsedWindow(delivery, facts);
  if (window === null) return [];
  return [
    holdingFinding(
      'history-window',
      '/tournament/startsAt',
      say`The tournament is older than directors may report by themselves. It comes in history window ${window.number} (${window.from} to ${window.to}), so it waits for a coordinator and counts nothing until then.`,
      say`You need to do nothing: a coordinator of the place approves or declines it.`,
    ),
  ];
}

// @row 265
/** Results that nobody states are rated only by decision of a coordinator; a revision that keeps their reason needs no other. */
function inferredFindings(
  { report: { inferredRated } }: Pick<ReportDelivery, 'report'>,
  { revised }: Pick<ReportFacts, 'revised'>,
): HoldingFinding[] {
  if (inferredRated === undefined || revised?.report.inferredRated === inferredRated) return [];
  return [
    holdingFinding(
      'inferred-rated',
      '/inferredRated',
      say`The report rates inferred results, and only a coordinator can decide that. So it waits and counts nothing until then.`,
      say`You need to do nothing: a coordinator approves or declines it. Without inferredRated it counts at once, and these results are not rated.`,
    ),
  ];
}

/** A revision in a closed part of a season waits as a whole, so that ratings and league points never differ (000, 12.6). */
function closedFindings({ existing }: Pick<ReportFacts, 'existing'>): HoldingFinding[] {
  if (existing === null || existing.countsFor === null || existing.withdrawnAt !== null) return [];
  const closed = findClosedPart(existing.header, [existing.countsFor]);
  if (closed === null) return [];
  return [
    holdingFinding(
      'part-closed',
      '',
      say`${describeClosed(closed)}, so the revision waits for a coordinator. Until then the current revision counts.`,
      say`You need to do nothing: a coordinator approves or declines the revision as a whole.`,
    ),
  ];
}

/**
 * A director's revision counts at once until the correction window is over, a number of days after an official refresh
 * first published the tournament. Later a coordinator decides about it, so that published numbers stay reliable.
 */
function windowFindings(
  { receivedAt }: Pick<ReportDelivery, 'receivedAt'>,
  { existing, policies }: Pick<ReportFacts, 'existing' | 'policies'>,
): HoldingFinding[] {
  const window = existing && correctionWindow(existing, policies);
  if (window === null || receivedAt < window.end) return [];
  const { name, correctionDays, begin, end } = window;
  const [official, over] = [begin, end].map((each) => each.toISOString().slice(0, 10));
  return [
    holdingFinding(
      'correction-window-over',
      '',
      say`The tournament became official on ${official ?? ''}, and directors could revise it until ${over ?? ''} (policy ${name}: ${correctionDays} days). The revision waits for a coordinator and changes nothing until then.`,
      say`You need to do nothing: a coordinator of the place approves or declines the revision.`,
    ),
  ];
}

/** Returns the time in which directors revise by themselves; null before an official refresh has published the tournament. */
function correctionWindow(
  { officialAt, header }: Pick<ExistingTournament, 'officialAt' | 'header'>,
  policies: ReportFacts['policies'],
) {
  if (officialAt === null) return null;
  const { name, correctionDays } = stabilityOn(lastDayOf(header), policies.stability);
  return { name, correctionDays, begin: officialAt, end: new Date(officialAt.getTime() + correctionDays * DAY) };
}

/** A director's revision is held as a whole when it changes facts that decide about numbers, or the director's own results. */
function changeFindings(
  delivery: ReportDelivery,
  planned: PlannedRevision,
  { revised = null }: Pick<ReportFacts, 'revised'>,
): HoldingFinding[] {
  const changes = revised === null ? [] : changedFacts(delivery, planned, revised);
  if (changes.length === 0) return [];
  const list = changes.map(({ what, before, after }) => say`${what}: ${before} → ${after}`).join('; ');
  return [
    holdingFinding(
      'facts-changed',
      changes[0]!.pointer,
      say`The revision changes facts that a director does not change alone, so all of it waits for a coordinator. ${list}.`,
      say`Wait for the coordinator, and tell them why; what counts now stays until then. Or send a revision without these changes: it takes the place of this one.`,
    ),
  ];
}

const DAY = 86_400_000;

const placed = ({ country, region, online }: TournamentHeader) => ({ ...placeOf(country, region), isOnline: online });
