import { ApiProperty } from '@nestjs/swagger';
import { SEASON_MATTERS, type SeasonDifference, type SeasonMatter } from '@quadrant/rules/league';
import type { SeasonLogEntry } from '@quadrant/store/reading';

class SeasonDifferenceDto implements SeasonDifference {
  @ApiProperty({ enum: [...SEASON_MATTERS] })
  what: SeasonMatter;

  @ApiProperty({ type: 'string', nullable: true, example: '3 of the first half, 1 of the second half' })
  before: string | null;

  @ApiProperty({ type: 'string', nullable: true, example: '2 of the first half, 2 of the second half' })
  after: string | null;
}

class SeasonLogEntryDto implements SeasonLogEntry {
  @ApiProperty({ format: 'date-time' })
  at: Date;

  @ApiProperty({ description: 'Handle; `schedule` is the program itself' })
  by: string;

  @ApiProperty()
  reason: string;

  @ApiProperty({ type: [SeasonDifferenceDto] })
  changes: readonly SeasonDifferenceDto[];

  @ApiProperty({ description: 'Whether a tournament that counts had started' })
  afterFirstTournament: boolean;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The run that published it; `/api/v1/runs/{number}/diff` says what it moved. Null: none yet',
  })
  run: number | null;
}

/** What was decided about a season. */
export class SeasonLogDto {
  @ApiProperty({ type: [SeasonLogEntryDto], description: 'The oldest first' })
  rows: readonly SeasonLogEntryDto[];
}
