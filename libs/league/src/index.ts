export { awardLeaguePoints, awardMastersPoints, type Award, type Field } from './award.js';
export { explainAward, type AwardExplanation } from './explain-award.js';
export { findSeason, type LeagueSeason } from './season.js';
export {
  awardPrizes,
  type PrizeField,
  type Prizes,
  type WonBadge,
  type WonEntitlement,
} from './prizes/award-prizes.js';
export type { Championship, ChampionshipTournament, PlayedAt } from './prizes/championship.js';
export { checkClaims, claimsOf } from './prizes/check-claims.js';
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
export { tellWorth } from './prizes/tell-entitlement.js';
