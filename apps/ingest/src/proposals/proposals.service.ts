import { Injectable } from '@nestjs/common';
import { Clock, type Actor } from '@quadrant/http';
import { fitPatch, listFieldChanges, type FittingPatch } from '@quadrant/rules/report';
import { orderFindings } from '@quadrant/rules/tournament';
import { ProposalRepository, type ProposalDone, type ProposalRefusal } from '@quadrant/store/proposals';
import { CurrentDocuments, type CurrentDocument, type Delivery } from '@quadrant/store/intake';
import type { OpenedReport } from '../intake/report-files.service.js';
import type { PreviewAsker } from '../previews/preview-asker.js';
import { Previews } from '../previews/previews.service.js';
import type { ReportPreviewDto } from '../previews/report-preview.dto.js';
import { problemOfProposal } from './proposal-refusal.js';
import type { NewProposalDto } from './proposal.dto.js';
import {
  proposalReceiptOf,
  type ProposalMadeDto,
  type ProposalPreviewDto,
  type ProposalReceiptDto,
} from './proposal-receipt.dto.js';
import { ANY_DECIDER, refuseDocument, reviseTo } from './proposed-revision.js';
import { validate as isUuid } from 'uuid';

/** A correction as somebody proposes it, or as the draft that they edited says. */
export interface ProposedCorrection extends NewProposalDto {
  /** The revision that the patch is made for; otherwise the current one. */
  readonly revision?: number;
  /** Adds the cells of a draft to findings about the corrected document. */
  readonly place?: OpenedReport['place'];
}

export interface Asking {
  readonly actor: Actor;
  readonly requestId: string;
}

/** Stores corrections that players propose. A proposal alone changes nothing about the tournament. */
@Injectable()
export class Proposals {
  constructor(
    private readonly documents: CurrentDocuments,
    private readonly repository: ProposalRepository,
    private readonly previews: Previews,
    private readonly clock: Clock,
  ) {}

  /** @throws Problem when it is refused */
  async make(
    tournamentId: string,
    proposal: ProposedCorrection,
    asking: Asking,
    asker: PreviewAsker,
  ): Promise<ProposalMadeDto> {
    const at = this.clock.now();
    const { document, patch, preview } = await this.fit(tournamentId, proposal, at, asker);
    const { evidence, links, disputeId } = proposal;
    const answer = await this.repository.make(
      {
        tournamentId: document.tournamentId,
        revision: document.revision,
        disputeId: disputeId?.toLowerCase() ?? null,
        operations: patch.operations,
        evidence: evidence.trim(),
        links: links ?? [],
      },
      { ...asking, at },
    );
    return { ...receiptOrThrow(answer, at), ...preview };
  }

  /** @throws Problem when it would be refused for what it holds */
  async preview(tournamentId: string, proposal: ProposedCorrection, asker: PreviewAsker): Promise<ProposalPreviewDto> {
    return (await this.fit(tournamentId, proposal, this.clock.now(), asker)).preview;
  }

  async withdraw(id: string, reason: string, asking: Asking): Promise<ProposalReceiptDto> {
    const at = this.clock.now();
    if (!isUuid(id)) throw problemOfProposal({ kind: 'proposal-not-found' }, at);
    return receiptOrThrow(await this.repository.withdraw(id.toLowerCase(), reason.trim(), { ...asking, at }), at);
  }

  private async fit(
    tournamentId: string,
    { patch: proposed, revision, place = (findings) => findings }: ProposedCorrection,
    at: Date,
    asker: PreviewAsker,
  ): Promise<{ document: CurrentDocument; patch: FittingPatch; preview: ProposalPreviewDto }> {
    const document = isUuid(tournamentId) ? await this.documents.find(tournamentId.toLowerCase()) : null;
    if (document === null) throw problemOfProposal({ kind: 'tournament-not-found' }, at);
    const refusal = refuseDocument(document);
    if (refusal !== null) throw problemOfProposal(refusal, at);
    // The answer would show the old values that a patch touches, and its preview and findings would name the players.
    if (document.isWithheld) throw problemOfProposal({ kind: 'document-withheld' }, at);
    if (revision !== undefined && revision !== document.revision)
      throw problemOfProposal({ kind: 'revised-meanwhile', revision: document.revision, sentFor: revision }, at);
    const { patch, findings } = fitPatch(document.raw, proposed);
    if (patch === null) throw problemOfProposal({ kind: 'patch-refused', findings }, at);
    const handing = { ...ANY_DECIDER, receivedAt: at, requestId: null };
    const preview = await this.previewRevision(reviseTo(patch.document, document, handing), place, at, asker);
    return { document, patch, preview: { changes: listFieldChanges(patch.operations), preview } };
  }

  private async previewRevision(
    revision: Delivery | ProposalRefusal,
    place: OpenedReport['place'],
    at: Date,
    asker: PreviewAsker,
  ): Promise<ReportPreviewDto> {
    const answer = 'kind' in revision ? revision : await this.previews.preview('report', revision, asker);
    if (answer.kind === 'previewed')
      return { ...answer.preview, findings: orderFindings(place(answer.preview.findings)) };
    if (answer.kind === 'report-refused') throw problemOfProposal({ ...answer, findings: place(answer.findings) }, at);
    throw problemOfProposal(answer, at);
  }
}

function receiptOrThrow(answer: ProposalDone | ProposalRefusal, at: Date): ProposalReceiptDto {
  if (answer.kind !== 'done') throw problemOfProposal(answer, at);
  return proposalReceiptOf(answer.proposal);
}
