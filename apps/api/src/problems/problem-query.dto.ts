import { ApiPropertyOptional } from '@nestjs/swagger';
import { PageQuery } from '@quadrant/http';
import { PROBLEM_STATES, type ProblemState } from '@quadrant/rules/permissions';
import { IsIn, IsOptional, IsUUID } from 'class-validator';

const WHOSE = ['all', 'mine', 'to-answer'] as const;
const STATES = ['open', ...PROBLEM_STATES] as const;

/** Which problems are asked for. */
export class ProblemListQuery extends PageQuery {
  @ApiPropertyOptional({
    enum: [...WHOSE],
    default: 'all',
    description: 'mine: that I reported; to-answer: open, and with me; all: that I may see',
  })
  @IsIn(WHOSE, { message: `must be one of ${WHOSE.join(', ')}` })
  whose: (typeof WHOSE)[number] = 'all';

  @ApiPropertyOptional({ enum: [...STATES], description: 'The state of each; open: not answered yet' })
  @IsOptional()
  @IsIn(STATES, { message: `must be one of ${STATES.join(', ')}` })
  state?: ProblemState | 'open';

  @ApiPropertyOptional({ format: 'uuid', description: 'Only those with this tournament' })
  @IsOptional()
  @IsUUID('all', { message: 'must be the id of a tournament' })
  tournament?: string;
}
