import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOneOf, IsText, IsWholeNumber } from '@quadrant/http';
import { DISPUTE_TOPICS, type DisputeTopic } from '@quadrant/rules/permissions';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Min, ValidateNested } from 'class-validator';

/** Characters of what somebody has to say about a dispute. */
export const LONGEST_TEXT = 4000;

// Far more rounds or matches than a report may have; what there is of them is looked up.
const MOST = 9999;

/** What a player reports as wrong. */
export class NewDisputeDto {
  @ApiProperty({
    enum: [...DISPUTE_TOPICS],
    description: 'director: goes straight to a coordinator, and the directors get no notice',
  })
  @IsOneOf(DISPUTE_TOPICS)
  about: DisputeTopic;

  @ApiProperty({ maxLength: LONGEST_TEXT, example: 'Our game was reported the wrong way round.' })
  @IsText(LONGEST_TEXT)
  text: string;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, description: 'Round of the current revision that it is about' })
  @IsOptional()
  @IsWholeNumber(1, MOST)
  round?: number | null;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    description: 'Match or pod of that round, counted from 1 in the order of the report; only with a round',
  })
  @IsOptional()
  @IsWholeNumber(1, MOST)
  match?: number | null;
}

/** A correction that answers a dispute. */
class AnsweringCorrectionDto {
  @ApiProperty({ type: 'integer', minimum: 1, description: 'The version that it gave the tournament' })
  @IsInt({ message: 'must be a whole number' })
  @Min(1, { message: 'must be at least 1' })
  version: number;
}

/** What is said to a dispute: words, a correction that was made, or both. */
export class AnswerDto {
  @ApiPropertyOptional({ type: 'string', maxLength: LONGEST_TEXT, example: 'Both slips say so; the result counts.' })
  @IsOptional()
  @IsText(LONGEST_TEXT)
  words?: string | null;

  @ApiPropertyOptional({ type: AnsweringCorrectionDto })
  @IsOptional()
  @ValidateNested()
  @Type(() => AnsweringCorrectionDto)
  correction?: AnsweringCorrectionDto | null;
}

/** Why an answer does not settle a dispute. */
export class ObjectionDto {
  @ApiProperty({ maxLength: LONGEST_TEXT })
  @IsText(LONGEST_TEXT)
  text: string;
}
