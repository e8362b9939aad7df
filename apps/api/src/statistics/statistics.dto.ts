import { f, nullable } from '@quadrant/http';
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
} from '@quadrant/store/statistics';

const score = { minimum: 0, maximum: 1 } as const;

class GameStatisticsDto implements GameStatistics {
  @f.Choice(GAME_TITLES) game: GameTitle;
  @f.Count() tournaments: number;
  @f.Count() ratedTournaments: number;
  @f.Count('With at least one rated game') players: number;
  @f.Count('Rated games') games: number;
  @f.Count('Half of the tournaments have at most so many participants') medianField: number;
  @f.Count('Participants of the largest tournament') largestField: number;
}

class FormatStatisticsDto implements FormatStatistics {
  @f.Choice(GAME_TITLES) game: GameTitle;
  @f.Choice(FORMATS) format: Format;
  @f.Count() tournaments: number;
}

class YearStatisticsDto implements YearStatistics {
  @f.Integer('Calendar year of the local dates') year: number;
  @f.Count() tournaments: number;
  @f.Count('Participants of all of them: somebody who played twice counts twice') entries: number;
}

class CountryStatisticsDto implements CountryStatistics {
  @f.AnyText({ about: 'ISO 3166-1', example: 'DE' }) country: string;
  @f.Count('Rated players who live there') players: number;
  @f.Count() tournaments: number;
}

class RegionStatisticsDto implements RegionStatistics {
  @f.AnyText('Slug of the region') region: string;
  @f.AnyText() name: string;
  @f.Count('Rated players who live there') players: number;
  @f.Count() tournaments: number;
}

class FieldStatisticsDto implements FieldStatistics {
  @f.Count('Participants, from so many') from: number;
  @f.Integer({ nullable, about: 'To so many; null for the largest tournaments' }) to: number | null;
  @f.Count() tournaments: number;
}

class AccuracyStepDto implements AccuracyStep {
  @f.Decimal({ ...score, about: 'Expected scores from here on' }) from: number;
  @f.Decimal({ ...score, about: 'To here' }) to: number;
  @f.Count() games: number;
  @f.Decimal({ ...score, about: 'Of a game on average, by the ratings before the tournament' }) expected: number;
  @f.Decimal({ ...score, about: 'What the favourites took of a game on average; a tie is half' }) scored: number;
}

class RatingAccuracyDto implements RatingAccuracy {
  @f.Count('The latest rated tournaments, at most 1000') tournaments: number;
  @f.Count('Their games between different ratings') games: number;
  @f.Decimal({ nullable, ...score, about: 'Null without such a game' }) expected: number | null;
  @f.Decimal({ nullable, ...score }) scored: number | null;
  @f.List(AccuracyStepDto, 'By what was expected of the favourite; steps without a game are left out')
  steps: readonly AccuracyStepDto[];
}

export class StatisticsDto implements Statistics {
  @f.Count('The run that they are of') run: number;
  @f.List(GameStatisticsDto) games: readonly GameStatisticsDto[];
  @f.List(FormatStatisticsDto) formats: readonly FormatStatisticsDto[];
  @f.List(YearStatisticsDto, 'The latest ten years with a tournament, newest first')
  years: readonly YearStatisticsDto[];
  @f.List(CountryStatisticsDto, 'At most 30, most players first') countries: readonly CountryStatisticsDto[];
  @f.List(RegionStatisticsDto, 'At most 30, most players first') regions: readonly RegionStatisticsDto[];
  @f.List(FieldStatisticsDto) fields: readonly FieldStatisticsDto[];
  @f.Of(RatingAccuracyDto, 'How well ratings foretell results') accuracy: RatingAccuracyDto;
}
