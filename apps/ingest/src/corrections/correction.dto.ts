import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIdOf, IsSlug, ReasonDto } from '@quadrant/http';
import { LEVELS, LONGEST_SLUG, SLUG, type Level } from '@quadrant/rules/tournament';
import { IsBoolean, IsIn, ValidateIf } from 'class-validator';

const isSet = (_: object, value: unknown): boolean => value !== undefined && value !== null;

export class MergeDto extends ReasonDto {
  @ApiProperty({ format: 'uuid', description: 'The tournament that counts from now on' })
  @IsIdOf('a tournament')
  into: string;
}

/** Somebody's word in place of the report's. What is left out stays as it is. */
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

  @ApiPropertyOptional({
    type: 'string',
    nullable: true,
    pattern: SLUG.source,
    maxLength: LONGEST_SLUG,
    description: 'Slug of the league that it counts for; null: of none. Not together with the others',
  })
  @ValidateIf(isSet)
  @IsSlug()
  league?: string | null;
}
