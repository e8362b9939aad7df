import { say } from '@quadrant/rules/message';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, decodeCursor, encodeCursor, Id, notFound, Operation, type Actor } from '@quadrant/http';
import { ProposalReadModel } from '@quadrant/store/disputes';
import { cutPage, linkNextPage } from '../paging/next-page.js';
import { handedInPositionOf, isHandedInPosition } from '../disputes/handed-in-position.js';
import { ProposalListQuery } from './proposal-query.dto.js';
import { ProposalDto, proposalOf, ProposalPageDto } from './proposal.dto.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { validate as isUuid } from 'uuid';

@ApiTags('proposals')
@Controller('api/v1/proposals')
export class ProposalsController {
  constructor(private readonly proposals: ProposalReadModel) {}

  @Get()
  @Operation('listProposals', {
    summary: 'Corrections that you proposed, and those for your tournaments or in your area, newest first',
    may: 'proposal.read',
    answers: ProposalPageDto,
  })
  async list(
    @Query() { limit, cursor, whose, state, tournament }: ProposalListQuery,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ProposalPageDto> {
    const query = { whose, state: state ?? null, tournamentId: tournament?.toLowerCase() ?? null };
    const listing = `proposals ${JSON.stringify(query)}`;
    const position = cursor === undefined ? null : decodeCursor(listing, cursor, isHandedInPosition);
    const found = await this.proposals.list(query, actor, { limit: limit + 1, after: position });
    const { rows, after } = cutPage(found, limit, handedInPositionOf);
    const next = after && encodeCursor(listing, after);
    linkNextPage(request, reply, next);
    // The current document, not the database, tells which open proposals are outdated.
    return { rows: rows.filter((each) => state === undefined || each.state === state).map(proposalOf), next };
  }

  @Get(':id')
  @Operation('readProposal', {
    summary: 'A proposed correction, and what became of it',
    may: 'proposal.read',
    answers: ProposalDto,
  })
  async read(@Id('proposal') id: string, @CurrentActor() actor: Actor): Promise<ProposalDto> {
    const proposal = isUuid(id) ? await this.proposals.find(id, actor) : null;
    if (proposal !== null) return proposalOf(proposal);
    throw notFound(
      say`There is no proposal with this id for you to see.`,
      say`Those that you made, and those for your tournaments, are at /api/v1/proposals.`,
    );
  }
}
