import { ApiProperty } from '@nestjs/swagger';
import { FORMATS, GAME_TITLES, type Format, type GameTitle } from '@quadrant/rules/tournament';
import type {
  AccuracyStep,
  CountryStatistics,
  FieldStatistics,
  FormatStatistics,
  GameStatistics,
  RatingAccuracy,
  RegionStatistics,
  Statistics,
  YearStatistics,
} from '@quadrant/store/reading';

const number = { type: 'integer', minimum: 0 } as const;
const score = { minimum: 0, maximum: 1 } as const;

class GameStatisticsDto implements GameStatistics {
  @ApiProperty({ enum: [...GAME_TITLES] })
  game: GameTitle;

  @ApiProperty(number)
  tournaments: number;

  @ApiProperty(number)
  ratedTournaments: number;

  @ApiProperty({ ...number, description: 'With at least one rated game' })
  players: number;

  @ApiProperty({ ...number, description: 'Rated games' })
  games: number;

  @ApiProperty({ ...number, description: 'Half of the tournaments have at most so many participants' })
  medianField: number;

  @ApiProperty({ ...number, description: 'Participants of the largest tournament' })
  largestField: number;
}

class FormatStatisticsDto implements FormatStatistics {
  @ApiProperty({ enum: [...GAME_TITLES] })
  game: GameTitle;

  @ApiProperty({ enum: [...FORMATS] })
  format: Format;

  @ApiProperty(number)
  tournaments: number;
}

class YearStatisticsDto implements YearStatistics {
  @ApiProperty({ type: 'integer', description: 'Calendar year of the local dates' })
  year: number;

  @ApiProperty(number)
  tournaments: number;

  @ApiProperty({ ...number, description: 'Participants of all of them: somebody who played twice counts twice' })
  entries: number;
}

class CountryStatisticsDto implements CountryStatistics {
  @ApiProperty({ description: 'ISO 3166-1', example: 'DE' })
  country: string;

  @ApiProperty({ ...number, description: 'Rated players who live there' })
  players: number;

  @ApiProperty(number)
  tournaments: number;
}

class RegionStatisticsDto implements RegionStatistics {
  @ApiProperty({ description: 'Slug of the region' })
  region: string;

  @ApiProperty()
  name: string;

  @ApiProperty({ ...number, description: 'Rated players who live there' })
  players: number;

  @ApiProperty(number)
  tournaments: number;
}

class FieldStatisticsDto implements FieldStatistics {
  @ApiProperty({ ...number, description: 'Participants, from so many' })
  from: number;

  @ApiProperty({ type: 'integer', nullable: true, description: 'To so many; null for the largest tournaments' })
  to: number | null;

  @ApiProperty(number)
  tournaments: number;
}

class AccuracyStepDto implements AccuracyStep {
  @ApiProperty({ ...score, description: 'Expected scores from here on' })
  from: number;

  @ApiProperty({ ...score, description: 'To here' })
  to: number;

  @ApiProperty(number)
  games: number;

  @ApiProperty({ ...score, description: 'Of a game on average, by the ratings before the tournament' })
  expected: number;

  @ApiProperty({ ...score, description: 'What the favourites took of a game on average; a tie is half' })
  scored: number;
}

class RatingAccuracyDto implements RatingAccuracy {
  @ApiProperty({ ...number, description: 'The latest rated tournaments, at most 1000' })
  tournaments: number;

  @ApiProperty({ ...number, description: 'Their games between different ratings' })
  games: number;

  @ApiProperty({ ...score, type: 'number', nullable: true, description: 'Null without such a game' })
  expected: number | null;

  @ApiProperty({ ...score, type: 'number', nullable: true })
  scored: number | null;

  @ApiProperty({
    type: [AccuracyStepDto],
    description: 'By what was expected of the favourite; steps without a game are left out',
  })
  steps: readonly AccuracyStepDto[];
}

export class StatisticsDto implements Statistics {
  @ApiProperty({ ...number, description: 'The run that they are of' })
  run: number;

  @ApiProperty({ type: [GameStatisticsDto] })
  games: readonly GameStatisticsDto[];

  @ApiProperty({ type: [FormatStatisticsDto] })
  formats: readonly FormatStatisticsDto[];

  @ApiProperty({ type: [YearStatisticsDto], description: 'The latest ten years with a tournament, newest first' })
  years: readonly YearStatisticsDto[];

  @ApiProperty({ type: [CountryStatisticsDto], description: 'At most 30, most players first' })
  countries: readonly CountryStatisticsDto[];

  @ApiProperty({ type: [RegionStatisticsDto], description: 'At most 30, most players first' })
  regions: readonly RegionStatisticsDto[];

  @ApiProperty({ type: [FieldStatisticsDto] })
  fields: readonly FieldStatisticsDto[];

  @ApiProperty({ description: 'How well ratings foretell results' })
  accuracy: RatingAccuracyDto;
}
