import { ApiProperty } from '@nestjs/swagger';
import { PROBLEM_STATES, problemStateAt, type ProblemState } from '@quadrant/rules/permissions';
import type { StoredProblem } from '@quadrant/store/disputes';

class ProblemReceiptLinksDto {
  @ApiProperty({ format: 'uri-reference', description: 'All that was said' })
  self: string;

  @ApiProperty({ format: 'uri-reference' })
  tournament: string;
}

/** How a problem stands after what was done. */
export class ProblemReceiptDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  tournamentId: string;

  @ApiProperty({ enum: [...PROBLEM_STATES] })
  state: ProblemState;

  @ApiProperty()
  links: ProblemReceiptLinksDto;
}

export const problemReceiptOf = (problem: StoredProblem, at: Date): ProblemReceiptDto => ({
  id: problem.id,
  tournamentId: problem.tournamentId,
  state: problemStateAt(problem, at),
  links: { self: `/api/v1/problems/${problem.id}`, tournament: `/api/v1/tournaments/${problem.tournamentId}` },
});
