import { ApiProperty } from '@nestjs/swagger';
import { CATEGORIES, GAME_TITLES, type Category, type GameTitle } from '@quadrant/rules/tournament';
import type { LeaderboardRow, RatingTrack } from '@quadrant/store/reading';
import { AsOfDto } from '../as-of/as-of.dto.js';
import { PageDto } from '../paging/page.dto.js';
import { PlayerIdentityDto } from '../players/player-identity.dto.js';

class RatingTrackDto implements RatingTrack {
  @ApiProperty({ enum: [...GAME_TITLES] })
  game: GameTitle;

  @ApiProperty({ enum: [...CATEGORIES] })
  category: Category;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'Players with at least one rated game' })
  players: number;

  @ApiProperty({ description: 'Start of the last rated tournament' })
  lastPlayedAt: Date;

  @ApiProperty({ format: 'date', description: 'Its local date' })
  lastPlayedOn: string;

  @ApiProperty({ format: 'uri-reference', description: 'The leaderboard' })
  link: string;
}

export class LeaderboardListDto {
  @ApiProperty({ type: [RatingTrackDto] })
  rows: RatingTrackDto[];
}

class LeaderboardRowDto extends PlayerIdentityDto implements LeaderboardRow {
  @ApiProperty({ type: 'integer', minimum: 1, description: 'Equal ratings share a rank, 1-2-2-4, within the filters' })
  rank: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    minimum: 1,
    description:
      'Rank by the official run `comparedWith`: a larger number than `rank` means that the player has climbed. Null for a player whom that run did not rate',
  })
  rankBefore: number | null;

  @ApiProperty({ type: 'string', nullable: true })
  region: string | null;

  @ApiProperty({ description: 'In full precision', example: 1523.7264150943397 })
  rating: number;

  @ApiProperty({ type: 'integer', description: 'Rounded to whole points, for people', example: 1524 })
  displayRating: number;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'Rated games: those won, lost and tied' })
  games: number;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Rated games won; a modified win is one' })
  wins: number;

  @ApiProperty({ type: 'integer', minimum: 0 })
  losses: number;

  @ApiProperty({ type: 'integer', minimum: 0 })
  ties: number;

  @ApiProperty({ description: 'Whether these are fewer games than the stability policy asks for' })
  isProvisional: boolean;

  @ApiProperty({ description: 'Start of the last rated tournament' })
  lastPlayedAt: Date;
}

export class LeaderboardDto extends PageDto {
  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description: 'Number of the run that is shown, the same on every page; 0 before the first',
  })
  run: number;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description: 'Number of the newest run. When it is larger than `run`, the leaderboard was published again since',
  })
  headRun: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description:
      'Number of the last official run, which `rankBefore` is of. Null before the first one, under filters and at earlier moments',
  })
  comparedWith: number | null;

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'Handle of the player in the middle of the page, as they are shown; null when nobody was asked for',
  })
  around: string | null;

  @ApiProperty()
  asOf: AsOfDto;

  @ApiProperty({ enum: [...GAME_TITLES] })
  game: GameTitle;

  @ApiProperty({ enum: [...CATEGORIES] })
  category: Category;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Players who match the filters, on all pages' })
  players: number;

  @ApiProperty({ type: [LeaderboardRowDto] })
  rows: LeaderboardRowDto[];
}
