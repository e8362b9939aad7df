import { ApiProperty } from '@nestjs/swagger';
import type { LeagueListing } from '@quadrant/persistence';
import { PlayerIdentityDto } from '../players/player-identity.dto.js';
import { LeagueListingDto, SeasonDto, seasonOf } from './league.dto.js';
import { pointsNumber } from './season.dto.js';

class LeaderDto extends PlayerIdentityDto {
  @ApiProperty({ ...pointsNumber, description: 'League points of the season, without bonus' })
  points: number;

  @ApiProperty({ type: 'integer', description: 'Bonus points of the season' })
  bonus: number;

  @ApiProperty({ type: 'integer', description: 'Points and bonus' })
  total: number;
}

class LeagueHubRowDto extends LeagueListingDto {
  @ApiProperty({
    type: SeasonDto,
    nullable: true,
    description: 'The one that today (UTC) lies in; null between seasons',
  })
  season: SeasonDto | null;

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
    season: season && seasonOf(slug, season),
  })),
});
