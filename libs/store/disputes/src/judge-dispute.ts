import {
  ADDRESSEES,
  addresseeAt,
  ANSWER_ACTIONS,
  may,
  nextAddressee,
  disputeStateAt,
  type Addressee,
  type Principal,
} from '@quadrant/rules/permissions';
import type { Doing, NewAnswer, DisputeRefusal, StoredDispute } from './dispute.js';
import { subjectOfDispute } from './dispute-rows.js';

/** Tells whether somebody may know that this dispute exists. */
export const isVisible = (dispute: StoredDispute, { actor }: { readonly actor: Principal }): boolean =>
  may(actor, 'dispute.read', subjectOfDispute(dispute)).allowed;

/** Returns the reason why a dispute is not sent on to the coordinator; null when it is. */
export function refuseEscalation(dispute: StoredDispute, doing: Doing): DisputeRefusal | null {
  const refusal = refusePursuit(dispute, doing) ?? refuseClosed(dispute, doing);
  if (refusal !== null) return refusal;
  const state = disputeStateAt(dispute, doing.at);
  return state === 'open-with-director' ? null : { kind: 'escalated-already', state };
}

/** Returns the reason why a dispute is not withdrawn; null when it is. */
export const refuseWithdrawal = (dispute: StoredDispute, doing: Doing): DisputeRefusal | null =>
  refusePursuit(dispute, doing) ?? refuseClosed(dispute, doing);

/** Returns the addressee of an objection to an answer, or the reason why it is refused: the reporter has one objection. */
export function judgeObjection(dispute: StoredDispute, doing: Doing): { to: Addressee } | DisputeRefusal {
  const refusal = refusePursuit(dispute, doing);
  if (refusal !== null) return refusal;
  const answer = dispute.answers.at(-1);
  if (dispute.answeredAt === null || answer === undefined) {
    return { kind: 'not-answered', state: disputeStateAt(dispute, doing.at) };
  }
  if (dispute.objectedAt !== null) return { kind: 'objected-already', at: dispute.objectedAt };
  const to = nextAddressee(answer.as);
  return to === null ? { kind: 'answered-by-the-last' } : { to };
}

/** Returns the role in which somebody answers a dispute, or the reason why they may not. */
export function judgeAnswer(
  dispute: StoredDispute,
  { version }: NewAnswer,
  doing: Doing,
): { as: Addressee } | DisputeRefusal {
  const { actor, at } = doing;
  if (actor.accountId === dispute.reporterId) return { kind: 'own-dispute' };
  const closed = refuseClosed(dispute, doing);
  if (closed !== null) return closed;
  const decision = may(actor, ANSWER_ACTIONS[addresseeAt(dispute, at)], subjectOfDispute(dispute));
  if (!decision.allowed) return { kind: 'not-for-you', needs: decision.needs };
  const { version: reported, currentVersion: current } = dispute;
  if (version !== null && (version <= reported || version > current)) {
    return { kind: 'no-correction-since', reported, current };
  }
  return { as: ADDRESSEES.find((each) => each === decision.as)! };
}

function refusePursuit(dispute: StoredDispute, { actor }: Doing): DisputeRefusal | null {
  const decision = may(actor, 'dispute.pursue', subjectOfDispute(dispute));
  return decision.allowed ? null : { kind: 'not-for-you', needs: decision.needs };
}

function refuseClosed(dispute: StoredDispute, { at }: Doing): DisputeRefusal | null {
  const state = disputeStateAt(dispute, at);
  return state === 'answered' || state === 'withdrawn' ? { kind: 'dispute-closed', state } : null;
}
