import { Body, Controller, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, Id, Operation, PATCH_BODY, type Actor, PreviewQuery } from '@quadrant/http';
import { Asker, type PreviewAsker } from '../previews/preview-asker.js';
import { NewProposalDto } from './proposal.dto.js';
import { ProposalMadeDto, ProposalPreviewDto } from './proposal-receipt.dto.js';
import { Proposals } from './proposals.service.js';
import type { FastifyReply, FastifyRequest } from 'fastify';

@ApiTags('proposals')
@Controller('api/v1/tournaments/:id/proposals')
export class TournamentProposalsController {
  constructor(private readonly proposals: Proposals) {}

  @Post()
  @Operation('proposeCorrection', {
    summary: 'Proposes a correction of single fields of a report',
    about:
      'The corrected document is checked like every report, and one answer has all findings. A director of the ' +
      'tournament or a coordinator accepts or refuses it.',
    may: 'proposal.make',
    counted: 'previews',
    bodyLimits: PATCH_BODY,
    creates: { type: ProposalMadeDto, about: 'Stored' },
    answers: { type: ProposalPreviewDto, about: 'The preview that was asked for' },
    problems: [409, 422],
  })
  async make(
    @Id('tournament') id: string,
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
