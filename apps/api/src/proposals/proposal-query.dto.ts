import { ApiPropertyOptional } from '@nestjs/swagger';
import { PageQuery } from '@quadrant/http';
import { PROPOSAL_STATES, type ProposalState } from '@quadrant/store/disputes';
import { IsIn, IsOptional, IsUUID } from 'class-validator';

const WHOSE = ['all', 'mine'] as const;

/** Which proposals are asked for. */
export class ProposalListQuery extends PageQuery {
  @ApiPropertyOptional({
    enum: [...WHOSE],
    default: 'all',
    description: 'mine: created by me; all: all that I can see',
  })
  @IsIn(WHOSE, { message: `must be one of ${WHOSE.join(', ')}` })
  whose: (typeof WHOSE)[number] = 'all';

  @ApiPropertyOptional({
    enum: [...PROPOSAL_STATES],
    description:
      'How they stand. A page of open or outdated ones may have fewer rows than its limit, and not be the last',
  })
  @IsOptional()
  @IsIn(PROPOSAL_STATES, { message: `must be one of ${PROPOSAL_STATES.join(', ')}` })
  state?: ProposalState;

  @ApiPropertyOptional({ format: 'uuid', description: 'Only those for this tournament' })
  @IsOptional()
  @IsUUID('all', { message: 'must be the id of a tournament' })
  tournament?: string;
}
