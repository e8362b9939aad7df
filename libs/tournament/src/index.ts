export { categoryOf } from './category.js';
export { hasErrors, type Finding, type Severity } from './finding.js';
export { findHandleProblem, foldHandle, normaliseHandle } from './handle.js';
export { kFactor, kindFitsLevel, kindOfLevel, levelOfKind } from './levels.js';
export { isCalendarDay, localDateOf } from './local-date.js';
export { OPG_FINDINGS } from './opg-4.2/findings.js';
export type { Deck, Entry, EntryIndex, Match, Round, TournamentHeader, TournamentReport } from './report.js';
export type { RatedGame, RuleSystem, SanctionFacts } from './rule-system.js';
export { availableRuleSystems, findRuleSystem, getRuleSystem } from './rule-systems.js';
export type { DecidedBy, Standing, Verdict } from './standing.js';
export {
  CARD_POOLS,
  CATEGORIES,
  ENDINGS,
  FORMATS,
  GAME_TITLES,
  KINDS,
  PAIRINGS,
  RESULTS,
  RULE_SYSTEM_IDS,
  RULES,
  SCENARIOS,
  STAGES,
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
  type Stage,
} from './vocabulary.js';
