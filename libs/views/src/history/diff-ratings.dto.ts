import { f, nullable } from '@quadrant/http';
import { DiffCauseDto } from './diff-cause.dto.js';

export class MovedRatingDto {
  @f.AnyText() game: string;
  @f.AnyText() category: string;
  @f.AnyText('Handle') player: string;
  @f.Decimal({ nullable, about: 'Null: new on the leaderboard' }) before: number | null;
  @f.Decimal({ nullable, about: 'Null: no longer on the leaderboard' }) after: number | null;
  @f.Decimal('After less before; a player without a rating counts with the start rating') change: number;
  @f.Ordinal({ nullable }) rankBefore: number | null;
  @f.Ordinal({ nullable }) rankAfter: number | null;
  @f.Of(DiffCauseDto, { nullable, about: 'What moved it first' }) cause: DiffCauseDto | null;
}

class RankChangeDto {
  @f.AnyText('Handle') player: string;
  @f.Ordinal() rankBefore: number;
  @f.Ordinal() rankAfter: number;
}

class RankChangesDto {
  @f.Count() total: number;
  @f.List(RankChangeDto) largest: readonly RankChangeDto[];
}

/** The differences that one leaderboard has. */
export class LeaderboardDiffDto {
  @f.AnyText() game: string;
  @f.AnyText() category: string;
  @f.Count('Players whose rating moves, those who enter and leave included') playersMoved: number;
  @f.Count() entered: number;
  @f.Count() left: number;
  @f.Of(RankChangesDto) rankChanges: RankChangesDto;
}
