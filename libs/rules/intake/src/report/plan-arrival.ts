import { say, type Text } from '@quadrant/rules/message';
import { reportBackDeadline, reportDeadline } from '@quadrant/rules/policy';
import { finding, type Finding } from '@quadrant/rules/tournament';
import type { ReportDelivery } from './delivery.js';
import { askForWindow, findHistoryWindow, mayUseWindow, type HistoryWindow } from './history-window.js';
import type { ReportFacts } from './report-facts.js';

// @row 87, 156
/** It says whether a report is rated at once or waits for a refresh (000, appendix A). */
export interface PlannedArrival {
  readonly state: 'accepted' | 'awaiting-refresh';
  readonly stateReason: Text | null;
  readonly findings: readonly Finding[];
}

/** @param announcedEnd local date of the last announced day; null when it was announced with one day */
export function planArrival(
  {
    report: { tournament },
    receivedAt,
    role,
    batch,
  }: Pick<ReportDelivery, 'receivedAt' | 'role' | 'batch'> & {
    readonly report: Pick<ReportDelivery['report'], 'tournament'>;
  },
  { policies, pausedAt }: Pick<ReportFacts, 'policies' | 'pausedAt'>,
  announcedEnd: string | null = null,
): PlannedArrival {
  if (batch !== undefined) return { state: 'accepted', stateReason: null, findings: [] };
  if (role === 'operator') {
    return {
      state: 'awaiting-refresh',
      stateReason: say`imported: waits for the refresh that ends the import`,
      findings: [],
    };
  }
  const { lastDay, end, policy } = reportDeadline({ ...tournament, announcedEnd }, policies.stability);
  const paused = pausedAt === null ? [] : [publishingPaused(pausedAt)];
  if (receivedAt.getTime() < end) return { state: 'accepted', stateReason: null, findings: paused };
  return {
    state: 'awaiting-refresh',
    stateReason: say`received after the end of ${lastDay}, local time, until when it was on time: waits for the next refresh`,
    findings: [
      ...paused,
      finding(
        'late-report',
        '/tournament/startsAt',
        say`Reports of this tournament were on time until the end of ${lastDay}, local time: ${policy.onTimeDays} days after its last day (policy ${policy.name}).`,
        // `tellFate` writes the advice, because it depends on the other findings.
        '',
      ),
    ],
  };
}

const publishingPaused = (pausedAt: Date): Finding =>
  finding(
    'publishing-paused',
    '',
    say`Publishing is paused since ${pausedAt.toISOString()}. Numbers of new reports appear when a coordinator resumes publishing.`,
    say`You need to do nothing. /api/v1/publication says whether publishing is still paused.`,
  );

/** A report of a director, and what decides whether its tournament may be so old. */
type OldReport = Pick<ReportDelivery, 'report' | 'receivedAt' | 'role' | 'submitter' | 'isApproved'>;
type OldFacts = Pick<ReportFacts, 'existing' | 'policies' | 'historyWindows'>;

/** Returns the policy and the day until which a director could report a tournament; null when they still can. */
function findTooOld(
  { report: { tournament }, receivedAt, role, isApproved = false }: OldReport,
  { existing, policies }: OldFacts,
) {
  if (role !== 'director' || isApproved || existing !== null) return null;
  const deadline = reportBackDeadline(tournament, policies.stability);
  return receivedAt.getTime() < deadline.end ? null : deadline;
}

/** Finds the history window in which a director reports a tournament that is older than the policy allows; null without. */
export function findUsedWindow(delivery: OldReport, facts: OldFacts): HistoryWindow | null {
  if (findTooOld(delivery, facts) === null) return null;
  const { report, receivedAt, submitter } = delivery;
  const window = findHistoryWindow(report.tournament, facts.historyWindows ?? [], receivedAt);
  return window !== null && mayUseWindow(submitter, report.tournament) ? window : null;
}

/**
 * Refuses a director's first report of a tournament that is older than the policy allows: it would change everything
 * published since. An approved director may send it in a history window, and a coordinator at any time.
 */
export function refuseOld(delivery: OldReport, facts: OldFacts): Finding[] {
  const tooOld = findTooOld(delivery, facts);
  if (tooOld === null || findUsedWindow(delivery, facts) !== null) return [];
  const { lastDay, policy } = tooOld;
  const { report, receivedAt } = delivery;
  return [
    finding(
      'tournament-too-old',
      '/tournament/startsAt',
      say`Directors could report this tournament until the end of ${lastDay}, local time: ${policy.reportBackDays} days after its last day (policy ${policy.name}).`,
      askForWindow(findHistoryWindow(report.tournament, facts.historyWindows ?? [], receivedAt)),
    ),
  ];
}
