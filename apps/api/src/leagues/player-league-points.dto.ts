import { ApiProperty, OmitType } from '@nestjs/swagger';
import type { Phase } from '@quadrant/rules/league';
import type {
  LeaguePointsSum,
  PlayerLeague,
  PlayerLeaguePoints,
  PlayerReach,
  PointsSum,
} from '@quadrant/store/reading';
import { PlayerIdentityDto } from '../players/player-identity.dto.js';
import { LeagueAwardDto } from './league-award.dto.js';
import { livePhaseText, livePlacesText, ReachDto, remainingText } from './live.dto.js';
import { pointsNumber } from './season-view.dto.js';

class PointsSumDto implements PointsSum {
  @ApiProperty({ ...pointsNumber, description: 'League points, without bonus' })
  points: number;

  @ApiProperty({ ...pointsNumber, description: 'Tournaments that gave points' })
  tournaments: number;

  @ApiProperty({ ...pointsNumber, description: 'Tournaments won' })
  wins: number;

  @ApiProperty({ ...pointsNumber, description: 'Points of the best single result, 0 without any' })
  best: number;
}

class SeasonSumDto extends PointsSumDto {
  @ApiProperty({ example: '2014-15' })
  season: string;
}

class LeagueSumDto extends PointsSumDto implements LeaguePointsSum {
  @ApiProperty({
    type: 'integer',
    description: 'Bonus points; they count inside this league only (Organized Play Guide 4.2, section 12.5)',
  })
  bonus: number;

  @ApiProperty({ type: 'integer', description: 'Points and bonus' })
  total: number;
}

class LeagueSeasonSumDto extends LeagueSumDto {
  @ApiProperty({ example: '2014-15' })
  season: string;
}

class NamedLeagueDto {
  @ApiProperty()
  slug: string;

  @ApiProperty()
  name: string;

  @ApiProperty({ description: 'Handle of the league director' })
  director: string;
}

class PlayerLeagueDto implements PlayerLeague {
  @ApiProperty()
  league: NamedLeagueDto;

  @ApiProperty()
  lifetime: LeagueSumDto;

  @ApiProperty({ type: [LeagueSeasonSumDto], description: 'The newest first' })
  seasons: readonly LeagueSeasonSumDto[];
}

class PlayerReachDto extends ReachDto implements PlayerReach {
  @ApiProperty()
  league: NamedLeagueDto;

  @ApiProperty({ example: '2014-15' })
  season: string;

  @ApiProperty(livePhaseText)
  phase: Phase;

  @ApiProperty(remainingText)
  remaining: number;

  @ApiProperty(livePlacesText)
  places: number | null;
}

class OwnAwardDto extends OmitType(LeagueAwardDto, ['player']) {}

/** Every league point of one player. */
export class PlayerLeaguePointsDto {
  @ApiProperty()
  player: PlayerIdentityDto;

  @ApiProperty({ description: 'All leagues together; no bonus counts in it' })
  lifetime: PointsSumDto;

  @ApiProperty({
    type: [SeasonSumDto],
    description: 'Seasons over all leagues, the newest first; no bonus counts in it',
  })
  seasons: readonly SeasonSumDto[];

  @ApiProperty({ type: [PlayerLeagueDto], description: 'By slug' })
  leagues: readonly PlayerLeagueDto[];

  @ApiProperty({ type: [OwnAwardDto], description: 'Every award, the newest first' })
  awards: readonly OwnAwardDto[];

  @ApiProperty({ type: [PlayerReachDto], description: 'What the player still needs in seasons that go on today (UTC)' })
  running: readonly PlayerReachDto[];
}

export const playerLeaguePointsOf = (points: PlayerLeaguePoints): PlayerLeaguePointsDto => ({
  ...points,
  awards: points.awards.map(({ player: _, ...award }) => award),
});
