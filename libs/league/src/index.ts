export { awardMastersPoints, LEAST_PARTICIPANTS, type Award } from './award.js';
export { explainAward, type AwardExplanation } from './explain-award.js';
export { newLeagueRules, schemesOn, type LeagueRules, type ManualAward, type SchemeInForce } from './league-rules.js';
export { listEntryFacts, type EntryFacts } from './ledger/entry-facts.js';
export type { LeagueFacts, LeagueTournament } from './ledger/league-tournament.js';
export { LeagueLedgers, type LeagueLedger } from './ledger/ledger.js';
export { PHASES, type Phase } from './phase.js';
export { compileScheme, type CompiledScheme } from './schemes/compile-scheme.js';
export { FACTS, type FactName } from './schemes/facts.js';
export { PRINTED_SCHEMES } from './schemes/printed-schemes.js';
export {
  completeSeason,
  findSeason,
  phaseOn,
  PRINTED_TOURNAMENTS_PER_PHASE,
  printedPhases,
  type AnnouncedSeason,
  type Days,
  type LeagueSeason,
} from './season.js';
