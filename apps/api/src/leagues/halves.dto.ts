import { ApiProperty } from '@nestjs/swagger';
import type { Half, HalfCriterion, QualificationReason, DecidedBy as SeasonDecidedBy } from '@quadrant/rules/league';
import { PlayerIdentityDto } from '../players/player-identity.dto.js';
import {
  editionOf,
  pointsNumber,
  type SeasonAsOf,
  SeasonEditionDto,
  tableDecidedBy,
  withIdentity,
} from './season-view.dto.js';

const REASONS = [
  'within-the-places',
  'place-passed-down',
  'qualified-by-first-half',
  'below-the-places',
  'no-qualifiers-announced',
] as const satisfies readonly QualificationReason[];

class HalfRowDto extends PlayerIdentityDto {
  @ApiProperty({ type: 'integer', minimum: 1, description: 'Each rank once' })
  rank: number;

  @ApiProperty(tableDecidedBy)
  decidedBy: SeasonDecidedBy<HalfCriterion> | null;

  @ApiProperty({ ...pointsNumber, description: 'League points of the half' })
  points: number;

  @ApiProperty({ type: 'integer', description: 'Bonus points of the half' })
  bonus: number;

  @ApiProperty({ type: 'integer', description: 'Points and bonus: what the half is ranked by' })
  total: number;

  @ApiProperty({ ...pointsNumber, description: 'Tournaments of the half attended' })
  attended: number;

  @ApiProperty({ ...pointsNumber, description: 'League points of the season up to the last day of the half, no bonus' })
  seasonPoints: number;

  @ApiProperty({ ...pointsNumber, description: 'Tournaments won in the season up to the last day of the half' })
  wins: number;

  @ApiProperty({ description: 'Whether this half gives the player a place in the playoffs' })
  qualified: boolean;

  @ApiProperty({ enum: [...REASONS], description: 'Why, or why not' })
  reason: QualificationReason;

  @ApiProperty({
    type: 'integer',
    minimum: 1,
    nullable: true,
    description: 'Which of the places of this half is theirs',
  })
  qualifyingPlace: number | null;
}

class HalfRankingDto {
  @ApiProperty({ description: 'The half is not finished, or an earlier half that affects it is not' })
  isProvisional: boolean;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    nullable: true,
    description: 'How many qualify by it; null while that is not announced',
  })
  places: number | null;

  @ApiProperty({ type: [HalfRowDto], description: 'By points with bonus, then season points, wins, and toss' })
  rows: HalfRowDto[];
}

/** Both half rankings of a season. */
export class HalvesDto extends SeasonEditionDto {
  @ApiProperty({ type: HalfRankingDto, nullable: true, description: 'Null for a season without halves' })
  firstHalf: HalfRankingDto | null;

  @ApiProperty({ type: HalfRankingDto, nullable: true, description: 'Null for a season without halves' })
  secondHalf: HalfRankingDto | null;
}

export function halvesOf({ view, asOf }: SeasonAsOf): HalvesDto {
  const { qualifiers } = view.season;
  const rankingOf = (half: Half, places: number | null): HalfRankingDto | null => {
    const ranking = view.outcome.halves[half];
    return ranking && { ...ranking, places, rows: ranking.rows.map((row) => withIdentity(view, row)) };
  };
  return {
    ...editionOf({ view, asOf }),
    firstHalf: rankingOf('first-half', qualifiers?.firstHalf ?? null),
    secondHalf: rankingOf('second-half', qualifiers?.secondHalf ?? null),
  };
}
