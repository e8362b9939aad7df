import { ApiProperty } from '@nestjs/swagger';
import { CATEGORIES } from '@quadrant/tournament';

/** What one tournament did to one rating of one player. */
export class RatingChangeDto {
  @ApiProperty({ enum: [...CATEGORIES] })
  category: string;

  @ApiProperty({ description: 'Rating before the tournament' })
  before: number;

  @ApiProperty({ description: 'Rating after the tournament' })
  after: number;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'Rated games in the tournament' })
  games: number;
}
