import { ApiProperty } from '@nestjs/swagger';
import { DiffPointsTableDto } from './diff-points.dto.js';

const count = { type: 'integer', minimum: 0 } as const;
const place = { type: 'integer', nullable: true, minimum: 1 } as const;

class QualificationChangeDto {
  @ApiProperty({ description: 'Handle' })
  player: string;

  @ApiProperty({ enum: ['first-half', 'second-half'] })
  half: string;

  @ApiProperty({ enum: ['enters', 'leaves'], description: 'The players who have a place in the playoffs by that half' })
  change: string;

  @ApiProperty({ description: 'Who qualifies by that half can still change' })
  isProvisional: boolean;
}

class QualificationChangesDto {
  @ApiProperty(count)
  total: number;

  @ApiProperty({ type: [QualificationChangeDto] })
  largest: readonly QualificationChangeDto[];
}

class ChampionChangeDto {
  @ApiProperty({ type: 'string', nullable: true, description: 'Handle; null: nobody' })
  before: string | null;

  @ApiProperty({ type: 'string', nullable: true, description: 'Handle; null: nobody' })
  after: string | null;
}

class StagePlaceChangeDto {
  @ApiProperty({ description: 'Handle' })
  player: string;

  @ApiProperty({ enum: ['first-half', 'second-half', 'playoffs'] })
  stage: string;

  @ApiProperty(place)
  placeBefore: number | null;

  @ApiProperty(place)
  placeAfter: number | null;
}

class StagePlaceChangesDto {
  @ApiProperty(count)
  total: number;

  @ApiProperty({ type: [StagePlaceChangeDto] })
  largest: readonly StagePlaceChangeDto[];
}

class SeasonDiffDto {
  @ApiProperty()
  season: DiffPointsTableDto;

  @ApiProperty()
  qualifications: QualificationChangesDto;

  @ApiProperty({ type: ChampionChangeDto, nullable: true, description: 'Null where it stays who is champion' })
  champion: ChampionChangeDto | null;

  @ApiProperty({ description: 'Other places in the rankings of halves and playoffs' })
  places: StagePlaceChangesDto;
}

/** Seasons of leagues in which a qualification, a champion or a place moves. */
export class SeasonDiffsDto {
  @ApiProperty(count)
  total: number;

  @ApiProperty({ type: [SeasonDiffDto] })
  largest: readonly SeasonDiffDto[];
}
