import { ApiProperty } from '@nestjs/swagger';
import { CauseCountsDto } from './diff-cause.dto.js';
import { DiffAwardsDto, PointsTableDiffsDto } from './diff-points.dto.js';
import { PrizesDiffDto } from './diff-prizes.dto.js';
import { LeaderboardDiffDto, MovedRatingDto } from './diff-ratings.dto.js';
import { SeasonDiffsDto } from './diff-seasons.dto.js';

const count = { type: 'integer', minimum: 0 } as const;

class DiffTournamentsDto {
  @ApiProperty({ ...count, description: 'Not published before' })
  takenIn: number;

  @ApiProperty({ ...count, description: 'Published, and now of other input: revision, level, league, rules' })
  corrected: number;

  @ApiProperty({ ...count, description: 'No longer published' })
  withdrawn: number;

  @ApiProperty({ ...count, description: 'Same input, other outcome: the ratings before them moved' })
  moved: number;
}

/** What moves from one published history to another. Counts are exact, lists hold the largest. */
export class HistoryDiffDto {
  @ApiProperty()
  tournaments: DiffTournamentsDto;

  @ApiProperty({ ...count, description: 'Players with a rating or points that move' })
  players: number;

  @ApiProperty(count)
  ratingsMoved: number;

  @ApiProperty({ type: [MovedRatingDto], description: 'The ratings that move most' })
  largest: readonly MovedRatingDto[];

  @ApiProperty({ type: [LeaderboardDiffDto], description: 'Those on which something moves' })
  leaderboards: readonly LeaderboardDiffDto[];

  @ApiProperty()
  awards: DiffAwardsDto;

  @ApiProperty()
  pointsTables: PointsTableDiffsDto;

  @ApiProperty({ description: 'Earned Byes and head starts' })
  entitlements: PrizesDiffDto;

  @ApiProperty()
  badges: PrizesDiffDto;

  @ApiProperty()
  seasons: SeasonDiffsDto;

  @ApiProperty()
  causes: CauseCountsDto;
}
