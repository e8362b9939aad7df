import type { Action } from './action.js';
import type { Subject } from './may.js';

// @row 2
export const DISPUTE_TOPICS = ['result', 'standings', 'level', 'conduct', 'director', 'other'] as const;
export type DisputeTopic = (typeof DISPUTE_TOPICS)[number];

/** These can be asked for an answer, in ascending order. 000, section 1.2, names the last two; the first is our choice. */
export const ADDRESSEES = ['director', 'coordinator', 'director-of-organized-play'] as const;
export type Addressee = (typeof ADDRESSEES)[number];

/** The action of answering a dispute, by the person it is addressed to. */
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

/** How long a director has to answer before the dispute goes to the coordinator: seven times 24 hours. */
export const DIRECTOR_HAS_MS = 7 * 24 * 60 * 60 * 1000;

/** The facts that decide the state of a dispute. */
export interface DisputeFacts {
  /** The last person or role that it was sent to. */
  readonly addressedTo: Addressee;
  readonly createdAt: Date;
  /** Null while it waits for an answer, also after an objection. */
  readonly answeredAt: Date | null;
  readonly withdrawnAt: Date | null;
}

/** Returns who has to answer at an instant. After seven days a dispute goes from the director to the coordinator. */
export const addresseeAt = ({ addressedTo, createdAt }: Pick<DisputeFacts, 'addressedTo' | 'createdAt'>, at: Date) =>
  addressedTo === 'director' && at.getTime() >= createdAt.getTime() + DIRECTOR_HAS_MS ? 'coordinator' : addressedTo;

/** Returns the state that a dispute has at an instant. */
export function disputeStateAt(dispute: DisputeFacts, at: Date): DisputeState {
  if (dispute.withdrawnAt !== null) return 'withdrawn';
  return dispute.answeredAt === null ? `open-with-${addresseeAt(dispute, at)}` : 'answered';
}

/**
 * Returns who is asked first. Usually these are the directors of the tournament. It is the coordinator if the dispute
 * is about a director, or if its reporter is the only director.
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

/** Returns the addressee above the one who answered; null if there is none. */
export const nextAddressee = (answeredAs: Addressee): Addressee | null =>
  ADDRESSEES[ADDRESSEES.indexOf(answeredAs) + 1] ?? null;

/**
 * Returns the subject by which permissions judge a dispute, or a part of one. When it is withheld from a director, they
 * cannot see it, no matter which other roles they have.
 *
 * @param withheldFrom folded handles; none, when it is not about the directors
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
