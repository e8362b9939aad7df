import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIdOf, IsOneOf, PageQuery } from '@quadrant/http';
import { DISPUTE_STATES, type DisputeState } from '@quadrant/rules/permissions';
import { IsOptional } from 'class-validator';

const WHOSE = ['all', 'mine', 'to-answer'] as const;
const STATES = ['open', ...DISPUTE_STATES] as const;

/** Which disputes are asked for. */
export class DisputeListQuery extends PageQuery {
  @ApiPropertyOptional({
    enum: [...WHOSE],
    default: 'all',
    description: 'mine: opened by me; to-answer: open, and with me; all: that I may see',
  })
  @IsOneOf(WHOSE)
  whose: (typeof WHOSE)[number] = 'all';

  @ApiPropertyOptional({
    enum: [...STATES],
    description: 'The state of each; open: waits for an answer, in any of the open states',
  })
  @IsOptional()
  @IsOneOf(STATES)
  state?: DisputeState | 'open';

  @ApiPropertyOptional({ format: 'uuid', description: 'Only those with this tournament' })
  @IsOptional()
  @IsIdOf('a tournament')
  tournament?: string;
}
