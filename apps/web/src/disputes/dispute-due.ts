import { DIRECTOR_HAS_MS, disputeStateAt, type DisputeFacts } from '@quadrant/rules/permissions';

/**
 * Returns when the directors' time to answer ends and the coordinator takes over; null where the dispute does not move
 * on by itself.
 */
export const dueAt = (dispute: DisputeFacts, now: Date): Date | null =>
  disputeStateAt(dispute, now) === 'open-with-director'
    ? new Date(dispute.createdAt.getTime() + DIRECTOR_HAS_MS)
    : null;
