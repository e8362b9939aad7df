import { f, optional } from '@quadrant/http';
import { LARGEST_MIN_GAMES } from '@quadrant/views';
import { AsOfPageQuery } from '../moments/as-of-query.dto.js';
import { Moment, PlayerName } from '../requests/fields.js';

/** Ranks count within the players that the filters leave. */
export class LeaderboardFilters extends AsOfPageQuery {
  @f.Country({
    optional,
    about: 'Country of the player as two letters (ISO 3166-1); nobody is found under letters that name none',
    example: 'DE',
  })
  country?: string;
  @f.Region({ optional, about: 'Region of the player, as reports name it' }) region?: string;
  @f.QueryWhole(0, LARGEST_MIN_GAMES, { about: 'Minimum number of rated games', default: 0 }) minGames: number = 0;
  @f.Choice(['include', 'exclude', 'only'], {
    about: 'Provisional ratings, of fewer rated games than the stability policy asks for (/api/v1/policy)',
    default: 'include',
  })
  provisional: 'include' | 'exclude' | 'only' = 'include';
  @Moment({
    optional,
    about: 'Only who has played a rated game since: a day (from its first moment in UTC) or an instant with offset',
    example: '2014-11-08',
  })
  activeSince?: string;
  @PlayerName({
    optional,
    about: 'Handle of a player: the page that has them in its middle. Not together with `cursor`',
    example: 'Ann',
  })
  around?: string;
}
