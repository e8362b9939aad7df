import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import { disputeStateAt } from '@quadrant/rules/permissions';
import { inTransaction } from '@quadrant/store/audit';
import { findStoredTournament } from '@quadrant/store/history';
import { isVisible, judgeAnswer, judgeObjection, refuseEscalation, refuseWithdrawal } from './judge-dispute.js';
import { auditHandedIn as audit, type HandedInAction } from './handed-in-audit.js';
import { remindDirectors, tellAnswerers, tellOfSilence, tellReporter } from './tell-dispute.js';
import { refuseTooMany } from './limits.js';
import type { Doing, NewAnswer, NewDispute, DisputeDone, DisputeRefusal, StoredDispute } from './dispute.js';
import { lockDispute } from './dispute-rows.js';
import { refusePlace } from './reported-place.js';
import { answerDispute, escalateDispute, insertDispute, objectToAnswer, withdrawDispute } from './write-dispute.js';

type DisputeAnswered = Promise<DisputeDone | DisputeRefusal>;

/** Stores the disputes of players, and their answers. The audit shows every attempt, but no texts: these never change. */
@Injectable()
export class DisputeRepository {
  constructor(private readonly dataSource: DataSource) {}

  report(dispute: NewDispute, doing: Doing): DisputeAnswered {
    return inTransaction(this.dataSource, async (client, manager) => {
      const answer = await reportOnce(client, manager, dispute, doing);
      const { tournamentId, about, round, match } = dispute;
      const detail = { about, round, match };
      if (answer.kind === 'done') {
        const states = { before: null, after: disputeStateAt(answer.dispute, doing.at) };
        await audit(client, 'dispute.open', answer.dispute, { ...detail, ...states }, doing);
      } else await audit(client, 'dispute.open', { id: tournamentId }, { ...detail, refusal: answer.kind }, doing);
      return answer;
    });
  }

  /** Sends a dispute on to the coordinator before the director's time has run out. */
  escalate(id: string, reason: string, doing: Doing): DisputeAnswered {
    return this.change('dispute.pursue', id, doing, { step: 'escalation', reason }, async (client, dispute) => {
      const refusal = refuseEscalation(dispute, doing);
      if (refusal === null) await escalateDispute(client, dispute, doing);
      return refusal;
    });
  }

  answer(id: string, answer: NewAnswer, doing: Doing): DisputeAnswered {
    const { words, version } = answer;
    const by = { words: words !== null, version };
    return this.change('dispute.answer', id, doing, by, async (client, dispute) => {
      const judged = judgeAnswer(dispute, answer, doing);
      if ('kind' in judged) return judged;
      const correction = version === null ? null : { version, revision: dispute.currentRevision, proposalId: null };
      await answerDispute(client, dispute, { ...judged, words, correction }, doing);
      return null;
    });
  }

  withdraw(id: string, reason: string, doing: Doing): DisputeAnswered {
    return this.change('dispute.pursue', id, doing, { step: 'withdrawal', reason }, async (client, dispute) => {
      const refusal = refuseWithdrawal(dispute, doing);
      if (refusal === null) await withdrawDispute(client, dispute, doing);
      return refusal;
    });
  }

  /** Reminds directors two days before their time runs out, and tells coordinators after it. @returns how many were told */
  tellOfTime(at: Date): Promise<number> {
    return inTransaction(
      this.dataSource,
      async (client) => (await remindDirectors(client, at)) + (await tellOfSilence(client, at)),
    );
  }

  /** Stores an objection: an answer does not settle the dispute. There can be only one. */
  object(id: string, objection: string, doing: Doing): DisputeAnswered {
    return this.change('dispute.pursue', id, doing, { step: 'objection' }, async (client, dispute) => {
      const judged = judgeObjection(dispute, doing);
      if ('kind' in judged) return judged;
      await objectToAnswer(client, dispute, objection, judged.to, doing);
      return null;
    });
  }

  private change(
    action: HandedInAction,
    id: string,
    doing: Doing,
    detail: object,
    work: (client: PoolClient, dispute: StoredDispute) => Promise<DisputeRefusal | null>,
  ): DisputeAnswered {
    return inTransaction(this.dataSource, async (client) => {
      const refuse = async (refusal: DisputeRefusal) => {
        await audit(client, action, { id }, { ...detail, refusal: refusal.kind }, doing);
        return refusal;
      };
      const before = await lockDispute(client, id);
      if (before === null || !isVisible(before, doing)) return refuse({ kind: 'dispute-not-found' });
      const refusal = await work(client, before);
      if (refusal !== null) return refuse(refusal);
      const dispute = (await lockDispute(client, id))!;
      if (dispute.answers.length > before.answers.length) await tellReporter(client, dispute, doing);
      if (dispute.addressedTo !== before.addressedTo) await tellAnswerers(client, dispute, doing.at);
      const states = { before: disputeStateAt(before, doing.at), after: disputeStateAt(dispute, doing.at) };
      await audit(client, action, dispute, { ...detail, ...states }, doing);
      return { kind: 'done', dispute };
    });
  }
}

async function reportOnce(
  client: PoolClient,
  manager: EntityManager,
  dispute: NewDispute,
  doing: Doing,
): DisputeAnswered {
  const tournament = await findStoredTournament(client, dispute.tournamentId);
  if (tournament === null) return { kind: 'tournament-not-found' };
  const refusal =
    (await refusePlace(client, tournament.current.submissionRowId, dispute)) ??
    (await refuseTooMany(client, 'disputes', doing.actor.accountId, doing.at));
  if (refusal !== null) return refusal;
  const id = await insertDispute(manager, dispute, tournament, doing);
  const stored = (await lockDispute(client, id))!;
  await tellAnswerers(client, stored, doing.at);
  return { kind: 'done', dispute: stored };
}
