import { f, nullable, optional } from '@quadrant/http';
import { type Basis, BASES } from '@quadrant/rules/tournament';
import type { PointsRow } from '@quadrant/store/leagues';
import { AsOfDto } from '../moments/as-of.dto.js';
import { PlayerIdentityDto } from '../players/player-identity.dto.js';

class PointsRowDto extends PlayerIdentityDto implements PointsRow {
  @f.Ordinal('Shared, 1-2-2-4: by equal points; in the Masters by equal points, wins and best result') rank: number;
  @f.Ordinal() points: number;
  @f.Count('Tournaments that gave points; 0 where all points were brought in') tournaments: number;
  @f.Count('Tournaments won') wins: number;
  @f.Count('Points of the best single result; 0 without a tournament') best: number;
  @f.Count({ optional, about: 'Points of a previous system, which are part of the points; absent without any' })
  broughtPoints?: number;
  @f.Count({
    optional,
    about:
      'Points for places that only the source of the standings states, which are part of the points; absent without any',
  })
  statedPoints?: number;
  @f.Choice(BASES, {
    optional,
    about: '`stated` where points were brought in or are for stated places; otherwise absent',
  })
  basis?: Basis;
}

export class LeaguePointsDto {
  @f.AnyText({ nullable, about: 'Slug of the league; null for all leagues together' }) league: string | null;
  @f.AnyText({ nullable, about: 'Null for all seasons together', example: '2014-15' }) season: string | null;
  @f.Of(AsOfDto, 'Which numbers are shown') asOf: AsOfDto;
  @f.List(PointsRowDto, 'Most points first') rows: PointsRowDto[];
}

export class MastersPointsDto {
  @f.Integer({ about: 'Calendar year', example: 2014 }) season: number;
  @f.Of(AsOfDto, 'Which numbers are shown') asOf: AsOfDto;
  @f.List(PointsRowDto, 'Most points first') rows: PointsRowDto[];
}
