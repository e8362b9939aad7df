import { reportDeadline } from '@quadrant/rules/outcome';
import type { Finding } from '@quadrant/rules/tournament';
import type { ReportDelivery } from './delivery.js';

// @row 87, 156
/** Whether a report is rated at once or waits for a refresh (000, appendix A). */
export interface PlannedArrival {
  readonly state: 'accepted' | 'awaiting-refresh';
  readonly stateReason: string | null;
  readonly findings: readonly Finding[];
}

export function planArrival({
  report: { tournament },
  receivedAt,
  role,
}: Pick<ReportDelivery, 'receivedAt' | 'role'> & {
  readonly report: Pick<ReportDelivery['report'], 'tournament'>;
}): PlannedArrival {
  if (role === 'operator') {
    return {
      state: 'awaiting-refresh',
      stateReason: 'imported: waits for the refresh that ends the import',
      findings: [],
    };
  }
  const deadline = reportDeadline(tournament);
  if (receivedAt.getTime() < deadline) return { state: 'accepted', stateReason: null, findings: [] };
  const until = new Date(deadline).toISOString();
  return {
    state: 'awaiting-refresh',
    stateReason: `received after ${until}, a week after the tournament: waits for the next refresh`,
    findings: [
      {
        severity: 'note',
        code: 'late-report',
        pointer: '/tournament/startsAt',
        message: `The report came after ${until}, a week after the tournament.`,
        advice: 'It is stored and is rated by the next weekly refresh; a coordinator can ask for one sooner.',
      },
    ],
  };
}
