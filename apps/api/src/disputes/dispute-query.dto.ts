import { ApiPropertyOptional } from '@nestjs/swagger';
import { PageQuery } from '@quadrant/http';
import { DISPUTE_STATES, type DisputeState } from '@quadrant/rules/permissions';
import { IsIn, IsOptional, IsUUID } from 'class-validator';

const WHOSE = ['all', 'mine', 'to-answer'] as const;
const STATES = ['open', ...DISPUTE_STATES] as const;

/** Which disputes are asked for. */
export class DisputeListQuery extends PageQuery {
  @ApiPropertyOptional({
    enum: [...WHOSE],
    default: 'all',
    description: 'mine: that I reported; to-answer: open, and with me; all: that I may see',
  })
  @IsIn(WHOSE, { message: `must be one of ${WHOSE.join(', ')}` })
  whose: (typeof WHOSE)[number] = 'all';

  @ApiPropertyOptional({ enum: [...STATES], description: 'How they stand; open: with whomever' })
  @IsOptional()
  @IsIn(STATES, { message: `must be one of ${STATES.join(', ')}` })
  state?: DisputeState | 'open';

  @ApiPropertyOptional({ format: 'uuid', description: 'Only those with this tournament' })
  @IsOptional()
  @IsUUID('all', { message: 'must be the id of a tournament' })
  tournament?: string;
}
