import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOneOf } from '@quadrant/http';
import { CONTINENTS, type Continent } from '@quadrant/rules/permissions';
import { GAME_TITLES, type GameTitle } from '@quadrant/rules/tournament';
import { IsOptional } from 'class-validator';

/** Which championships of a kind and a year are wanted. */
export class ChampionshipFilters {
  @ApiPropertyOptional({ enum: [...GAME_TITLES], description: 'Left out: every one' })
  @IsOptional()
  @IsOneOf(GAME_TITLES)
  game?: GameTitle;

  @ApiPropertyOptional({ enum: [...CONTINENTS], description: 'Left out: every one' })
  @IsOptional()
  @IsOneOf(CONTINENTS)
  continent?: Continent;
}
