import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOneOf, IsWholeNumber, PageQuery } from '@quadrant/http';
import { CATEGORIES, GAME_TITLES, type Category, type GameTitle } from '@quadrant/rules/tournament';
import { Type } from 'class-transformer';
import { IsOptional } from 'class-validator';

/** Which games count. */
export class GameQuery {
  @ApiPropertyOptional({ enum: [...GAME_TITLES], description: 'Only games of this title' })
  @IsOptional()
  @IsOneOf(GAME_TITLES)
  game?: GameTitle;
}

/** Which opponents are wanted. */
export class OpponentsQuery extends PageQuery {
  @ApiPropertyOptional({ enum: [...GAME_TITLES], description: 'Only games of this title' })
  @IsOptional()
  @IsOneOf(GAME_TITLES)
  game?: GameTitle;
}

const LONGEST_PERIOD = 31;
const MOST_MOVERS = 100;

/** Which movers are wanted. */
export class MoversQueryDto extends GameQuery {
  @ApiPropertyOptional({ enum: [...CATEGORIES], description: 'Only this rating category' })
  @IsOptional()
  @IsOneOf(CATEGORIES)
  category?: Category;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: LONGEST_PERIOD,
    default: 7,
    description: 'Tournaments that began on so many days, today (UTC) and before',
  })
  @Type(() => Number)
  @IsWholeNumber(1, LONGEST_PERIOD)
  days: number = 7;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: MOST_MOVERS,
    default: 10,
    description: 'Maximum number of rows',
  })
  @Type(() => Number)
  @IsWholeNumber(1, MOST_MOVERS)
  limit: number = 10;
}
