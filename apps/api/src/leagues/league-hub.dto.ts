import { f, nullable } from '@quadrant/http';
import type { LeagueListing } from '@quadrant/store/leagues';
import { PlayerIdentityDto } from '../players/player-identity.dto.js';
import { LeagueListingDto } from './league.dto.js';
import { SeasonName } from '../requests/fields.js';
import { dayText } from './season-view.dto.js';

class LeaderDto extends PlayerIdentityDto {
  @f.Count('League points of the season, without bonus') points: number;
  @f.Integer('Bonus points of the season') bonus: number;
  @f.Integer('Points and bonus') total: number;
}

class CurrentSeasonDto {
  @SeasonName() season: string;
  @f.Day(dayText) startsOn: string;
  @f.Day(dayText) endsOn: string;
  @f.Link('Its table') link: string;
}

class LeagueHubRowDto extends LeagueListingDto {
  @f.Of(CurrentSeasonDto, { nullable, about: 'The one that today (UTC) lies in; null between seasons' })
  season: CurrentSeasonDto | null;
  @f.Of(LeaderDto, { nullable, about: 'Of its table; null before its first tournament' }) leader: LeaderDto | null;
}

export class LeagueHubDto {
  @f.List(LeagueHubRowDto, 'By slug') rows: LeagueHubRowDto[];
}

export const hubOf = (leagues: readonly LeagueListing[]): LeagueHubDto => ({
  rows: leagues.map(({ slug, name, director, season, leader }) => ({
    ...{ slug, name, director, link: `/api/v1/leagues/${slug}`, leader },
    season: season && { ...season, link: `/api/v1/leagues/${slug}/seasons/${season.season}` },
  })),
});
