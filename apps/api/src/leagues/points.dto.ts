import { ApiProperty } from '@nestjs/swagger';
import type { PointsRow } from '@quadrant/store/reading';
import { AsOfDto } from '../as-of/as-of.dto.js';
import { PlayerIdentityDto } from '../players/player-identity.dto.js';

class PointsRowDto extends PlayerIdentityDto implements PointsRow {
  @ApiProperty({
    type: 'integer',
    minimum: 1,
    description: 'Shared, 1-2-2-4: by equal points; in the Masters by equal points, wins and best result',
  })
  rank: number;

  @ApiProperty({ type: 'integer', minimum: 1 })
  points: number;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'Tournaments that gave points' })
  tournaments: number;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Tournaments won' })
  wins: number;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'Points of the best single result' })
  best: number;
}

/** A table of league points. */
export class LeaguePointsDto {
  @ApiProperty({ type: 'string', nullable: true, description: 'Slug of the league; null for all leagues together' })
  league: string | null;

  @ApiProperty({ type: 'string', nullable: true, example: '2014-15', description: 'Null for all seasons together' })
  season: string | null;

  @ApiProperty({ description: 'Which numbers are shown' })
  asOf: AsOfDto;

  @ApiProperty({ type: [PointsRowDto], description: 'Most points first' })
  rows: PointsRowDto[];
}

/** A table of Masters Points. */
export class MastersPointsDto {
  @ApiProperty({ type: 'integer', example: 2014, description: 'Calendar year' })
  season: number;

  @ApiProperty({ description: 'Which numbers are shown' })
  asOf: AsOfDto;

  @ApiProperty({ type: [PointsRowDto], description: 'Most points first' })
  rows: PointsRowDto[];
}
