import { f, nullable, optional } from '@quadrant/http';
import { SEARCH_KINDS, type SearchHit, type SearchKind } from '@quadrant/views';
import { GAME_TITLES, type GameTitle } from '@quadrant/rules/tournament';
import { PlayerName } from '../requests/fields.js';

const MOST_HITS = 50;

export class SearchQuery {
  @PlayerName({
    about: 'Beginnings of words, in any order; case and accents do not count',
    example: 'pic jea',
    minLength: 1,
  })
  q: string;
  @f.Choice(SEARCH_KINDS, { optional, about: 'Only this kind' }) kind?: SearchKind;
  @f.QueryWhole(1, MOST_HITS, { about: 'Maximum number of each kind', default: 5 }) limit: number = 5;
  @f.QueryFlag({
    about: 'False: nobody is found by likeness, which is quicker; for suggestions while somebody types',
    default: true,
  })
  similar: boolean = true;
  @f.Choice(GAME_TITLES, { optional, about: 'Whose ratings of players are wanted' }) game?: GameTitle;
}

class SearchHitDto implements SearchHit {
  @f.Choice(SEARCH_KINDS) kind: SearchKind;
  @f.AnyText('The last part of its address: a handle, an id or a slug') id: string;
  @f.AnyText() title: string;
  @f.AnyText({ nullable, about: 'The name of a player, the game of a tournament, the city of a venue' })
  note: string | null;
  @f.AnyText({ nullable, example: 'DE' }) country: string | null;
  @f.Decimal({
    nullable,
    about: 'Of a player: in the game asked for, or else in another one; null for a player without any',
  })
  rating: number | null;
  @f.Instant({ nullable, about: 'Of a tournament' }) startsAt: Date | null;
  @f.KnownDate({ nullable, about: 'Local date as far as it is known: a day, a month, a year, or unknown' }) localDate:
    string | null;
  @f.Link() link: string;
}

export class SearchResultDto {
  @f.List(SearchHitDto, 'Players, tournaments, leagues, venues; of each the best first') rows: SearchHitDto[];
}
