import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import { may, type Action } from '@quadrant/rules/permissions';
import { listFieldChanges } from '@quadrant/rules/report';
import { inTransaction } from '@quadrant/store/audit';
import { acceptReports, inReportTransaction, type ComparedDelivery } from '@quadrant/store/intake';
import {
  auditHandedIn as audit,
  type HandedInAction,
  isVisible as isDisputeVisible,
  refuseTooMany,
  type Doing,
  lockDispute,
} from '@quadrant/store/disputes';
import { answerDisputeOf } from './answer-dispute.js';
import { isVisible, lockProposal, subjectOfProposal } from './proposal-rows.js';
import type { NewProposal, Proposal, ProposalDone, ProposalRefusal } from './proposal.js';
import { closeProposal, insertProposal } from './write-proposal.js';

type ProposalAnswered = Promise<ProposalDone | ProposalRefusal>;

/** Corrections that players propose, and what becomes of them. The audit shows every attempt. */
@Injectable()
export class ProposalRepository {
  constructor(private readonly dataSource: DataSource) {}

  make(proposal: NewProposal, doing: Doing): ProposalAnswered {
    return inTransaction(this.dataSource, async (client) => {
      const answer = await makeOnce(client, proposal, doing);
      const { tournamentId, revision, disputeId: dispute, operations } = proposal;
      const fields = listFieldChanges(operations).map(({ pointer }) => pointer);
      const detail = { revision, dispute, fields };
      if (answer.kind === 'done') await audit(client, 'proposal.make', answer.proposal, detail, doing);
      else await audit(client, 'proposal.make', { id: tournamentId }, { ...detail, refusal: answer.kind }, doing);
      return answer;
    });
  }

  /**
   * Stores what a proposal makes of its tournament as the next revision, and answers the dispute that it belongs to.
   *
   * @param revision what is to be stored; else why that was not even tried
   */
  accept(id: string, reason: string, revision: ComparedDelivery | ProposalRefusal, doing: Doing): ProposalAnswered {
    return this.decide('proposal.decide', id, { decision: 'accepted', reason }, doing, async (client, proposal) => {
      if ('kind' in revision) return revision;
      const [acceptance] = await acceptReports(client, [revision]);
      if ('kind' in acceptance!) {
        // A held revision of the director would only wait for the coordinator, who can accept the proposal itself.
        return acceptance.kind === 'held' ? { kind: 'needs-coordinator', reasons: acceptance.reasons } : acceptance;
      }
      await closeProposal(client, proposal, { state: 'accepted', reason, revision: acceptance!.revision }, doing);
      await answerDisputeOf(client, proposal, doing);
      return null;
    });
  }

  refuse(id: string, reason: string, doing: Doing): ProposalAnswered {
    return this.decide('proposal.decide', id, { decision: 'refused', reason }, doing, async (client, proposal) => {
      await closeProposal(client, proposal, { state: 'refused', reason, revision: null }, doing);
      return null;
    });
  }

  withdraw(id: string, reason: string, doing: Doing): ProposalAnswered {
    return this.decide('proposal.withdraw', id, { reason }, doing, async (client, proposal) => {
      await closeProposal(client, proposal, { state: 'withdrawn', reason, revision: null }, doing);
      return null;
    });
  }

  private decide(
    action: HandedInAction,
    id: string,
    detail: object,
    doing: Doing,
    work: (client: PoolClient, proposal: Proposal) => Promise<ProposalRefusal | null>,
  ): ProposalAnswered {
    return inReportTransaction(this.dataSource, async (client) => {
      const before = await lockProposal(client, id);
      const refusal = refuse(before, action, doing) ?? (await work(client, before!));
      if (refusal !== null) {
        await audit(client, action, { id }, { ...detail, refusal: refusal.kind }, doing);
        return refusal;
      }
      const proposal = (await lockProposal(client, id))!;
      const { proposer, resultRevision: revision } = proposal;
      const states = { before: before!.state, after: proposal.state };
      await audit(client, action, proposal, { proposer, ...detail, ...states, revision }, doing);
      return { kind: 'done', proposal };
    });
  }
}

function refuse(proposal: Proposal | null, action: Action, { actor }: Doing): ProposalRefusal | null {
  if (proposal === null || !isVisible(proposal, actor)) return { kind: 'proposal-not-found' };
  const decision = may(actor, action, subjectOfProposal(proposal));
  if (!decision.allowed) return { kind: 'not-for-you', needs: decision.needs };
  return proposal.storedState === 'open' ? null : { kind: 'proposal-closed', state: proposal.state };
}

async function makeOnce(client: PoolClient, proposal: NewProposal, doing: Doing): ProposalAnswered {
  const { disputeId, tournamentId } = proposal;
  if (disputeId !== null) {
    const dispute = await lockDispute(client, disputeId);
    const isOpen = dispute !== null && dispute.answeredAt === null && dispute.withdrawnAt === null;
    if (!isOpen || dispute.tournamentId !== tournamentId || !isDisputeVisible(dispute, doing)) {
      return { kind: 'dispute-unknown' };
    }
  }
  const refusal = await refuseTooMany(client, 'proposals', doing.actor.accountId, doing.at);
  if (refusal !== null) return refusal;
  const id = await insertProposal(client, proposal, doing);
  return { kind: 'done', proposal: (await lockProposal(client, id))! };
}
