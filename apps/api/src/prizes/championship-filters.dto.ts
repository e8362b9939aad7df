import { f, optional } from '@quadrant/http';
import { CONTINENTS, type Continent } from '@quadrant/rules/permissions';
import { GAME_TITLES, type GameTitle } from '@quadrant/rules/tournament';

export class ChampionshipFilters {
  @f.Choice(GAME_TITLES, { optional, about: 'Left out: every one' }) game?: GameTitle;
  @f.Choice(CONTINENTS, { optional, about: 'Left out: every one' }) continent?: Continent;
}
