export type {
  AccuracyStep,
  CountryStatistics,
  FieldStatistics,
  FormatStatistics,
  GameStatistics,
  RatingAccuracy,
  RegionStatistics,
  Statistics,
  YearStatistics,
} from './statistics.js';
export { StatisticsReadModel } from './statistics.read-model.js';
