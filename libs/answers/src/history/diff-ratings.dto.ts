import { ApiProperty } from '@nestjs/swagger';
import { DiffCauseDto } from './diff-cause.dto.js';

const count = { type: 'integer', minimum: 0 } as const;

const rating = { type: 'number', nullable: true } as const;
const rank = { type: 'integer', nullable: true, minimum: 1 } as const;

/** A rating that moves. */
export class MovedRatingDto {
  @ApiProperty()
  game: string;

  @ApiProperty()
  category: string;

  @ApiProperty({ description: 'Handle' })
  player: string;

  @ApiProperty({ ...rating, description: 'Null: new on the leaderboard' })
  before: number | null;

  @ApiProperty({ ...rating, description: 'Null: no longer on the leaderboard' })
  after: number | null;

  @ApiProperty({ description: 'After less before; a player without a rating counts with the start rating' })
  change: number;

  @ApiProperty(rank)
  rankBefore: number | null;

  @ApiProperty(rank)
  rankAfter: number | null;

  @ApiProperty({ type: DiffCauseDto, nullable: true, description: 'What moved it first' })
  cause: DiffCauseDto | null;
}

class RankChangeDto {
  @ApiProperty({ description: 'Handle' })
  player: string;

  @ApiProperty({ type: 'integer', minimum: 1 })
  rankBefore: number;

  @ApiProperty({ type: 'integer', minimum: 1 })
  rankAfter: number;
}

class RankChangesDto {
  @ApiProperty(count)
  total: number;

  @ApiProperty({ type: [RankChangeDto] })
  largest: readonly RankChangeDto[];
}

/** What moves on one leaderboard. */
export class LeaderboardDiffDto {
  @ApiProperty()
  game: string;

  @ApiProperty()
  category: string;

  @ApiProperty({ ...count, description: 'Players whose rating moves, those who enter and leave included' })
  playersMoved: number;

  @ApiProperty(count)
  entered: number;

  @ApiProperty(count)
  left: number;

  @ApiProperty()
  rankChanges: RankChangesDto;
}
