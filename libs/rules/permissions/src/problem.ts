import type { Action } from './action.js';
import type { Subject } from './may.js';

/** What a player reports a problem with. */
export const PROBLEM_TOPICS = ['result', 'standings', 'level', 'conduct', 'director', 'other'] as const;
export type ProblemTopic = (typeof PROBLEM_TOPICS)[number];

/** Who is asked for an answer, each above the one before. 000, section 1.2, names the last two; the first is ours. */
export const ADDRESSEES = ['director', 'coordinator', 'director-of-organized-play'] as const;
export type Addressee = (typeof ADDRESSEES)[number];

/** What somebody does who answers a problem that is addressed to them. */
export const ANSWER_ACTIONS = {
  director: 'problem.answer',
  coordinator: 'problem.answer-escalated',
  'director-of-organized-play': 'problem.answer-finally',
} as const satisfies Record<Addressee, Action>;

export const PROBLEM_STATES = [
  'open-with-director',
  'open-with-coordinator',
  'open-with-director-of-organized-play',
  'answered',
  'withdrawn',
] as const;
export type ProblemState = (typeof PROBLEM_STATES)[number];

/** How long a problem stays with the director before it is the coordinator's: seven times 24 hours. */
export const DIRECTOR_HAS_MS = 7 * 24 * 60 * 60 * 1000;

/** What decides how a problem stands. */
export interface ProblemFacts {
  /** Whom it was sent to last. */
  readonly addressedTo: Addressee;
  readonly createdAt: Date;
  /** Null while it waits for an answer, or for another one. */
  readonly answeredAt: Date | null;
  readonly withdrawnAt: Date | null;
}

/** Who is to answer at an instant: time alone takes a problem from the director to the coordinator. */
export const addresseeAt = ({ addressedTo, createdAt }: Pick<ProblemFacts, 'addressedTo' | 'createdAt'>, at: Date) =>
  addressedTo === 'director' && at.getTime() >= createdAt.getTime() + DIRECTOR_HAS_MS ? 'coordinator' : addressedTo;

/** How a problem stands at an instant. */
export function problemStateAt(problem: ProblemFacts, at: Date): ProblemState {
  if (problem.withdrawnAt !== null) return 'withdrawn';
  return problem.answeredAt === null ? `open-with-${addresseeAt(problem, at)}` : 'answered';
}

/**
 * Who is asked first: the directors of the tournament. The coordinator where it is about them, and where there is no
 * director besides the one who reports it.
 */
export function firstAddressee(
  about: ProblemTopic,
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
 * A problem, or what belongs to one, as the policy sees it. What is withheld from directors is not theirs, whatever else
 * they are.
 *
 * @param withheldFrom folded handles; of nobody, when it is not about the directors
 */
export const problemSubject = (
  { directorKeys = [], ...tournament }: Subject,
  ownerId: string,
  withheldFrom: readonly string[],
): Subject => ({
  ...tournament,
  directorKeys: withheldFrom.length === 0 ? directorKeys : [],
  ownerIds: [ownerId],
  withheldFrom,
});
