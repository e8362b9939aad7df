import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsTrueOrFalse, PreviewQuery, readBoolean } from '@quadrant/http';
import { Transform, Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsInt, IsOptional, Max, Min, ValidateNested } from 'class-validator';
import { ConfirmationDto, LONGEST_CONFIRM, MOST_CONFIRMATIONS, readConfirmations } from './confirmation.dto.js';
import { SetAnswers } from './set-query.dto.js';

/** How a report is to be taken in whose answers are known. */
export class DraftIntakeQuery extends PreviewQuery {
  @ApiPropertyOptional({
    type: 'boolean',
    default: true,
    description: 'false: a player who is not found by handle or by a unique name is an error, and nothing is stored',
  })
  @Transform(readBoolean)
  @IsTrueOrFalse()
  createPlayers: boolean = true;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    description: '`afterRun` of a preview: the receipt then names the runs that were published since',
  })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'must be the whole number that a preview gave as afterRun' })
  @Min(0)
  @Max(2 ** 31 - 1)
  previewedAfter?: number;

  @ApiPropertyOptional({
    type: 'string',
    maxLength: LONGEST_CONFIRM,
    example: '[{"code":"full-win-below-cap","pointer":"/rounds/0/matches/2/score/0","reason":"won by a special rule"}]',
    description:
      'A JSON list that says why findings are right as they are; a report with others that have to be confirmed is held. Without a pointer, all findings of a code',
  })
  @Transform(readConfirmations)
  @IsArray({ message: 'must be a list in JSON' })
  @ArrayMaxSize(MOST_CONFIRMATIONS, { message: `must have at most ${MOST_CONFIRMATIONS} confirmations` })
  @ValidateNested({ each: true })
  confirm: ConfirmationDto[] = [];
}

/** How a report is to be taken in. */
export class IntakeQuery extends DraftIntakeQuery {
  @SetAnswers()
  set: string[] = [];
}
