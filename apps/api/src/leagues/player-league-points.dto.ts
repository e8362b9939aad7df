import { ApiProperty, OmitType } from '@nestjs/swagger';
import type { Half, Phase } from '@quadrant/rules/league';
import type {
  BestSum,
  LeaguePointsSum,
  OwnAward,
  PlayerLeague,
  PlayerLeaguePoints,
  PlayerReach,
  PointsSum,
} from '@quadrant/store/reading';
import { PlayerIdentityDto } from '../players/player-identity.dto.js';
import { LeagueAwardDto } from './league-award.dto.js';
import { BestResultsDto } from './season.dto.js';
import { NextTournamentDto, ProspectsDto } from './foreseen.dto.js';
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

const improvement = {
  type: 'integer',
  nullable: true,
  description: 'The next result has to be worth at least so much, bonus included; null where all results count',
} as const;

class HalfImprovementDto {
  @ApiProperty(improvement)
  'first-half': number | null;

  @ApiProperty(improvement)
  'second-half': number | null;
}

class ImprovementDto {
  @ApiProperty(improvement)
  season: number | null;

  @ApiProperty()
  half: HalfImprovementDto;
}

class BestSumDto implements BestSum {
  @ApiProperty()
  best: BestResultsDto;

  @ApiProperty({ type: 'integer', description: 'Points and bonus that count in the table of the season' })
  total: number;

  @ApiProperty()
  toImprove: ImprovementDto;
}

class LeagueSeasonSumDto extends LeagueSumDto {
  @ApiProperty({ example: '2014-15' })
  season: string;

  @ApiProperty({ type: BestSumDto, nullable: true, description: 'Null where the league counts all results' })
  counted: BestSumDto | null;
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

class QualifiedByDto {
  @ApiProperty({ enum: ['first-half', 'second-half'] })
  half: Half;

  @ApiProperty({ type: 'integer', minimum: 1 })
  place: number;

  @ApiProperty({ description: 'The half is not over, so this may change' })
  isProvisional: boolean;
}

class PlayerReachDto extends ReachDto implements PlayerReach {
  @ApiProperty()
  league: NamedLeagueDto;

  @ApiProperty({ example: '2014-15' })
  season: string;

  @ApiProperty({ type: 'string', ...livePhaseText, nullable: true })
  phase: Phase | null;

  @ApiProperty(remainingText)
  remaining: number;

  @ApiProperty(livePlacesText)
  places: number | null;

  @ApiProperty({ type: QualifiedByDto, nullable: true, description: 'In every phase; null: not qualified' })
  qualified: QualifiedByDto | null;

  @ApiProperty({ type: ProspectsDto, nullable: true })
  prospects: ProspectsDto | null;

  @ApiProperty({
    type: NextTournamentDto,
    nullable: true,
    description: 'What each place of the next tournament would do; null where there is none, or nothing to reach',
  })
  next: NextTournamentDto | null;
}

class CountsDto {
  @ApiProperty({ type: 'boolean', nullable: true, description: 'In the table of the season; null: all results count' })
  season: boolean | null;

  @ApiProperty({
    type: 'boolean',
    nullable: true,
    description: 'In its half; null: all results count, or it is of none',
  })
  half: boolean | null;
}

class OwnAwardDto extends OmitType(LeagueAwardDto, ['player']) implements Omit<OwnAward, 'player'> {
  @ApiProperty({ description: 'Where the league counts only the best results' })
  counts: CountsDto;
}

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
