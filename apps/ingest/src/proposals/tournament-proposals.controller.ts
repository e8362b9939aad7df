import { Body, Controller, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiExtraModels, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import {
  ApiProblems,
  Counted,
  CurrentActor,
  LargeBody,
  May,
  PATCH_BODY,
  type Actor,
  PreviewQuery,
} from '@quadrant/http';
import { Asker, type PreviewAsker } from '../previews/preview-asker.js';
import { NewProposalDto } from './proposal.dto.js';
import { ProposalMadeDto, ProposalPreviewDto } from './proposal-receipt.dto.js';
import { Proposals } from './proposals.service.js';
import type { FastifyReply, FastifyRequest } from 'fastify';

@ApiTags('proposals')
@Counted('previews')
@Controller('api/v1/tournaments/:id/proposals')
export class TournamentProposalsController {
  constructor(private readonly proposals: Proposals) {}

  @Post()
  @May('proposal.make')
  @LargeBody(PATCH_BODY)
  @ApiOperation({
    operationId: 'proposeCorrection',
    summary: 'Proposes a correction of single fields of a report',
    description:
      'The corrected document is checked like every report, and one answer has all findings. A director of the ' +
      'tournament or a coordinator accepts or refuses it.',
  })
  @ApiParam({ name: 'id', format: 'uuid', description: 'Id of the tournament' })
  @ApiExtraModels(ProposalPreviewDto)
  @ApiCreatedResponse({ type: ProposalMadeDto, description: 'Stored' })
  @ApiOkResponse({ type: ProposalPreviewDto, description: 'The preview that was asked for' })
  @ApiProblems(400, 404, 409, 413, 415, 422, 429, 503)
  async make(
    @Param('id') id: string,
    @Body() proposal: NewProposalDto,
    @Query() { preview }: PreviewQuery,
    @CurrentActor() actor: Actor,
    @Asker() asker: PreviewAsker,
    @Req() { id: requestId }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ProposalMadeDto | ProposalPreviewDto> {
    if (preview) {
      void reply.status(200);
      return this.proposals.preview(id, proposal, asker);
    }
    const made = await this.proposals.make(id, proposal, { actor, requestId }, asker);
    void reply.header('location', made.links.self);
    return made;
  }
}
