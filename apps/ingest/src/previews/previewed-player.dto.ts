import { ApiProperty } from '@nestjs/swagger';
import { CATEGORIES, type Category } from '@quadrant/rules/tournament';

class PreviewedRatingDto {
  @ApiProperty({ enum: CATEGORIES })
  category: Category;

  @ApiProperty({ example: 1500 })
  before: number;

  @ApiProperty({ example: 1507.5 })
  after: number;

  @ApiProperty({ type: 'integer', minimum: 1 })
  games: number;

  @ApiProperty({ example: 1.4, description: 'Points that the ratings let expect, in all games together' })
  expected: number;

  @ApiProperty({ example: 2, description: 'Points scored, in all games together' })
  score: number;

  @ApiProperty({ type: 'number', nullable: true, example: 16, description: 'Points at stake in a game' })
  kFactor: number | null;
}

class PreviewedPointsDto {
  @ApiProperty({ enum: ['league', 'masters', 'bonus'] })
  kind: 'league' | 'masters' | 'bonus';

  @ApiProperty()
  points: number;

  @ApiProperty({ example: '000 table 12.4.1' })
  rule: string;

  @ApiProperty({ description: 'Document and section' })
  section: string;
}

/** What a previewed tournament would do for one player. */
export class PreviewedPlayerDto {
  @ApiProperty()
  handle: string;

  @ApiProperty({ type: [PreviewedRatingDto], description: 'None where nothing is rated' })
  ratings: readonly PreviewedRatingDto[];

  @ApiProperty({ type: [PreviewedPointsDto], description: 'League points, Masters points and bonus' })
  points: readonly PreviewedPointsDto[];

  @ApiProperty({ type: 'integer', isArray: true, description: 'Rounds with a bye of the pairing' })
  byes: readonly number[];

  @ApiProperty({ type: 'integer', isArray: true, description: 'Rounds in which an Earned Bye was used' })
  earnedByesUsed: readonly number[];

  @ApiProperty({ type: [String], description: 'Earned Byes and head starts that the place wins' })
  won: readonly string[];
}
