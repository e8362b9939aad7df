import { applyDecorators, Body, Controller, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiOperation, ApiParam, ApiTags, getSchemaPath } from '@nestjs/swagger';
import { ApiProblems, Counted, CurrentActor, May, ReasonDto, type Actor, PreviewQuery } from '@quadrant/http';
import { Asker, type PreviewAsker } from '../previews/preview-asker.js';
import { ReportPreviewDto } from '../previews/report-preview.dto.js';
import { ProposalDecisions } from './proposal-decisions.service.js';
import { ProposalReceiptDto } from './proposal-receipt.dto.js';
import { Proposals } from './proposals.service.js';
import type { FastifyRequest } from 'fastify';

/** Adds what all operations on a proposal have in common. */
function ApiDecision(operationId: string, summary: string, description: string): MethodDecorator {
  return applyDecorators(
    HttpCode(200),
    ApiOperation({ operationId, summary, description }),
    ApiParam({ name: 'id', format: 'uuid', description: 'Id of the proposal' }),
    ApiProblems(400, 404, 409, 413, 415, 503),
  );
}

@ApiTags('proposals')
@Counted('previews')
@Controller('api/v1/proposals/:id')
export class ProposalDecisionsController {
  constructor(
    private readonly decisions: ProposalDecisions,
    private readonly proposals: Proposals,
  ) {}

  @Post('acceptance')
  @May('proposal.decide')
  @ApiDecision(
    'acceptProposal',
    'Accepts a proposed correction as the next revision of its tournament',
    'For the directors of the tournament and coordinators. It also answers its dispute, if they may answer it.',
  )
  @ApiExtraModels(ProposalReceiptDto, ReportPreviewDto)
  @ApiOkResponse({
    description: 'Accepted; or the preview that was asked for',
    schema: { oneOf: [{ $ref: getSchemaPath(ProposalReceiptDto) }, { $ref: getSchemaPath(ReportPreviewDto) }] },
  })
  @ApiProblems(412, 422, 429)
  accept(
    @Param('id') id: string,
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
  @May('proposal.decide')
  @ApiDecision('refuseProposal', 'Refuses a proposed correction', 'For the directors and coordinators.')
  @ApiOkResponse({ type: ProposalReceiptDto })
  refuse(
    @Param('id') id: string,
    @Body() { reason }: ReasonDto,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<ProposalReceiptDto> {
    return this.decisions.refuse(id, reason, { actor, requestId });
  }

  @Post('withdrawal')
  @May('proposal.withdraw')
  @ApiDecision('withdrawProposal', 'Withdraws a proposed correction', 'Only the account that proposed it can do this.')
  @ApiOkResponse({ type: ProposalReceiptDto })
  withdraw(
    @Param('id') id: string,
    @Body() { reason }: ReasonDto,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<ProposalReceiptDto> {
    return this.proposals.withdraw(id, reason, { actor, requestId });
  }
}
