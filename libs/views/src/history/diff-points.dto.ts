import { f, optional, nullable } from '@quadrant/http';

/** Points for placings that come, go or change. */
export class DiffAwardsDto {
  @f.Count() added: number;
  @f.Count() removed: number;
  @f.Count() changed: number;
}

export class DiffPointsTableDto {
  @f.Choice(['league', 'masters', 'bonus']) kind: string;
  @f.AnyText({ nullable, about: 'Slug of the league; null for Masters Points' }) league: string | null;
  @f.AnyText({ optional, about: 'Name of the league; left out for Masters Points, and in old dry runs' })
  leagueName?: string;
  @f.AnyText('Season of the league, or calendar year of the Masters') season: string;
}

class PlaceChangeDto {
  @f.AnyText('Handle') player: string;
  @f.Integer() pointsBefore: number;
  @f.Integer() pointsAfter: number;
  @f.Ordinal({ nullable }) placeBefore: number | null;
  @f.Ordinal({ nullable }) placeAfter: number | null;
}

class PlaceChangesDto {
  @f.Count() total: number;
  @f.List(PlaceChangeDto) largest: readonly PlaceChangeDto[];
}

class PointsTableDiffDto {
  @f.Of(DiffPointsTableDto) table: DiffPointsTableDto;
  @f.Count('Players with other points') playersMoved: number;
  @f.Of(PlaceChangesDto) placeChanges: PlaceChangesDto;
}

/** It counts all tables of points in which something moves, and lists the largest differences. */
export class PointsTableDiffsDto {
  @f.Count() total: number;
  @f.List(PointsTableDiffDto) largest: readonly PointsTableDiffDto[];
}
