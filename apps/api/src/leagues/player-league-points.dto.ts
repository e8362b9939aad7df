import { OmitType } from '@nestjs/swagger';
import { f, nullable, optional } from '@quadrant/http';
import { PHASES, type Half, type Phase } from '@quadrant/rules/leagues';
import type {
  BestSum,
  LeaguePointsSum,
  OpenedPoints,
  OwnAward,
  PlayerLeague,
  PlayerLeaguePoints,
  PlayerReach,
  PointsSum,
} from '@quadrant/store/leagues';
import { PlayerIdentityDto } from '../players/player-identity.dto.js';
import { LeagueAwardDto } from './league-award.dto.js';
import { BestResultsDto } from './season.dto.js';
import { NextTournamentDto, ProspectsDto } from './foreseen.dto.js';
import { LivePlaces, Remaining } from './fields.js';
import { ReachDto } from './live.dto.js';

class PointsSumDto implements PointsSum {
  @f.Count('League points, without bonus') points: number;
  @f.Count('Tournaments that gave points') tournaments: number;
  @f.Count('Tournaments won') wins: number;
  @f.Count('Points of the best single result, 0 without any') best: number;
}

class OpenedPointsDto implements OpenedPoints {
  @f.AnyText('Slug of the league') league: string;
  @f.AnyText({ nullable, about: 'Null for lifetime points that belong to no season of the file' }) season:
    string | null;
  @f.Count() points: number;
  @f.Day('The day of which they are') on: string;
  @f.AnyText({ example: 'List of 31 December 2019' }) source: string;
}

class SeasonSumDto extends PointsSumDto {
  @f.AnyText({ example: '2014-15' }) season: string;
}

class LeagueSumDto extends PointsSumDto implements LeaguePointsSum {
  @f.Integer('Bonus points; they count inside this league only (Organized Play Guide 4.2, section 12.5)') bonus: number;
  @f.Integer('Points and bonus') total: number;
}

const TO_IMPROVE = 'The next result has to be worth at least so much, bonus included; null where all results count';

class HalfImprovementDto {
  @f.Integer({ nullable, about: TO_IMPROVE }) 'first-half': number | null;
  @f.Integer({ nullable, about: TO_IMPROVE }) 'second-half': number | null;
}

class ImprovementDto {
  @f.Integer({ nullable, about: TO_IMPROVE }) season: number | null;
  @f.Of(HalfImprovementDto) half: HalfImprovementDto;
}

class BestSumDto implements BestSum {
  @f.Of(BestResultsDto) best: BestResultsDto;
  @f.Integer('Points and bonus that count in the table of the season') total: number;
  @f.Of(ImprovementDto) toImprove: ImprovementDto;
}

class LeagueSeasonSumDto extends LeagueSumDto {
  @f.AnyText({ example: '2014-15' }) season: string;
  @f.Of(BestSumDto, { nullable, about: 'Null where the league counts all results' }) counted: BestSumDto | null;
}

class NamedLeagueDto {
  @f.AnyText() slug: string;
  @f.AnyText() name: string;
  @f.AnyText('Handle of the league director') director: string;
}

class PlayerLeagueDto implements PlayerLeague {
  @f.Of(NamedLeagueDto) league: NamedLeagueDto;
  @f.Of(LeagueSumDto) lifetime: LeagueSumDto;
  @f.List(LeagueSeasonSumDto, 'The newest first') seasons: readonly LeagueSeasonSumDto[];
}

class QualifiedByDto {
  @f.Choice(['first-half', 'second-half']) half: Half;
  @f.Ordinal() place: number;
  @f.Flag('The half is not over, so this may change') isProvisional: boolean;
}

class PlayerReachDto extends ReachDto implements PlayerReach {
  @f.Of(NamedLeagueDto) league: NamedLeagueDto;
  @f.AnyText({ example: '2014-15' }) season: string;
  @f.Choice(PHASES, { nullable, about: 'The first one that is not complete' }) phase: Phase | null;
  @Remaining() remaining: number;
  @LivePlaces() places: number | null;
  @f.Of(QualifiedByDto, { nullable, about: 'In every phase; null: not qualified' }) qualified: QualifiedByDto | null;
  @f.Of(ProspectsDto, { nullable }) prospects: ProspectsDto | null;
  @f.Of(NextTournamentDto, {
    nullable,
    about: 'What each place of the next tournament would do; null where there is none, or nothing to reach',
  })
  next: NextTournamentDto | null;
}

class CountsDto {
  @f.Flag({ nullable, about: 'In the table of the season; null: all results count' }) season: boolean | null;
  @f.Flag({ nullable, about: 'In its half; null: all results count, or it is of none' }) half: boolean | null;
}

class OwnAwardDto extends OmitType(LeagueAwardDto, ['player']) implements Omit<OwnAward, 'player'> {
  @f.Of(CountsDto, 'Where the league counts only the best results') counts: CountsDto;
}

export class PlayerLeaguePointsDto {
  @f.Of(PlayerIdentityDto) player: PlayerIdentityDto;
  @f.List(OpenedPointsDto, {
    optional,
    about: 'Points of a previous system, which are part of the sums; absent without any',
  })
  opened?: readonly OpenedPointsDto[];
  @f.Of(PointsSumDto, 'All leagues together; no bonus counts in it') lifetime: PointsSumDto;
  @f.List(SeasonSumDto, 'Seasons over all leagues, the newest first; no bonus counts in it')
  seasons: readonly SeasonSumDto[];
  @f.List(PlayerLeagueDto, 'By slug') leagues: readonly PlayerLeagueDto[];
  @f.List(OwnAwardDto, 'Every award, the newest first') awards: readonly OwnAwardDto[];
  @f.List(PlayerReachDto, 'What the player still needs in seasons that go on today (UTC)')
  running: readonly PlayerReachDto[];
}

export const playerLeaguePointsOf = (points: PlayerLeaguePoints): PlayerLeaguePointsDto => ({
  ...points,
  awards: points.awards.map(({ player: _, ...award }) => award),
});
