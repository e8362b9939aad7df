export { loadChampionshipDays } from './championship-days.js';
export { dayOf, factsOf, loadEntitlementFacts } from './entitlement-facts.js';
export { loadEntitlements } from './entitlement-records.js';
export { EntitlementRepository } from './entitlement.repository.js';
export { EntitlementNoticeRepository } from './entitlement-notice.repository.js';
export { type EntitlementRefusal, isEntitlementId } from './entitlement.js';
export { readShowing } from './showing.js';
export { findClaimants, loadPlayedTournaments } from './shown-claims.js';
export { EntitlementReadModel, type PlayerEntitlements } from './entitlement.read-model.js';
export {
  type PlayerBadge,
  type TournamentBadge,
  type TournamentEntitlement,
  BADGES,
  ENTITLEMENTS,
  withWorth,
} from './prize-rows.js';
