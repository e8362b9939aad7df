import type { Action } from './action.js';
import type { Subject } from './may.js';

// @row 2
/** What a dispute can be about. */
export const DISPUTE_TOPICS = ['result', 'standings', 'level', 'conduct', 'director', 'other'] as const;
export type DisputeTopic = (typeof DISPUTE_TOPICS)[number];

/** Who is asked for an answer, each above the one before. 000, section 1.2, names the last two; the first is ours. */
export const ADDRESSEES = ['director', 'coordinator', 'director-of-organized-play'] as const;
export type Addressee = (typeof ADDRESSEES)[number];

/** What somebody does who answers a dispute that is addressed to them. */
export const ANSWER_ACTIONS = {
  director: 'dispute.answer',
  coordinator: 'dispute.answer-escalated',
  'director-of-organized-play': 'dispute.answer-finally',
} as const satisfies Record<Addressee, Action>;

export const DISPUTE_STATES = [
  'open-with-director',
  'open-with-coordinator',
  'open-with-director-of-organized-play',
  'answered',
  'withdrawn',
] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** How long a dispute stays with the director before it is the coordinator's: seven times 24 hours. */
export const DIRECTOR_HAS_MS = 7 * 24 * 60 * 60 * 1000;

/** What decides how a dispute stands. */
export interface DisputeFacts {
  /** Whom it was sent to last. */
  readonly addressedTo: Addressee;
  readonly createdAt: Date;
  /** Null while it waits for an answer, or for another one. */
  readonly answeredAt: Date | null;
  readonly withdrawnAt: Date | null;
}

/** Who is to answer at an instant: time alone takes a dispute from the director to the coordinator. */
export const addresseeAt = ({ addressedTo, createdAt }: Pick<DisputeFacts, 'addressedTo' | 'createdAt'>, at: Date) =>
  addressedTo === 'director' && at.getTime() >= createdAt.getTime() + DIRECTOR_HAS_MS ? 'coordinator' : addressedTo;

/** How a dispute stands at an instant. */
export function disputeStateAt(dispute: DisputeFacts, at: Date): DisputeState {
  if (dispute.withdrawnAt !== null) return 'withdrawn';
  return dispute.answeredAt === null ? `open-with-${addresseeAt(dispute, at)}` : 'answered';
}

/**
 * Who is asked first: the directors of the tournament. The coordinator where it is about them, and where there is no
 * director besides the one who reports it.
 */
export function firstAddressee(
  about: DisputeTopic,
  { directorKeys = [] }: Subject,
  reporterKey: string,
): { addressedTo: Addressee; because: 'about-director' | 'no-other-director' | null } {
  if (about === 'director') return { addressedTo: 'coordinator', because: 'about-director' };
  const isAsked = directorKeys.some((key) => key !== reporterKey);
  return isAsked
    ? { addressedTo: 'director', because: null }
    : { addressedTo: 'coordinator', because: 'no-other-director' };
}

/** Who is above somebody who has answered; null: nobody. */
export const nextAddressee = (answeredAs: Addressee): Addressee | null =>
  ADDRESSEES[ADDRESSEES.indexOf(answeredAs) + 1] ?? null;

/**
 * A dispute, or what belongs to one, as permissions see it. What is withheld from directors is not theirs, whatever else
 * they are.
 *
 * @param withheldFrom folded handles; of nobody, when it is not about the directors
 */
export const disputeSubject = (
  { directorKeys = [], ...tournament }: Subject,
  ownerId: string,
  withheldFrom: readonly string[],
): Subject => ({
  ...tournament,
  directorKeys: withheldFrom.length === 0 ? directorKeys : [],
  ownerIds: [ownerId],
  withheldFrom,
});
