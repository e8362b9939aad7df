import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsCountry, IsOneOf, IsRegion, IsWholeNumber } from '@quadrant/http';
import { LARGEST_MIN_GAMES } from '@quadrant/store/reading';
import { AsOfPageQuery } from '../as-of/as-of-query.dto.js';
import { IsMoment, IsPlayerName, LONGEST_NAME } from '../requests/text-rules.js';
import { Type } from 'class-transformer';
import { IsOptional } from 'class-validator';

/** Who is wanted on a leaderboard. Ranks count within what the filters leave. */
export class LeaderboardFilters extends AsOfPageQuery {
  @ApiPropertyOptional({
    description: 'Country of the player as two letters (ISO 3166-1); nobody is found under letters that name none',
    example: 'DE',
    pattern: '^[A-Za-z]{2}$',
  })
  @IsOptional()
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
  @IsWholeNumber(0, LARGEST_MIN_GAMES)
  minGames: number = 0;

  @ApiPropertyOptional({
    enum: ['include', 'exclude', 'only'],
    default: 'include',
    description: 'Provisional ratings, of fewer rated games than the stability policy asks for (/api/v1/policy)',
  })
  @IsOptional()
  @IsOneOf(['include', 'exclude', 'only'])
  provisional: 'include' | 'exclude' | 'only' = 'include';

  @ApiPropertyOptional({
    description:
      'Only who has played a rated game since: a day (from its first moment in UTC) or an instant with offset',
    example: '2014-11-08',
  })
  @IsOptional()
  @IsMoment()
  activeSince?: string;

  @ApiPropertyOptional({
    description: 'Handle of a player: the page that has them in its middle. Not together with `cursor`',
    example: 'Ann',
    maxLength: LONGEST_NAME,
  })
  @IsOptional()
  @IsPlayerName()
  around?: string;
}
