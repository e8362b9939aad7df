export { awardPrizes, type Prizes, type WonBadge, type WonEntitlement } from './award-prizes.js';
export type { Championship, ChampionshipTournament } from './championship.js';
export { checkClaims, claimsOf, showClaim } from './check-claims.js';
export { type EntitlementWish, refuseWish, type WishRefusal } from './refuse-wish.js';
export {
  type NamedTournament,
  type RecordedEntitlement,
  showEntitlements,
  type Showing,
  type ShownAct,
  type ShownEntitlement,
  type ShownUncovered,
  showUncovered,
} from './show-entitlements.js';
export { settleEntitlements } from './settle-entitlements.js';
export {
  ENTITLEMENT_STATES,
  type EntitlementFacts,
  type EntitlementState,
  type PlayerEntitlement,
  type SettledEntitlement,
  type ShownClaim,
  UNCOVERED_REASONS,
  type UncoveredReason,
} from './settlement.js';
export { tellEntitlement, tellWorth } from './tell-entitlement.js';
