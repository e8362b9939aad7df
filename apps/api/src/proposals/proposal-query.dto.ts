import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIdOf, IsOneOf, PageQuery } from '@quadrant/http';
import { PROPOSAL_STATES, type ProposalState } from '@quadrant/store/disputes';
import { IsOptional } from 'class-validator';

const WHOSE = ['all', 'mine'] as const;

/** Which proposals are asked for. */
export class ProposalListQuery extends PageQuery {
  @ApiPropertyOptional({
    enum: [...WHOSE],
    default: 'all',
    description: 'mine: created by me; all: all that I can see',
  })
  @IsOneOf(WHOSE)
  whose: (typeof WHOSE)[number] = 'all';

  @ApiPropertyOptional({
    enum: [...PROPOSAL_STATES],
    description:
      'Their states. A page of open or outdated ones may have fewer rows than its limit without being the last',
  })
  @IsOptional()
  @IsOneOf(PROPOSAL_STATES)
  state?: ProposalState;

  @ApiPropertyOptional({ format: 'uuid', description: 'Only those for this tournament' })
  @IsOptional()
  @IsIdOf('a tournament')
  tournament?: string;
}
