import { Body, Controller, Delete, Get, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  CurrentActor,
  IdempotencyKey,
  IfMatch,
  DRAFT_BODY,
  InPath,
  PreviewQuery,
  Operation,
  UploadedFile,
  type Actor,
  type SentFile,
} from '@quadrant/http';
import { Asker, type PreviewAsker } from '../previews/preview-asker.js';
import type { ReportPreviewDto } from '../previews/report-preview.dto.js';
import { afterCommit } from '../intake/after-commit.js';
import { confirmationOf } from '../intake/confirmation.dto.js';
import { givenFileOf } from '../intake/given-answers.js';
import { DraftIntakeQuery } from '../intake/intake-query.dto.js';
import { answerWithPreview } from '../intake/preview-answer.js';
import type { ReceiptDto } from '../intake/receipt.dto.js';
import { Receipts } from '../intake/receipts.service.js';
import { ReportIntake } from '../intake/report-intake.service.js';
import { UPLOAD_BODY } from '../intake/upload-body.js';
import { REPORT_ANSWERS } from '../intake/report-answers.js';
import { problemOfDraft } from './draft-refusal.js';
import { DeletedDraftDto, DraftChangeDto, DraftDto, DraftsDto, KeptDraftDto, NewDraftQuery } from './draft.dto.js';
import { ProposalReasonsDto } from '../proposals/proposal.dto.js';
import { ProposalMadeDto, ProposalPreviewDto } from '../proposals/proposal-receipt.dto.js';
import { DraftProposals } from './draft-proposals.service.js';
import { Drafts } from './drafts.service.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { validate as isUuid } from 'uuid';

const DraftId = () => InPath('id', { about: 'Id of a draft of yours', format: 'uuid' });

@ApiTags('drafts')
@Controller('api/v1/drafts')
export class DraftsController {
  constructor(
    private readonly drafts: Drafts,
    private readonly proposals: DraftProposals,
    private readonly intake: ReportIntake,
    private readonly receipts: Receipts,
  ) {}

