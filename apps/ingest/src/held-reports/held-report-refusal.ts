import { count, say } from '@quadrant/rules/message';
import { refusalProblems } from '@quadrant/http';
import type { CannotCount, CannotWithdraw, HeldReportRefusal, UnreadFindings } from '@quadrant/store/held-reports';
import { problemOfCorrection } from '../corrections/correction-refusal.js';
import { problemOfRefusal } from '../intake/intake-refusal.js';

export type ApprovalRefusal =
  { readonly kind: 'own-role' } | { readonly kind: 'region-unknown'; readonly region: string };

/** A withdrawal has no findings. */
export type ConfirmationRefusal = { readonly kind: 'nothing-to-confirm' };

export const problemOfHeldReport = refusalProblems<
  HeldReportRefusal | CannotCount | CannotWithdraw | UnreadFindings | ApprovalRefusal | ConfirmationRefusal
>({
  'held-report-not-found': {
    code: 'not-found',
    detail: say`There is no held report with this id, or it is not for you.`,
    advice: say`Your held reports, and those that you decide about, are listed at /api/v1/held-reports.`,
  },
  'held-report-changed': {
    detail: ({ report }) =>
      report.state === 'held'
        ? say`Its sender has replaced it: it has version ${report.version} now.`
        : say`It was ${report.state} by ${report.decidedBy ?? ''}.`,
    advice: ({ report }) =>
      report.state === 'held'
        ? say`Read it again, then decide about what you find.`
        : say`Nothing is left to decide about it. Its sender can send a corrected report.`,
    extra: ({ report: { state, version, decidedBy } }) => ({ state, version, decidedBy }),
  },
  'cannot-count': {
    code: 'held-report-cannot-count',
    detail: ({ because }) =>
      because.kind === 'not-your-tournament'
        ? say`Its sender is no director of the tournament that has this externalId. The report stays held.`
        : say`${problemOfRefusal(because).detail} The report stays held.`,
    advice: say`Decline it with that reason, or ask its sender for a corrected report: it takes the place of this one. What was sent before the tournament was revised can be sent again as it is.`,
    extra: ({ because }) => ({
      because: because.kind,
      ...(because.kind === 'report-refused' && { findings: because.findings }),
    }),
  },
  'findings-unread': {
    code: 'held-report-findings-unread',
    detail: ({ findings }) =>
      say`${count(findings.length, 'finding')} came up after the report was sent: ${[...new Set(findings.map(({ code }) => code))].join(', ')}. The report stays held.`,
    advice: say`Read them. The sender can confirm them with a reason, or send a corrected report. If you know that they are right, approve the report again.`,
    extra: ({ findings, report: { version } }) => ({ version, findings }),
  },
  'cannot-withdraw': {
    code: 'held-report-cannot-count',
    title: say`The tournament cannot be withdrawn at present`,
    detail: ({ because }) => say`${problemOfCorrection(because).detail} The withdrawal stays held.`,
    advice: say`Decline it with that reason.`,
    extra: ({ because }) => ({ because: because.kind }),
  },
  'nothing-to-confirm': {
    detail: say`This withdrawal of a tournament waits for a coordinator; no finding holds it.`,
    advice: say`Wait for their decision, or take it back with /api/v1/held-reports/{id}/withdrawal.`,
  },
  'own-role': {
    detail: say`You sent this report yourself.`,
    advice: say`Approve the report alone, or ask another coordinator.`,
  },
  'region-unknown': {
    detail: ({ region }) => say`It is not known on which continent ${JSON.stringify(region)} is.`,
    advice: say`Compare its name with /api/v1/regions.`,
  },
});
