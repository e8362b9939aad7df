export { insertGrant } from './account-rows.js';
export { lockAdministrators } from './administrators.js';
export { AccountEntity } from './account.entity.js';
export { type AccountFilters, AccountRepository } from './account.repository.js';
export type { Account, GivenRole } from './account.js';
export { ATTEMPT_LIMITS } from './attempt-limits.js';
export { type Attempt, AttemptThrottle } from './attempt-throttle.js';
export type { HandleObstacle } from './handle-obstacle.js';
export { AccountIdentity } from './identity.entity.js';
export { IdentityRepository } from './identity.repository.js';
export { KnownDevice } from './known-device.entity.js';
export { KNOWN_DEVICE_LIFETIME_MS } from './known-device-rows.js';
export { KnownDeviceRepository } from './known-device.repository.js';
export { PasswordLink } from './password-link.entity.js';
export { PasswordLinkRepository } from './password-link.repository.js';
export { PasswordResetRepository } from './password-reset.repository.js';
export { type PasswordChanged, PasswordRepository } from './password.repository.js';
export { RoleGrant } from './role.entity.js';
export { RoleRepository } from './role.repository.js';
export { Session } from './session.entity.js';
export { SESSION_IDLE_MS, SESSION_LIFETIME_MS } from './session-rows.js';
export { type FoundSession, type ListedSession, type NewSession, SessionRepository } from './session.repository.js';
export { RecoveryCode } from './second-factor/recovery-code.entity.js';
export { SecondFactorEntity } from './second-factor/second-factor.entity.js';
export { type SecondFactor, SecondFactorRepository } from './second-factor/second-factor.repository.js';
export type { Identity, SignedUp, SignUp, SignUpRefusal } from './sign-up.js';
export { Token } from './token.entity.js';
export { TOKEN_LIFETIME_MS } from './token-rows.js';
export {
  type ForbiddenRequest,
  type FoundToken,
  type ListedToken,
  type NewToken,
  TokenRepository,
} from './token.repository.js';
export { chargeQuotas } from './quotas/charge-quotas.js';
export { type Charge, QuotaExceeded } from './quotas/quota-exceeded.js';
export type { ReportAllowances } from './quotas/report-allowances.js';
export { UsageRepository } from './quotas/usage.repository.js';
export {
  type Attempt as RequestAttempt,
  type KeptAnswer,
  markStored,
  RequestKeyRepository,
} from './request-key.repository.js';
