import { DIRECTOR_HAS_MS, disputeStateAt, type DisputeFacts } from '@quadrant/rules/permissions';

/** Until when the directors have to answer before it goes on to the coordinator; null where it goes no further by itself. */
export const dueAt = (dispute: DisputeFacts, now: Date): Date | null =>
  disputeStateAt(dispute, now) === 'open-with-director'
    ? new Date(dispute.createdAt.getTime() + DIRECTOR_HAS_MS)
    : null;
