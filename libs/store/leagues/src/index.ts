export { loadChampionshipDays } from './championship-days.js';
export { dayOf, factsOf, loadEntitlementFacts } from './entitlements/entitlement-facts.js';
export { loadEntitlements } from './entitlements/entitlement-records.js';
export { EntitlementRepository } from './entitlements/entitlement.repository.js';
export { type EntitlementRefusal, isEntitlementId } from './entitlements/entitlement.js';
export { readShowing } from './entitlements/showing.js';
export { findClaimants, loadPlayedTournaments } from './entitlements/shown-claims.js';
export { loadKnownLeagues } from './known-league.js';
export { League } from './league.entity.js';
export { type LeagueDetail, LeagueRepository } from './league.repository.js';
export { ManualAwardRepository } from './manual-awards/manual-award.repository.js';
export type { GivenAward, ManualAwardRefusal } from './manual-awards/manual-award.js';
export type { SchemePreview } from './schemes/preview-scheme.js';
export {
  type ListedFact,
  type ListedScheme,
  listPrintedSchemes,
  listSchemeFacts,
  SCHEME_TEXT_LIMITS,
} from './schemes/scheme-catalogue.js';
export { SchemeRepository } from './schemes/scheme.repository.js';
export {
  SCHEME_STATES,
  type SchemeEnded,
  type SchemeRefusal,
  type SchemeSaved,
  type SchemeState,
  type SchemeText,
  type SchemeVersion,
  type StatedVersions,
} from './schemes/scheme.js';
export type { SeasonChangeCommand, SeasonRefusal, SeasonStored, ShownSeason } from './season-command.js';
export { loadCountedPlayers, loadKnownPlayers } from './season-view/counted-players.js';
export type { LeagueListing, LeagueSeasonView, ShownIdentity, ShownLeague } from './season-view/league-season.js';
export {
  type LoadedSeasons,
  loadLifetimePoints,
  loadSeasons,
  loadTosses,
  withQualifiersInForce,
  type StoredToss,
} from './season-view/load-seasons.js';
export {
  listPlaced,
  loadSeasonTournaments,
  playersOf,
  type PublishedRows,
  rowsAt,
  type SeasonTournament,
  toCountedTournament,
} from './season-view/season-tournaments.js';
export type { SeasonPreview } from './preview-season.js';
export { SeasonClosingsRepository } from './season-closings.repository.js';
export { SeasonRepository } from './season.repository.js';
export { type NewToss, type ShownToss, type TossRefusal, TossRepository } from './toss.repository.js';
export type { ClosedPart, LeagueAuthor, PartClosed } from './change-rules.js';
export { CARD_NAME_KINDS, CardName, type CardNameKind } from './card-name.entity.js';
export { CardNameRepository } from './card-names.repository.js';
export type { DeckFactsRefusal } from './deck-facts.js';
export type { RemovalRefusal } from './remove-season.js';
export { findUnknownPeople, type UnknownPerson } from './unknown-people.js';