  @Post()
  @Operation('createDraft', {
    summary: 'Keeps an upload that is not finished, to continue it on another device',
    about:
      'A JSON object that no other program writes is kept as it is, finished or not; one like {"grid": {"rows": [["Round", …]]}} ' +
      'is submitted as the table of its cells, and findings name their rows and columns. It may have 64 kB, a finished report 2 MB. Of a file of another program what was read is ' +
      'kept, without anything that the reader leaves out; send a file with errors again when it is correct. Only you see your drafts.',
    may: 'draft.keep',
    counted: 'drafts',
    body: UPLOAD_BODY,
    creates: KeptDraftDto,
    problems: [409, 422],
  })
  async create(
    @UploadedFile() file: SentFile,
    @Query() { name, set }: NewDraftQuery,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<KeptDraftDto> {
    const draft = await this.drafts.create(givenFileOf(file, set), name ?? null, actor);
    void reply.header('location', draft.links.self);
    return draft;
  }

  @Get()
  @Operation('listDrafts', { summary: 'Lists your drafts, at most 20', may: 'draft.keep', answers: DraftsDto })
  async list(@CurrentActor() actor: Actor): Promise<DraftsDto> {
    return { rows: await this.drafts.list(actor) };
  }

  @Get(':id')
  @Operation('readDraft', {
    summary: 'A draft of yours, with its open questions',
    may: 'draft.keep',
    answers: DraftDto,
  })
  read(@DraftId() id: string, @CurrentActor() actor: Actor): Promise<DraftDto> {
    return this.drafts.read(known(id), actor);
  }

  @Put(':id')
  @Operation('changeDraft', {
    summary: 'Changes the name, the answers or the document of a draft',
    may: 'draft.keep',
    bodyLimits: DRAFT_BODY,
    answers: KeptDraftDto,
  })
  change(
    @DraftId() id: string,
    @Body() { name, answers, document }: DraftChangeDto,
    @IfMatch('draft') versions: number[] | null,
    @CurrentActor() actor: Actor,
  ): Promise<KeptDraftDto> {
    const change = {
      ...(name !== undefined && { name }),
      ...(answers !== undefined && { answers }),
      ...(document !== undefined && { document: Buffer.from(JSON.stringify(document)) }),
    };
    return this.drafts.change(known(id), change, versions, actor);
  }

  @Delete(':id')
  @Operation('deleteDraft', { summary: 'Deletes a draft of yours', may: 'draft.keep', answers: DeletedDraftDto })
  async delete(
    @DraftId() id: string,
    @IfMatch('draft') versions: number[] | null,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    return this.drafts.delete(known(id), versions, actor);
  }

  @Post(':id/submission')
  @Operation('submitDraft', {
    summary: 'Submits a draft as a report',
    about:
      'The same as sending its content to /api/v1/submissions. A draft whose report is stored is deleted; the same ' +
      'Idempotency-Key still gets its receipt. A draft that corrects a stored tournament becomes its next revision.',
    may: 'report.submit',
    counted: 'previews',
    ...REPORT_ANSWERS,
    problems: [409, 412, 422],
  })
  async submit(
    @DraftId() id: string,
    @Query() { preview, previewedAfter, createPlayers, confirm, reason }: DraftIntakeQuery,
    @CurrentActor() actor: Actor,
    @Asker() asker: PreviewAsker,
    @IdempotencyKey() idempotencyKey: string | null,
    @Req() { id: requestId }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReceiptDto | ReportPreviewDto> {
    const confirmations = confirm.map(confirmationOf);
    const keyOf = `draft ${known(id)}`;
    const draft = await this.drafts.open(known(id), actor);
    const sent = {
      actor,
      revisionOf: draft?.revisionOf ?? null,
      versions: draft?.versions ?? null,
      createPlayers,
      idempotencyKey,
      keyOf,
      requestId,
      confirmations,
      reason,
    };
    // The key is checked after the draft: a draft that is gone by now already has its answer.
    const earlier = await this.intake.findAnswer(sent);
    if (earlier !== null) return this.receipts.answer(reply, earlier);
    if (draft === null) throw problemOfDraft({ kind: 'draft-not-found' });
    const { given, version, stale } = draft;
    if (stale !== null) throw stale;
    if (preview) return answerWithPreview(reply, await this.intake.preview(given, sent, asker));
    const receipt = await this.receipts.answer(reply, await this.intake.takeFile(given, sent), previewedAfter);
    await afterCommit('deleting the draft', () => this.drafts.settle(known(id), version, actor));
    return receipt;
  }

  @Post(':id/proposal')
  @Operation('proposeDraft', {
    summary: 'Proposes what a draft changes about a stored tournament',
    about:
      'For people who may not revise the tournament, as the `terms` of the draft say. It is the same proposal as one ' +
      'of a patch: its directors and coordinators accept or refuse it, and until then nothing changes. The draft is deleted.',
    may: 'proposal.make',
    counted: 'previews',
    creates: { type: ProposalMadeDto, about: 'Stored' },
    answers: { type: ProposalPreviewDto, about: 'The preview that was asked for' },
    problems: [409, 422],
  })
  async propose(
    @DraftId() id: string,
    @Body() reasons: ProposalReasonsDto,
    @Query() { preview }: PreviewQuery,
    @CurrentActor() actor: Actor,
    @Asker() asker: PreviewAsker,
    @Req() { id: requestId }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ProposalMadeDto | ProposalPreviewDto> {
    if (preview) {
      void reply.status(200);
      return this.proposals.preview(known(id), reasons, actor, asker);
    }
    const made = await this.proposals.make(known(id), reasons, { actor, requestId }, asker);
    void reply.header('location', made.links.self);
    return made;
  }
}

function known(id: string): string {
  if (isUuid(id)) return id.toLowerCase();
  throw problemOfDraft({ kind: 'draft-not-found' });
}
