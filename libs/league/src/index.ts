export { awardLeaguePoints, awardMastersPoints, type Award, type Field } from './award.js';
export { explainAward, type AwardExplanation } from './explain-award.js';
export { findSeason, type LeagueSeason } from './season.js';
export { PHASES, type Half, type Phase } from './phase.js';
export {
  CHAMPIONS_LEAGUE_POINTS,
  rankChampionsLeague,
  type ChampionsLeagueSeed,
  type LeagueCareer,
  type SeedCriterion,
} from './seasons/champions-league.js';
export {
  computeSeason,
  type HalfRanking,
  type QualifiedPlayer,
  type SeasonInput,
  type SeasonOutcome,
} from './seasons/compute-season.js';
export type { HalfCriterion, HalfRow, QualificationReason } from './seasons/half-ranking.js';
export { computeMastersTable, type MastersAward, type MastersRow } from './seasons/masters-table.js';
export type { PhaseState } from './seasons/phase-state.js';
export type { Champion, PlayoffCriterion, PlayoffRow } from './seasons/playoffs.js';
export type { DecidedBy as SeasonDecidedBy } from './seasons/rank-by.js';
export { computeReach, type Reach, type ReachRow, type ReachStatus } from './seasons/reach/compute-reach.js';
export type { PhaseWindow, RecordedToss, SeasonAward, SeasonEvent, SeasonRules } from './seasons/season-rules.js';
export type { Score, TableCriterion, TableRow } from './seasons/season-table.js';
export { pairStandardBracket, type BracketMatch, type Seeded } from './seasons/standard-bracket.js';
export { drawLot } from './seasons/toss.js';
