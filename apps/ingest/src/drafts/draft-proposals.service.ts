import { Injectable } from '@nestjs/common';
import { Clock, type Actor } from '@quadrant/http';
import { patchBetween } from '@quadrant/rules/report';
import { afterCommit } from '../intake/after-commit.js';
import { ReportFiles } from '../intake/report-files.service.js';
import type { PreviewAsker } from '../previews/preview-asker.js';
import type { ProposalReasonsDto } from '../proposals/proposal.dto.js';
import type { ProposalMadeDto, ProposalPreviewDto } from '../proposals/proposal-receipt.dto.js';
import { problemOfProposal } from '../proposals/proposal-refusal.js';
import { Proposals, type Asking, type ProposedCorrection } from '../proposals/proposals.service.js';
import { problemOfDraft } from './draft-refusal.js';
import { Drafts } from './drafts.service.js';

interface ProposedDraft {
  readonly tournamentId: string;
  readonly version: number;
  readonly correction: ProposedCorrection;
}

/** Makes a proposal of a draft in which somebody corrected a stored tournament that they may not revise. */
@Injectable()
export class DraftProposals {
  constructor(
    private readonly drafts: Drafts,
    private readonly files: ReportFiles,
    private readonly proposals: Proposals,
    private readonly clock: Clock,
  ) {}

  /** Proposes what the draft changes, and deletes the draft. @throws Problem when it is refused */
  async make(id: string, reasons: ProposalReasonsDto, asking: Asking, asker: PreviewAsker): Promise<ProposalMadeDto> {
    const { tournamentId, version, correction } = await this.open(id, reasons, asking.actor);
    const made = await this.proposals.make(tournamentId, correction, asking, asker);
    await afterCommit('deleting the draft', () => this.drafts.settle(id, version, asking.actor));
    return made;
  }

  /** @throws Problem when it would be refused for what it holds */
  async preview(
    id: string,
    reasons: ProposalReasonsDto,
    actor: Actor,
    asker: PreviewAsker,
  ): Promise<ProposalPreviewDto> {
    const { tournamentId, correction } = await this.open(id, reasons, actor);
    return this.proposals.preview(tournamentId, correction, asker);
  }

  private async open(id: string, reasons: ProposalReasonsDto, actor: Actor): Promise<ProposedDraft> {
    const draft = await this.drafts.open(id, actor);
    if (draft === null) throw problemOfDraft({ kind: 'draft-not-found' });
    const { given, version, stale, revisionOf, revision } = draft;
    if (stale !== null) throw stale;
    if (revisionOf === null || revision === null) throw problemOfDraft({ kind: 'draft-corrects-nothing' });
    const opened = await this.files.open(given, actor);
    if (opened.kind === 'report-refused') throw problemOfProposal(opened, this.clock.now());
    const patch = patchBetween(JSON.parse(given.bytes.toString()), JSON.parse(Buffer.from(opened.raw).toString()));
    return {
      tournamentId: revisionOf,
      version,
      correction: { ...reasons, patch, revision, place: opened.place },
    };
  }
}
