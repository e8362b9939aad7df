import { ApiPropertyOptional } from '@nestjs/swagger';
import { LARGEST_MIN_GAMES } from '@quadrant/store/reading';
import { AsOfPageQuery } from '../as-of/as-of-query.dto.js';
import { IsCountry, IsMoment, IsRegion } from '../requests/text-rules.js';
import { Transform, Type, type TransformFnParams } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';

const upperCase = ({ value }: TransformFnParams): unknown => (typeof value === 'string' ? value.toUpperCase() : value);

/** Who is wanted on a leaderboard. Ranks count within what the filters leave. */
export class LeaderboardFilters extends AsOfPageQuery {
  @ApiPropertyOptional({
    description: 'Country of the player as two letters (ISO 3166-1); nobody is found under letters that name none',
    example: 'DE',
    pattern: '^[A-Za-z]{2}$',
  })
  @IsOptional()
  @Transform(upperCase)
  @IsCountry()
  country?: string;

  @ApiPropertyOptional({ description: 'Region of the player, as reports name it', maxLength: 64 })
  @IsOptional()
  @IsRegion()
  region?: string;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    maximum: LARGEST_MIN_GAMES,
    default: 0,
    description: 'Minimum number of rated games',
  })
  @Type(() => Number)
  @IsInt({ message: 'must be a whole number' })
  @Min(0, { message: 'must be at least 0' })
  @Max(LARGEST_MIN_GAMES, { message: `must be at most ${LARGEST_MIN_GAMES}` })
  minGames: number = 0;

  @ApiPropertyOptional({
    description:
      'Only who has played a rated game since: a day (from its first moment in UTC) or an instant with offset',
    example: '2014-11-08',
  })
  @IsOptional()
  @IsMoment()
  activeSince?: string;
}
