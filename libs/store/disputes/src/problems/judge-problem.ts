import {
  ADDRESSEES,
  addresseeAt,
  ANSWER_ACTIONS,
  may,
  nextAddressee,
  problemStateAt,
  type Addressee,
  type Principal,
} from '@quadrant/rules/permissions';
import type { Doing, NewAnswer, ProblemRefusal, StoredProblem } from './problem.js';
import { subjectOfProblem } from './problem-rows.js';

/** Whether somebody is told that there is such a problem. */
export const isVisible = (problem: StoredProblem, { actor }: { readonly actor: Principal }): boolean =>
  may(actor, 'problem.read', subjectOfProblem(problem)).allowed;

/** Why a problem is not sent on to the coordinator; null when it is. */
export function refuseEscalation(problem: StoredProblem, doing: Doing): ProblemRefusal | null {
  const refusal = refusePursuit(problem, doing) ?? refuseClosed(problem, doing);
  if (refusal !== null) return refusal;
  const state = problemStateAt(problem, doing.at);
  return state === 'open-with-director' ? null : { kind: 'escalated-already', state };
}

/** Why a problem is not withdrawn; null when it is. */
export const refuseWithdrawal = (problem: StoredProblem, doing: Doing): ProblemRefusal | null =>
  refusePursuit(problem, doing) ?? refuseClosed(problem, doing);

/** Whom an objection to an answer goes to, or why it is refused: the reporter has one. */
export function judgeObjection(problem: StoredProblem, doing: Doing): { to: Addressee } | ProblemRefusal {
  const refusal = refusePursuit(problem, doing);
  if (refusal !== null) return refusal;
  const answer = problem.answers.at(-1);
  if (problem.answeredAt === null || answer === undefined) {
    return { kind: 'not-answered', state: problemStateAt(problem, doing.at) };
  }
  if (problem.objectedAt !== null) return { kind: 'objected-already', at: problem.objectedAt };
  const to = nextAddressee(answer.as);
  return to === null ? { kind: 'answered-by-the-last' } : { to };
}

/** What somebody answers a problem as, or why they do not. */
export function judgeAnswer(
  problem: StoredProblem,
  { version }: NewAnswer,
  doing: Doing,
): { as: Addressee } | ProblemRefusal {
  const { actor, at } = doing;
  if (actor.accountId === problem.reporterId) return { kind: 'own-problem' };
  const closed = refuseClosed(problem, doing);
  if (closed !== null) return closed;
  const decision = may(actor, ANSWER_ACTIONS[addresseeAt(problem, at)], subjectOfProblem(problem));
  if (!decision.allowed) return { kind: 'not-for-you', needs: decision.needs };
  const { version: reported, currentVersion: current } = problem;
  if (version !== null && (version <= reported || version > current)) {
    return { kind: 'no-correction-since', reported, current };
  }
  return { as: ADDRESSEES.find((each) => each === decision.as)! };
}

function refusePursuit(problem: StoredProblem, { actor }: Doing): ProblemRefusal | null {
  const decision = may(actor, 'problem.pursue', subjectOfProblem(problem));
  return decision.allowed ? null : { kind: 'not-for-you', needs: decision.needs };
}

function refuseClosed(problem: StoredProblem, { at }: Doing): ProblemRefusal | null {
  const state = problemStateAt(problem, at);
  return state === 'answered' || state === 'withdrawn' ? { kind: 'problem-closed', state } : null;
}
