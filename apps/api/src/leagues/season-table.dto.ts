import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import type { Score, DecidedBy as SeasonDecidedBy, TableCriterion } from '@quadrant/rules/league';
import { PlayerIdentityDto } from '../players/player-identity.dto.js';
import {
  editionOf,
  phasesOf,
  PhaseStateDto,
  pointsNumber,
  type SeasonAsOf,
  SeasonEditionDto,
  tableDecidedBy,
  withIdentity,
} from './season-view.dto.js';

/** What somebody has of a season or a phase. */
class ScoreDto implements Score {
  @ApiProperty({ ...pointsNumber, description: 'League points, without bonus' })
  points: number;

  @ApiProperty({
    type: 'integer',
    description: 'Bonus points; they count inside this league only (Organized Play Guide 4.2, section 12.5)',
  })
  bonus: number;

  @ApiProperty({ type: 'integer', description: 'Points and bonus' })
  total: number;

  @ApiProperty({ ...pointsNumber, description: 'Tournaments attended' })
  attended: number;

  @ApiProperty({ ...pointsNumber, description: 'Tournaments won' })
  wins: number;

  @ApiProperty({ ...pointsNumber, description: 'League points of the best tournament, 0 without any' })
  best: number;
}

class SeasonTableRowDto extends IntersectionType(PlayerIdentityDto, ScoreDto) {
  @ApiProperty({ type: 'integer', minimum: 1, description: 'Each rank once' })
  rank: number;

  @ApiProperty(tableDecidedBy)
  decidedBy: SeasonDecidedBy<TableCriterion> | null;

  @ApiProperty()
  firstHalf: ScoreDto;

  @ApiProperty()
  secondHalf: ScoreDto;

  @ApiProperty()
  playoffs: ScoreDto;
}

/** The league's own table of a season. */
export class SeasonTableDto extends SeasonEditionDto {
  @ApiProperty({ type: [PhaseStateDto] })
  phases: PhaseStateDto[];

  @ApiProperty({ type: [SeasonTableRowDto], description: 'By points with bonus, then points, wins, and toss' })
  rows: SeasonTableRowDto[];
}

export const seasonTableOf = ({ view, asOf }: SeasonAsOf): SeasonTableDto => ({
  ...editionOf({ view, asOf }),
  phases: phasesOf(view),
  rows: view.outcome.table.map((row) => {
    const { phases, ...rest } = withIdentity(view, row);
    const { 'first-half': firstHalf, 'second-half': secondHalf, playoffs } = phases;
    return { ...rest, firstHalf, secondHalf, playoffs };
  }),
});
