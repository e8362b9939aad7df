import { daysBetween, localDateOf, type Finding } from '@quadrant/rules/tournament';
import { plausibilityFinding } from '../plausibility/plausibility-findings.js';
import type { ReportDelivery } from './delivery.js';

/** An announcement of the same director, game and day as a report. */
export interface FittingAnnouncement {
  readonly id: string;
  readonly name: string;
  readonly state: 'announced' | 'cancelled';
  /** Why it was cancelled or postponed; null where neither was done. */
  readonly notice: string | null;
  /** ISO 8601 with the offset of its place: when it was stored, which is its registration. */
  readonly announcedAt: string;
}

/** Whether a report is of what was announced, and what is asked where that is not certain. */
export interface PlannedAnnouncement {
  /** Null: it belongs to none. */
  readonly id: string | null;
  readonly findings: readonly Finding[];
}

const NONE: PlannedAnnouncement = { id: null, findings: [] };

/**
 * Links a report to its announcement. It is the announced tournament when it states the registration of the announcement, so
 * that sanctioning follows from that; a report that states another one is asked whether it is that tournament. Imports are
 * asked nothing.
 */
export function planAnnouncement(
  { report: { tournament }, role }: Pick<ReportDelivery, 'report' | 'role'>,
  fitting: FittingAnnouncement | null,
): PlannedAnnouncement {
  if (fitting === null || role === 'operator') return NONE;
  const { registeredAt, startsAt } = tournament;
  const { id, name, state, notice, announcedAt } = fitting;
  if (state === 'cancelled') {
    const message = `"${name}" was announced for this day and cancelled${notice === null ? '' : `: ${notice}`}.`;
    const advice = 'If it was played all the same, or if this is another tournament, confirm this with the reason.';
    return { id: null, findings: [plausibilityFinding('announced-and-cancelled', '/tournament', message, advice)] };
  }
  // Sanctioning counts whole local days.
  const days = daysBetween(announcedAt, startsAt);
  if (registeredAt !== null && daysBetween(registeredAt, startsAt) === days) return { id, findings: [] };
  const message = `"${name}" was announced here on ${localDateOf(announcedAt)} for this day. Is it this one?`;
  const advice = `If it is, give its registration: registeredAt "${announcedAt}". If it is another tournament, confirm this with the reason.`;
  return { id: null, findings: [plausibilityFinding('announced-here', '/tournament/registeredAt', message, advice)] };
}
