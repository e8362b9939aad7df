import { IntersectionType } from '@nestjs/swagger';
import { f } from '@quadrant/http';
import type { Score, DecidedBy as SeasonDecidedBy, TableCriterion } from '@quadrant/rules/leagues';
import { TableDecidedBy } from './fields.js';
import {
  editionOf,
  phasesOf,
  PhaseStateDto,
  type SeasonAsOf,
  SeasonEditionDto,
  SeasonPlayerDto,
  withIdentity,
} from './season-view.dto.js';

class ScoreDto implements Score {
  @f.Count('League points, without bonus') points: number;
  @f.Integer('Bonus points; they count inside this league only (Organized Play Guide 4.2, section 12.5)') bonus: number;
  @f.Integer('Points and bonus') total: number;
  @f.Count('Tournaments attended') attended: number;
  @f.Count('Tournaments won') wins: number;
  @f.Count('League points of the best tournament, 0 without any') best: number;
}

class SeasonTableRowDto extends IntersectionType(SeasonPlayerDto, ScoreDto) {
  @f.Ordinal('Each rank once') rank: number;
  @TableDecidedBy() decidedBy: SeasonDecidedBy<TableCriterion> | null;
  @f.Of(ScoreDto) firstHalf: ScoreDto;
  @f.Of(ScoreDto) secondHalf: ScoreDto;
  @f.Of(ScoreDto) playoffs: ScoreDto;
}

export class SeasonTableDto extends SeasonEditionDto {
  @f.List(PhaseStateDto) phases: PhaseStateDto[];
  @f.List(SeasonTableRowDto, 'By points with bonus, then points, wins, and toss') rows: SeasonTableRowDto[];
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
