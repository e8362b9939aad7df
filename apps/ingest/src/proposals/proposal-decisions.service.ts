import { say } from '@quadrant/rules/message';
import { Inject, Injectable } from '@nestjs/common';
import { Clock, Quotas } from '@quadrant/http';
import { TO_BE_CONFIRMED } from '@quadrant/rules/suspicions';
import { may, type ReportsFrom } from '@quadrant/rules/permissions';
import { refitPatch } from '@quadrant/rules/report';
import {
  ProposalReadModel,
  ProposalRepository,
  subjectOfProposal,
  type ProposalRefusal,
} from '@quadrant/store/proposals';
import { CurrentDocuments, SubmissionRepository, type Delivery } from '@quadrant/store/intake';
import { REPORTS_FROM_SETTING } from '@quadrant/settings';
import type { PreviewAsker } from '../previews/preview-asker.js';
import { Previews } from '../previews/previews.service.js';
import type { ReportPreviewDto } from '../previews/report-preview.dto.js';
import type { Asking } from './proposals.service.js';
import { problemOfProposal } from './proposal-refusal.js';
import { proposalReceiptOf, type ProposalReceiptDto } from './proposal-receipt.dto.js';
import { refuseDocument, reviseTo } from './proposed-revision.js';
import { validate as isUuid } from 'uuid';

@Injectable()
export class ProposalDecisions {
  constructor(
    private readonly proposals: ProposalReadModel,
    private readonly documents: CurrentDocuments,
    private readonly repository: ProposalRepository,
    private readonly submissions: SubmissionRepository,
    private readonly previews: Previews,
    private readonly quotas: Quotas,
    private readonly clock: Clock,
    @Inject(REPORTS_FROM_SETTING) private readonly reportsFrom: ReportsFrom,
  ) {}

  /**
   * Makes a proposal the next revision of its tournament.
   * @throws Problem when it is refused, as all methods here do
   */
  async accept(id: string, reason: string, asking: Asking): Promise<ProposalReceiptDto> {
    const at = this.clock.now();
    const known = proposalId(id, at);
    const delivery = await this.revise(known, reason.trim(), asking, at);
    const allowances = this.quotas.ofReports(asking.actor);
    const revision = 'kind' in delivery ? delivery : await this.submissions.compareNames({ ...delivery, allowances });
    const answer = await this.repository.accept(known, reason.trim(), revision, { ...asking, at });
    if (answer.kind !== 'done') throw problemOfProposal(answer, at);
    return proposalReceiptOf(answer.proposal);
  }

  async preview(id: string, reason: string, asking: Asking, asker: PreviewAsker): Promise<ReportPreviewDto> {
    const at = this.clock.now();
    const delivery = await this.revise(proposalId(id, at), reason.trim(), asking, at);
    const answer = 'kind' in delivery ? delivery : await this.previews.preview('report', delivery, asker);
    if (answer.kind === 'previewed') return answer.preview;
    throw problemOfProposal(answer, at);
  }

  async refuse(id: string, reason: string, asking: Asking): Promise<ProposalReceiptDto> {
    const at = this.clock.now();
    const answer = await this.repository.refuse(proposalId(id, at), reason.trim(), { ...asking, at });
    if (answer.kind !== 'done') throw problemOfProposal(answer, at);
    return proposalReceiptOf(answer.proposal);
  }

  private async revise(
    id: string,
    reason: string,
    { actor, requestId }: Asking,
    receivedAt: Date,
  ): Promise<Delivery | ProposalRefusal> {
    const proposal = await this.proposals.find(id, actor);
    const document = proposal && (await this.documents.find(proposal.tournamentId));
    if (proposal === null || document === null) return { kind: 'proposal-not-found' };
    const { operations, proposer, revision } = proposal;
    const decision = may(actor, 'proposal.decide', subjectOfProposal(proposal));
    if (!decision.allowed) return { kind: 'not-for-you', needs: decision.needs };
    if (proposal.storedState !== 'open') return { kind: 'proposal-closed', state: proposal.state };
    const refusal = refuseDocument(document);
    if (refusal !== null) return refusal;
    const raw = refitPatch(document.raw, operations);
    if (raw === null) return { kind: 'proposal-outdated', revision, currentRevision: document.revision };
    return reviseTo(raw, document, {
      submitter: actor,
      reportsFrom: this.reportsFrom,
      role: decision.as === 'director' ? 'director' : 'coordinator',
      reason: String(say`proposed by ${proposer}: ${reason}`),
      // The person who accepts it has read it, and says why it is right.
      confirmations: TO_BE_CONFIRMED.map((code) => ({ code, pointer: null, reason })),
      receivedAt,
      requestId,
    });
  }
}

function proposalId(id: string, at: Date): string {
  if (!isUuid(id)) throw problemOfProposal({ kind: 'proposal-not-found' }, at);
  return id.toLowerCase();
}
