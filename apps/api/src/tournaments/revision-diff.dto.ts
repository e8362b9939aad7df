import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { Type } from 'class-transformer';

const MOST_REVISIONS = 1_000_000;

export class RevisionDiffQuery {
  @ApiPropertyOptional({ minimum: 1, description: 'Revision to compare with; the one before, unless another is named' })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(MOST_REVISIONS)
  against?: number;
}

/** One field in which two revisions differ. */
export class FieldDifferenceDto {
  @ApiProperty({
    example: '/rounds/0/matches/1/result',
    description: 'JSON pointer into the revision; of what it no longer has, into the one it is compared with',
  })
  pointer: string;

  @ApiPropertyOptional({ type: Object, example: 'FW', description: 'Missing where there was nothing' })
  from?: unknown;

  @ApiPropertyOptional({ type: Object, example: 'MW', description: 'Missing where nothing stays' })
  to?: unknown;
}

/** What differs between two revisions of a tournament, field by field. */
export class RevisionDiffDto {
  @ApiProperty({ type: 'integer', minimum: 1 })
  revision: number;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'The revision that it is compared with' })
  against: number;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'How many fields differ' })
  total: number;

  @ApiProperty({ type: [FieldDifferenceDto], description: 'The first 1,000 of them, in the order of the document' })
  differences: readonly FieldDifferenceDto[];
}
