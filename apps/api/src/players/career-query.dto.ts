import { f, optional, PageQuery } from '@quadrant/http';
import { CATEGORIES, GAME_TITLES, type Category, type GameTitle } from '@quadrant/rules/tournament';

export class GameQuery {
  @f.Choice(GAME_TITLES, { optional, about: 'Only games of this title' }) game?: GameTitle;
}

export class OpponentsQuery extends PageQuery {
  @f.Choice(GAME_TITLES, { optional, about: 'Only games of this title' }) game?: GameTitle;
}

const LONGEST_PERIOD = 31;
const MOST_MOVERS = 100;

export class MoversQueryDto extends GameQuery {
  @f.Choice(CATEGORIES, { optional, about: 'Only this rating category' }) category?: Category;
  @f.QueryWhole(1, LONGEST_PERIOD, {
    about: 'Tournaments that began on so many days, today (UTC) and before',
    default: 7,
  })
  days: number = 7;
  @f.QueryWhole(1, MOST_MOVERS, { about: 'Maximum number of rows', default: 10 }) limit: number = 10;
}
