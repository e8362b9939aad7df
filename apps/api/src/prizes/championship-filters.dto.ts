import { ApiPropertyOptional } from '@nestjs/swagger';
import { CONTINENTS, type Continent } from '@quadrant/rules/permissions';
import { GAME_TITLES, type GameTitle } from '@quadrant/rules/tournament';
import { IsIn, IsOptional } from 'class-validator';

/** Which championships of a kind and a year are wanted. */
export class ChampionshipFilters {
  @ApiPropertyOptional({ enum: [...GAME_TITLES], description: 'Left out: every one' })
  @IsOptional()
  @IsIn(GAME_TITLES, { message: `must be one of ${GAME_TITLES.join(', ')}` })
  game?: GameTitle;

  @ApiPropertyOptional({ enum: [...CONTINENTS], description: 'Left out: every one' })
  @IsOptional()
  @IsIn(CONTINENTS, { message: `must be one of ${CONTINENTS.join(', ')}` })
  continent?: Continent;
}
