import { refusalProblems } from '@quadrant/http';
import type { HeldReportRefusal } from '@quadrant/store/intake';

/** The answer to whoever decides about a held report, or takes it back, in vain. */
export const problemOfHeldReport = refusalProblems<HeldReportRefusal>({
  'held-report-not-found': {
    like: 'not-found',
    detail: 'There is no held report with this id, or it is not for you.',
    advice: 'Your held reports, and those that you decide about, are listed at /api/v1/held-reports.',
  },
  'held-report-changed': {
    status: 409,
    title: 'The report is not as you read it any more',
    detail: ({ report }) =>
      report.state === 'held'
        ? `Its sender has replaced it: it has version ${report.version} now.`
        : `It is ${report.state} by ${report.decidedBy}.`,
    advice: 'Read it again, then decide about what you find.',
    extra: ({ report: { state, version, decidedBy } }) => ({ state, version, decidedBy }),
  },
});
