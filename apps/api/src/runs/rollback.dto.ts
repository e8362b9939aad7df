import { ApiProperty } from '@nestjs/swagger';
import { IsLine, LONGEST_REASON } from '@quadrant/http';
import { IsInt, Max, Min } from 'class-validator';

/** Largest `integer` of PostgreSQL. */
const LARGEST_RUN = 2_147_483_647;

export class NewRollbackDto {
  @ApiProperty({ type: 'integer', minimum: 1, description: 'The run whose numbers are published again' })
  @IsInt({ message: 'must be a whole number' })
  @Min(0, { message: 'must not be negative' })
  @Max(LARGEST_RUN, { message: `must not be more than ${LARGEST_RUN}` })
  run: number;

  @ApiProperty({
    maxLength: LONGEST_REASON,
    description: 'Reason; shown with the run',
    example: 'a level was wrong since run 41',
  })
  @IsLine(LONGEST_REASON)
  reason: string;
}

class PauseDto {
  @ApiProperty()
  pausedAt: Date;

  @ApiProperty()
  pausedBy: string;

  @ApiProperty()
  reason: string;
}

/** What readers see, and whether anything may follow it. */
export class PublicationDto {
  @ApiProperty({ type: 'integer', description: 'The run that readers see; 0 before the first' })
  headRun: number;

  @ApiProperty({ type: Date, nullable: true, description: 'When that run was published; null before the first' })
  publishedAt: Date | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'The official run' })
  officialRun: number | null;

  @ApiProperty({ type: PauseDto, nullable: true, description: 'Null while runs are published' })
  pause: PauseDto | null;
}
