import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsLine, LONGEST_REASON } from '@quadrant/http';
import { LEVELS, type Level } from '@quadrant/tournament';
import { IsBoolean, IsIn, IsUUID, ValidateIf } from 'class-validator';

const isSet = (_: object, value: unknown): boolean => value !== undefined && value !== null;

/** Why a tournament is corrected. */
export class ReasonDto {
  @ApiProperty({
    maxLength: LONGEST_REASON,
    description: 'Stands in the run and in the audit',
    example: 'reported twice',
  })
  @IsLine(LONGEST_REASON)
  reason: string;
}

export class MergeDto extends ReasonDto {
  @ApiProperty({ format: 'uuid', description: 'The tournament that counts from now on' })
  @IsUUID('all', { message: 'must be the id of a tournament' })
  into: string;
}

/** A coordinator's word in place of the report's. What is left out stays as it is. */
export class TournamentChangesDto extends ReasonDto {
  @ApiPropertyOptional({
    type: 'integer',
    enum: [...LEVELS],
    nullable: true,
    description: 'Level; null: that of the report',
  })
  @ValidateIf(isSet)
  @IsIn(LEVELS, { message: `must be one of ${LEVELS.join(', ')}, or null` })
  level?: Level | null;

  @ApiPropertyOptional({
    type: 'boolean',
    nullable: true,
    description: 'Whether its games may count for ratings; null: what the report says',
  })
  @ValidateIf(isSet)
  @IsBoolean({ message: 'must be true, false or null' })
  rated?: boolean | null;
}
