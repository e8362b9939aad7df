import { ApiProperty } from '@nestjs/swagger';
import type { LeagueListing } from '@quadrant/store/leagues';
import { PlayerIdentityDto } from '../players/player-identity.dto.js';
import { LeagueListingDto } from './league.dto.js';
import { seasonText } from './season.dto.js';
import { dayText, pointsNumber } from './season-view.dto.js';

class LeaderDto extends PlayerIdentityDto {
  @ApiProperty({ ...pointsNumber, description: 'League points of the season, without bonus' })
  points: number;

  @ApiProperty({ type: 'integer', description: 'Bonus points of the season' })
  bonus: number;

  @ApiProperty({ type: 'integer', description: 'Points and bonus' })
  total: number;
}

/** The season that a league is in. */
class CurrentSeasonDto {
  @ApiProperty(seasonText)
  season: string;

  @ApiProperty(dayText)
  startsOn: string;

  @ApiProperty(dayText)
  endsOn: string;

  @ApiProperty({ format: 'uri-reference', description: 'Its table' })
  link: string;
}

class LeagueHubRowDto extends LeagueListingDto {
  @ApiProperty({
    type: CurrentSeasonDto,
    nullable: true,
    description: 'The one that today (UTC) lies in; null between seasons',
  })
  season: CurrentSeasonDto | null;

  @ApiProperty({ type: LeaderDto, nullable: true, description: 'Of its table; null before its first tournament' })
  leader: LeaderDto | null;
}

export class LeagueHubDto {
  @ApiProperty({ type: [LeagueHubRowDto], description: 'By slug' })
  rows: LeagueHubRowDto[];
}

export const hubOf = (leagues: readonly LeagueListing[]): LeagueHubDto => ({
  rows: leagues.map(({ slug, name, director, season, leader }) => ({
    ...{ slug, name, director, link: `/api/v1/leagues/${slug}`, leader },
    season: season && { ...season, link: `/api/v1/leagues/${slug}/seasons/${season.season}` },
  })),
});
