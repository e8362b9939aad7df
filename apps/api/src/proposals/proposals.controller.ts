import { say } from '@quadrant/rules/message';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, Id, notFound, Operation, type Actor } from '@quadrant/http';
import { DisputeView } from '@quadrant/views';
import { LinksNextPages } from '../paging/next-page.js';
import { ProposalListQuery } from './proposal-query.dto.js';
import { ProposalDto, proposalOf, ProposalPageDto } from './proposal.dto.js';

@ApiTags('proposals')
@LinksNextPages()
@Controller('api/v1/proposals')
export class ProposalsController {
  constructor(private readonly disputes: DisputeView) {}

  @Get()
  @Operation('listProposals', {
    summary: 'Corrections that you proposed, and those for your tournaments or in your area, newest first',
    may: 'proposal.read',
    answers: ProposalPageDto,
  })
  async list(
    @Query() { limit, cursor, whose, state, tournament }: ProposalListQuery,
    @CurrentActor() actor: Actor,
  ): Promise<ProposalPageDto> {
    const question = { whose, state: state ?? null, tournamentId: tournament?.toLowerCase() ?? null };
    const { rows, next } = await this.disputes.listProposals(question, actor, { limit, cursor });
    return { rows: rows.map(proposalOf), next };
  }

  @Get(':id')
  @Operation('readProposal', {
    summary: 'A proposed correction, and what became of it',
    may: 'proposal.read',
    answers: ProposalDto,
  })
  async read(@Id('proposal') id: string, @CurrentActor() actor: Actor): Promise<ProposalDto> {
    const proposal = await this.disputes.findProposal(id, actor);
    if (proposal !== null) return proposalOf(proposal);
    throw notFound(
      say`There is no proposal with this id for you to see.`,
      say`Those that you made, and those for your tournaments, are at /api/v1/proposals.`,
    );
  }
}
