export {
  findObstacle,
  isForDepartment,
  SAME_WEEKEND_DAYS,
  validateApplication,
  type AllottedChampionship,
  type ApplicationFacts,
  type ApplicationObstacle,
  type PlannedChampionship,
} from './championships/applications.js';
export type { Badge, Entitlement } from './championships/championship.js';
export { badgesOf, CHAMPIONSHIP_KINDS, championshipOf, entitlementsOf } from './championships/championships.js';
export { ALLOTTED_KINDS, printedWindow, type AllottedKind, type ChampionshipWindow } from './championships/windows.js';
export { count } from './count.js';
export { hasErrors, type Finding, type PlayerCandidate, type Severity } from './finding.js';
export { CLOSE_LETTERS, CLOSE_PAIRS, closeSkeletonOf } from './close-skeleton.js';
export { findHandleProblem, foldHandle, normaliseHandle, removeInvisible } from './handle.js';
export { kindFitsLevel, kindOfLevel, levelOfKind, settleImportance, type Importance } from './levels.js';
export { LATIN, LOOK_ALIKES, skeletonOf } from './look-alike.js';
export { orderByHandle } from './handle-order.js';
export { listTosses } from './list-tosses.js';
export { isCalendarDay, localDateOf } from './local-date.js';
export { isCountry, isRegion, regionSlug } from './locality.js';
export { mirrored as opgMirrored, victoryPointsOf as opgVictoryPointsOf } from './opg-4.2/results.js';
export { recommendedRounds as opgRecommendedRounds } from './opg-4.2/rounds-table.js';
export type { Deck, Entry, EntryIndex, Game, Match, Pod, Round, TournamentHeader, TournamentReport } from './report.js';
export { isReservedHandle } from './reserved-handle.js';
export type { MatchKey, Notation, RatedGame, RuleSystem, SanctionFacts } from './rule-system.js';
export { RULE_FINDINGS } from './rule-findings.js';
export { findRulesTexts } from './rules-text/find-rules-texts.js';
export type { RulesText } from './rules-text/rules-text.js';
export { isHeat } from './opg-4.2/heats.js';
export { getRuleSystem } from './rule-systems.js';
export { isSlug, LONGEST_SLUG, SLUG } from './slug.js';
export type { DecidedBy, Standing, Verdict } from './standing.js';
export {
  CARD_POOLS,
  CATEGORIES,
  ENDINGS,
  FORMATS,
  GAME_TITLES,
  KINDS,
  LEVELS,
  PAIRINGS,
  RESULTS,
  RULE_SYSTEM_IDS,
  RULES,
  SCENARIOS,
  SIDES,
  STAGES,
  SUBMISSION_STATES,
  type CardPool,
  type Category,
  type Ending,
  type Format,
  type GameTitle,
  type Kind,
  type Level,
  type Pairing,
  type Result,
  type RuleSystemId,
  type Rules,
  type Scenario,
  type Side,
  type Stage,
  type SubmissionState,
} from './vocabulary.js';
