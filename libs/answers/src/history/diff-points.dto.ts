import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

const count = { type: 'integer', minimum: 0 } as const;

const rank = { type: 'integer', nullable: true, minimum: 1 } as const;

/** Points for placings that come, go or change. */
export class DiffAwardsDto {
  @ApiProperty(count)
  added: number;

  @ApiProperty(count)
  removed: number;

  @ApiProperty(count)
  changed: number;
}

/** A table of points that a diff names. */
export class DiffPointsTableDto {
  @ApiProperty({ enum: ['league', 'masters', 'bonus'] })
  kind: string;

  @ApiProperty({ type: 'string', nullable: true, description: 'Slug of the league; null for Masters Points' })
  league: string | null;

  @ApiPropertyOptional({ description: 'Name of the league; left out for Masters Points, and in old dry runs' })
  leagueName?: string;

  @ApiProperty({ description: 'Season of the league, or calendar year of the Masters' })
  season: string;
}

class PlaceChangeDto {
  @ApiProperty({ description: 'Handle' })
  player: string;

  @ApiProperty({ type: 'integer' })
  pointsBefore: number;

  @ApiProperty({ type: 'integer' })
  pointsAfter: number;

  @ApiProperty(rank)
  placeBefore: number | null;

  @ApiProperty(rank)
  placeAfter: number | null;
}

class PlaceChangesDto {
  @ApiProperty(count)
  total: number;

  @ApiProperty({ type: [PlaceChangeDto] })
  largest: readonly PlaceChangeDto[];
}

class PointsTableDiffDto {
  @ApiProperty()
  table: DiffPointsTableDto;

  @ApiProperty({ ...count, description: 'Players with other points' })
  playersMoved: number;

  @ApiProperty()
  placeChanges: PlaceChangesDto;
}

/** Tables of points in which something moves. */
export class PointsTableDiffsDto {
  @ApiProperty(count)
  total: number;

  @ApiProperty({ type: [PointsTableDiffDto] })
  largest: readonly PointsTableDiffDto[];
}
