export { awardMastersPoints, fieldOf, LEAST_PARTICIPANTS, type Award } from './award.js';
export { changeSeason, hasQualifiers, isSameSeason, isWorthTheSame, type SeasonChange } from './change-season.js';
export { explainAward, type AwardExplanation } from './explain-award.js';
export {
  MANUAL_RULE,
  newLeagueRules,
  schemesOn,
  type LeagueRules,
  type ManualAward,
  type SchemeInForce,
} from './league-rules.js';
export { listEntryFacts, type EntryFacts } from './ledger/entry-facts.js';
export type { LeagueFacts, LeagueTournament, PastTournament } from './ledger/league-tournament.js';
export { LeagueLedgers, type LeagueLedger } from './ledger/ledger.js';
export type { UntoldFacts } from './ledger/untold-facts.js';
export { endScheme, putInForce, sectionOfScheme, type SchemesChange } from './put-in-force.js';
export { completeSeason, findSeason, phaseOn, type AnnouncedSeason, type Days, type LeagueSeason } from './season.js';
export { validateSeason, type SeasonProblem } from './validate-season.js';
export {
  awardPrizes,
  type PrizeField,
  type Prizes,
  type WonBadge,
  type WonEntitlement,
} from './prizes/award-prizes.js';
export type { Championship, ChampionshipTournament, PlayedAt } from './prizes/championship.js';
export { checkClaims, claimsOf, showClaim } from './prizes/check-claims.js';
export { ENTITLEMENT_FINDINGS, type EntitlementFinding } from './prizes/entitlement-findings.js';
export { settleEntitlements } from './prizes/settle-entitlements.js';
export {
  ENTITLEMENT_STATES,
  UNCOVERED_REASONS,
  type EntitlementFacts,
  type EntitlementState,
  type EntitlementUse,
  type PlayerEntitlement,
  type SettledEntitlement,
  type Settlement,
  type ShownClaim,
  type UncoveredClaim,
  type UncoveredReason,
} from './prizes/settlement.js';
export { tellEntitlement, tellWorth } from './prizes/tell-entitlement.js';
export { compileScheme, type CompiledScheme, type CompileResult, type SchemeAward } from './schemes/compile-scheme.js';
export type { RuleDescription } from './schemes/describe-rule.js';
export { FACTS, type Fact, type FactName, type FactSource, type FactType, type FactValue } from './schemes/facts.js';
export { listCells, type TableCell } from './points-table.js';
export { percentage } from './schemes/percentage.js';
export { PRINTED_SCHEMES, type PrintedScheme } from './schemes/printed-schemes.js';
export { SCHEME_FINDINGS, type SchemeFinding, type SchemeFindingCode } from './schemes/scheme-findings.js';
export { LONGEST_REASON, MOST_BONUS_POINTS, SCHEME_LIMITS } from './schemes/scheme-limits.js';
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
export { tallyMissions, type MissionEvent, type MissionTally } from './seasons/mission-tally.js';
export type { PhaseState } from './seasons/phase-state.js';
export type { Champion, PlayoffCriterion, PlayoffRow } from './seasons/playoffs.js';
export type { DecidedBy as SeasonDecidedBy } from './seasons/rank-by.js';
export { computeReach, type Reach, type ReachRow, type ReachStatus } from './seasons/reach/compute-reach.js';
export type { RecordedToss, SeasonAward, SeasonEvent, SeasonRules } from './seasons/season-rules.js';
export type { Score, TableCriterion, TableRow } from './seasons/season-table.js';
export { pairStandardBracket, type BracketMatch, type Seeded } from './seasons/standard-bracket.js';
export { drawLot } from './seasons/toss.js';
