export { type Award, awardMastersPoints, fieldOf, LEAST_PARTICIPANTS, OWN_TABLE } from './award.js';
export {
  closedPartOn,
  closedPartsBetween,
  closedPartsChanged,
  closePart,
  type ClosingRefusal,
  isClosed,
  partsToClose,
  refuseClosing,
} from './close-part.js';
export { qualifiersInForce } from './qualifiers-in-force.js';
export { refuseToss, type TossFault } from './seasons/refuse-toss.js';
export {
  changeSeason,
  hasChampion,
  hasQualifiers,
  isDecidedAlike,
  isSameSeason,
  isWorthTheSame,
  type SeasonChange,
} from './change-season.js';
export {
  describeSeasonChange,
  SEASON_MATTERS,
  type SeasonDifference,
  type SeasonMatter,
} from './describe-season-change.js';
export { type AwardExplanation, explainAward } from './explain-award.js';
export {
  type LeagueRules,
  MANUAL_RULE,
  type ManualAward,
  newLeagueRules,
  type SchemeInForce,
  schemesOn,
  readSchemeRule,
} from './league-rules.js';
export { type EntryFacts, listEntryFacts } from './ledger/entry-facts.js';
export type { LeagueFacts, LeagueTournament, PastTournament } from './ledger/league-tournament.js';
export { LeagueLedgers, type UntoldFacts } from './ledger/ledger.js';
export { type Half, type Phase, PHASES, SEASON_PARTS, type SeasonPart } from './phase.js';
export { findCell, LAST_PLACE, listCells, type PointsTable, type TableCell } from './points-table.js';
export { endScheme, putInForce, type SchemesChange, sectionOfScheme } from './put-in-force.js';
export { type BonusAward, compareBonus, countMoved, type DifferingAward, type MovedAwards } from './compare-bonus.js';
export {
  type AnnouncedSeason,
  type Announcement,
  type BestResults,
  completeSeason,
  type Days,
  findSeason,
  findSeasonBefore,
  type LeagueSeason,
  phaseOn,
  PRINTED_TOURNAMENTS_PER_PHASE,
} from './season.js';
export {
  CHAMPIONS_LEAGUE_POINTS,
  type ChampionshipDays,
  type ChampionsLeagueSeed,
  type LeagueCareer,
  type PointsCutOff,
  pointsCutOff,
  rankChampionsLeague,
  type SeedCriterion,
} from './seasons/champions-league.js';
export { computeSeason, type QualifiedPlayer, type SeasonInput, type SeasonOutcome } from './seasons/compute-season.js';
export type { HalfCriterion, QualificationReason } from './seasons/half-ranking.js';
export { computeMastersTable, type MastersAward } from './seasons/masters-table.js';
export { type MissionTally, tallyMissions } from './seasons/mission-tally.js';
export type { PhaseState } from './seasons/phase-state.js';
export { type Champion, PLAYOFF_CRITERIA, type PlayoffCriterion } from './seasons/playoffs.js';
export type { DecidedBy } from './seasons/rank-by.js';
export { type CountedResult, explainResults, type PlayerResults } from './seasons/best-results.js';
export { computeReach, type Reach, type ReachRow, type ReachStatus } from './seasons/reach/compute-reach.js';
export type { Prospects } from './seasons/reach/contest-of-phase.js';
export { mostBonus } from './seasons/reach/most-bonus.js';
export { foreseeNext, type NextPlace, type NextTournament } from './seasons/reach/next-tournament.js';
export type { RecordedToss, SeasonAward, CountedTournament, SeasonRules } from './seasons/season-rules.js';
export type { Score, TableCriterion } from './seasons/season-table.js';
export { type BracketMatch, pairStandardBracket } from './seasons/standard-bracket.js';
export { drawLot } from './seasons/toss.js';
export {
  daysOfReports,
  findManualParticipant,
  type LiveReport,
  type Participant,
  type ParticipantRefusal,
} from './manual-participant.js';
export { type FirstTournament, type PlayedSeason, refuseSeason, type SeasonFault } from './refuse-season.js';
