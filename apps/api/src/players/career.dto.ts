import { ApiProperty } from '@nestjs/swagger';
import { CATEGORIES, GAME_TITLES, type Category, type GameTitle } from '@quadrant/rules/tournament';
import type {
  BestWin,
  Career,
  GameRecord,
  HeadToHead,
  Meeting,
  Mover,
  Movers,
  Opponent,
  TrackCareer,
} from '@quadrant/store/reading';
import { PageDto } from '../paging/page.dto.js';
import { PlayerIdentityDto } from './player-identity.dto.js';

class BoardPlaceDto {
  @ApiProperty({ type: 'integer', minimum: 1, description: 'Equal ratings share a rank, 1-2-2-4' })
  rank: number;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'Players on the leaderboard' })
  players: number;

  @ApiProperty({
    description: 'Percent of the players whose rating is not higher: 100 for the first',
    minimum: 0,
    maximum: 100,
  })
  percentile: number;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description: 'Players on the leaderboard whose rating is lower: without those who share the rank',
  })
  lower: number;
}

class CountryPlaceDto extends BoardPlaceDto {
  @ApiProperty({ example: 'DE' })
  code: string;
}

class PeakDto {
  @ApiProperty({ description: 'In full precision' })
  rating: number;

  @ApiProperty({ format: 'uuid', description: 'The first tournament that left it' })
  tournamentId: string;

  @ApiProperty()
  tournament: string;

  @ApiProperty()
  startsAt: Date;

  @ApiProperty({ format: 'date', description: 'Local date of the tournament' })
  localDate: string;
}

class MovementDto {
  @ApiProperty({ type: 'integer', minimum: 1, description: 'Rank in the last official run' })
  rank: number;

  @ApiProperty()
  rating: number;

  @ApiProperty({ type: 'integer', description: 'Ranks gained since; negative when lost' })
  rankGain: number;

  @ApiProperty({ description: 'Points gained since; negative when lost' })
  ratingGain: number;
}

class GameRecordDto implements GameRecord {
  @ApiProperty({ type: 'integer', minimum: 0, description: 'Rated games' })
  games: number;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'A modified win is a win' })
  wins: number;

  @ApiProperty({ type: 'integer', minimum: 0 })
  losses: number;

  @ApiProperty({ type: 'integer', minimum: 0 })
  ties: number;
}

class TrackCareerDto extends GameRecordDto implements Omit<TrackCareer, 'official'> {
  @ApiProperty({ enum: [...GAME_TITLES] })
  game: GameTitle;

  @ApiProperty({ enum: [...CATEGORIES] })
  category: Category;

  @ApiProperty({ description: 'In full precision' })
  rating: number;

  @ApiProperty({ type: 'integer', description: 'Rounded to whole points, for people' })
  displayRating: number;

  @ApiProperty({ description: 'Start of the last rated tournament' })
  lastPlayedAt: Date;

  @ApiProperty()
  world: BoardPlaceDto;

  @ApiProperty({ type: CountryPlaceDto, nullable: true, description: 'Null without a country' })
  country: CountryPlaceDto | null;

  @ApiProperty({ description: 'The highest rating that a tournament left' })
  peak: PeakDto;

  @ApiProperty({
    type: MovementDto,
    nullable: true,
    description: 'Since the last official run; null when the player was not on its leaderboard',
  })
  sinceOfficial: MovementDto | null;
}

export class CareerDto implements Omit<Career, 'tracks'> {
  @ApiProperty()
  handle: string;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Number of the run that is shown' })
  run: number;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Number of the last official run' })
  officialRun: number | null;

  @ApiProperty({ type: [TrackCareerDto] })
  tracks: TrackCareerDto[];
}

class BestWinDto implements BestWin {
  @ApiProperty({ description: 'Rating of the opponent before that tournament, in its first category' })
  rating: number;

  @ApiProperty()
  tournamentId: string;

  @ApiProperty()
  tournament: string;

  @ApiProperty({ format: 'date', description: 'Its local date' })
  localDate: string;
}

class OpponentDto extends GameRecordDto implements Opponent {
  @ApiProperty()
  handle: string;

  @ApiProperty({ type: 'string', nullable: true })
  name: string | null;

  @ApiProperty({ type: 'string', nullable: true, example: 'DE' })
  country: string | null;

  @ApiProperty({ description: 'Start of the last tournament in which they met' })
  lastMetAt: Date;

  @ApiProperty({ format: 'date', description: 'Its local date' })
  lastMetOn: string;

  @ApiProperty({
    type: BestWinDto,
    nullable: true,
    description: 'The win in which the opponent was rated highest; null when the player never beat them',
  })
  bestWin: BestWinDto | null;
}

export class OpponentPageDto extends PageDto {
  @ApiProperty({ type: 'integer', minimum: 0, description: 'Number of the run that is shown' })
  run: number;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Opponents on all pages' })
  opponents: number;

  @ApiProperty({ type: [OpponentDto] })
  rows: OpponentDto[];
}

class MeetingDto implements Meeting {
  @ApiProperty({ format: 'uuid' })
  tournamentId: string;

  @ApiProperty()
  tournament: string;

  @ApiProperty()
  startsAt: Date;

  @ApiProperty({ format: 'date', description: 'Local date of the tournament' })
  localDate: string;

  @ApiProperty({ enum: [...GAME_TITLES] })
  game: GameTitle;

  @ApiProperty({ enum: ['win', 'loss', 'tie'], isArray: true, description: 'Game by game, in playing order' })
  results: Meeting['results'];
}

export class HeadToHeadDto extends GameRecordDto implements HeadToHead {
  @ApiProperty({ type: 'integer', minimum: 0, description: 'Number of the run that is shown' })
  run: number;

  @ApiProperty()
  handle: string;

  @ApiProperty()
  opponent: string;

  @ApiProperty({ type: [MeetingDto], description: 'Newest first' })
  meetings: readonly MeetingDto[];
}

class MoverDto extends PlayerIdentityDto implements Mover {
  @ApiProperty({ enum: [...GAME_TITLES] })
  game: GameTitle;

  @ApiProperty({ enum: [...CATEGORIES] })
  category: Category;

  @ApiProperty({ description: 'Rating before the first of the tournaments' })
  before: number;

  @ApiProperty({ description: 'Rating after the last of them' })
  after: number;

  @ApiProperty()
  change: number;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'Rated games in them' })
  games: number;
}

export class MoverListDto implements Movers {
  @ApiProperty({ type: 'integer', minimum: 0, description: 'Number of the run that is shown' })
  run: number;

  @ApiProperty({ format: 'date-time', description: 'Tournaments that began from here on' })
  from: Date;

  @ApiProperty({ format: 'date-time', description: 'And before this instant' })
  to: Date;

  @ApiProperty({ type: [MoverDto], description: 'The largest changes first, up or down' })
  rows: readonly MoverDto[];
}

export function careerOf({ tracks, ...career }: Career): CareerDto {
  return {
    ...career,
    tracks: tracks.map(({ official, world, ...track }) => ({
      ...track,
      world,
      displayRating: Math.round(track.rating),
      sinceOfficial: official && {
        ...official,
        rankGain: official.rank - world.rank,
        ratingGain: track.rating - official.rating,
      },
    })),
  };
}
