import { f, nullable } from '@quadrant/http';
import { DiffPointsTableDto } from './diff-points.dto.js';

class QualificationChangeDto {
  @f.AnyText('Handle') player: string;
  @f.Choice(['first-half', 'second-half']) half: string;
  @f.Choice(['enters', 'leaves'], 'The players who have a place in the playoffs by that half') change: string;
  @f.Flag('Who qualifies by that half can still change') isProvisional: boolean;
}

class QualificationChangesDto {
  @f.Count() total: number;
  @f.List(QualificationChangeDto) largest: readonly QualificationChangeDto[];
}

class ChampionChangeDto {
  @f.AnyText({ nullable, about: 'Handle; null: nobody' }) before: string | null;
  @f.AnyText({ nullable, about: 'Handle; null: nobody' }) after: string | null;
}

class StagePlaceChangeDto {
  @f.AnyText('Handle') player: string;
  @f.Choice(['first-half', 'second-half', 'playoffs']) stage: string;
  @f.Ordinal({ nullable }) placeBefore: number | null;
  @f.Ordinal({ nullable }) placeAfter: number | null;
}

class StagePlaceChangesDto {
  @f.Count() total: number;
  @f.List(StagePlaceChangeDto) largest: readonly StagePlaceChangeDto[];
}

class SeasonDiffDto {
  @f.Of(DiffPointsTableDto) season: DiffPointsTableDto;
  @f.Of(QualificationChangesDto) qualifications: QualificationChangesDto;
  @f.Of(ChampionChangeDto, { nullable, about: 'Null where it stays who is champion' })
  champion: ChampionChangeDto | null;
  @f.Of(StagePlaceChangesDto, 'Other places in the rankings of halves and playoffs') places: StagePlaceChangesDto;
}

/** It counts all seasons of leagues in which a qualification, a champion or a place moves, and lists the largest differences. */
export class SeasonDiffsDto {
  @f.Count() total: number;
  @f.List(SeasonDiffDto) largest: readonly SeasonDiffDto[];
}
