import { f } from '@quadrant/http';
import { CauseCountsDto } from './diff-cause.dto.js';
import { DiffAwardsDto, PointsTableDiffsDto } from './diff-points.dto.js';
import { PrizesDiffDto } from './diff-prizes.dto.js';
import { LeaderboardDiffDto, MovedRatingDto } from './diff-ratings.dto.js';
import { SeasonDiffsDto } from './diff-seasons.dto.js';

class DiffTournamentsDto {
  @f.Count('Not published before') takenIn: number;
  @f.Count('Published, and now of other input: revision, level, league, rules') corrected: number;
  @f.Count('No longer published') withdrawn: number;
  @f.Count('Same input, other outcome: the ratings before them moved') moved: number;
}

/** The differences between two published histories. Counts are exact; lists hold only the largest differences. */
export class HistoryDiffDto {
  @f.Of(DiffTournamentsDto) tournaments: DiffTournamentsDto;
  @f.Count('Players with a rating or points that move') players: number;
  @f.Count() ratingsMoved: number;
  @f.List(MovedRatingDto, 'The ratings that move most') largest: readonly MovedRatingDto[];
  @f.List(LeaderboardDiffDto, 'Those on which something moves') leaderboards: readonly LeaderboardDiffDto[];
  @f.Of(DiffAwardsDto) awards: DiffAwardsDto;
  @f.Of(PointsTableDiffsDto) pointsTables: PointsTableDiffsDto;
  @f.Of(PrizesDiffDto, 'Earned Byes and head starts') entitlements: PrizesDiffDto;
  @f.Of(PrizesDiffDto) badges: PrizesDiffDto;
  @f.Of(SeasonDiffsDto) seasons: SeasonDiffsDto;
  @f.Of(CauseCountsDto) causes: CauseCountsDto;
}
