import { Body, Controller, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, Id, Operation, ReasonDto, type Actor, PreviewQuery } from '@quadrant/http';
import { Asker, type PreviewAsker } from '../previews/preview-asker.js';
import { ReportPreviewDto } from '../previews/report-preview.dto.js';
import { ProposalDecisions } from './proposal-decisions.service.js';
import { ProposalReceiptDto } from './proposal-receipt.dto.js';
import { Proposals } from './proposals.service.js';
import type { FastifyRequest } from 'fastify';

@ApiTags('proposals')
@Controller('api/v1/proposals/:id')
export class ProposalDecisionsController {
  constructor(
    private readonly decisions: ProposalDecisions,
    private readonly proposals: Proposals,
  ) {}

  @Post('acceptance')
  @Operation('acceptProposal', {
    summary: 'Accepts a proposed correction as the next revision of its tournament',
    about: 'For the directors of the tournament and coordinators. It also answers its dispute, if they may answer it.',
    may: 'proposal.decide',
    counted: 'previews',
    answers: { either: [ProposalReceiptDto, ReportPreviewDto], about: 'Accepted; or the preview that was asked for' },
    problems: [409, 412, 422],
  })
  accept(
    @Id('proposal') id: string,
    @Body() { reason }: ReasonDto,
    @Query() { preview }: PreviewQuery,
    @CurrentActor() actor: Actor,
    @Asker() asker: PreviewAsker,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<ProposalReceiptDto | ReportPreviewDto> {
    const asking = { actor, requestId };
    return preview ? this.decisions.preview(id, reason, asking, asker) : this.decisions.accept(id, reason, asking);
  }

  @Post('refusal')
  @Operation('refuseProposal', {
    summary: 'Refuses a proposed correction',
    about: 'For the directors and coordinators.',
    may: 'proposal.decide',
    answers: ProposalReceiptDto,
    problems: [409],
  })
  refuse(
    @Id('proposal') id: string,
    @Body() { reason }: ReasonDto,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<ProposalReceiptDto> {
    return this.decisions.refuse(id, reason, { actor, requestId });
  }

  @Post('withdrawal')
  @Operation('withdrawProposal', {
    summary: 'Withdraws a proposed correction',
    about: 'Only the account that proposed it can do this.',
    may: 'proposal.withdraw',
    answers: ProposalReceiptDto,
    problems: [409],
  })
  withdraw(
    @Id('proposal') id: string,
    @Body() { reason }: ReasonDto,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<ProposalReceiptDto> {
    return this.proposals.withdraw(id, reason, { actor, requestId });
  }
}
