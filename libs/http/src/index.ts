export { readAccountSettings, type AccountSettings } from './account-settings.js';
export { createHttpApplication, type HttpOptions } from './application.js';
export { type Actor, type SessionDirectory, type TokenDirectory } from './authentication/actor.js';
export { Authority } from './authentication/authority.service.js';
export { CurrentActor } from './authentication/current-actor.decorator.js';
export { notForYou } from './authentication/forbidden.js';
export { May } from './authentication/may.decorator.js';
export {
  findPasswordProblem,
  hashPassword,
  isHashOutdated,
  isPasswordRight,
  LONGEST_PASSWORD,
  SHORTEST_PASSWORD,
} from './authentication/password.js';
export { SameOriginGuard } from './authentication/same-origin.js';
export { generateSecret } from './authentication/secret.js';
export {
  canKeepCookies,
  clearSessionCookie,
  csrfTokenOf,
  readSessionSecret,
  setSessionCookie,
} from './authentication/session-cookie.js';
export { generateToken, hashToken, looksLikeToken, prefixOf } from './authentication/token.js';
export { RawBody } from './body/raw-body.decorator.js';
export { Clock, ClockModule, todayOf } from './clock.js';
export { csvLine, harmlessCell } from './csv/csv-line.js';
export { IdempotencyKey } from './idempotency/idempotency-key.decorator.js';
export { ApiProblems } from './open-api/api-problems.decorator.js';
export { describeOpenApi } from './open-api/open-api.js';
export { FieldChangeDto } from './history/field-change.dto.js';
export { HistoryDiffDto } from './history/history-diff.dto.js';
export { StandingDto } from './history/standing.dto.js';
export { TAKES_EFFECT } from './history/takes-effect.js';
export { VerdictDto } from './history/verdict.dto.js';
export { decodeCursor, encodeCursor } from './paging/cursor.js';
export { PageQuery } from './paging/page-query.dto.js';
export { PlayerCandidateDto } from './players/player-candidate.dto.js';
export { EntitlementDto, NamedTournamentDto, PrizeDto } from './prizes/entitlement.dto.js';
export { FindingDto } from './problem/finding.dto.js';
export type { OpenIdSettings } from './openid-settings.js';
export { notFound, problemOfKind } from './problem/problem-kinds.js';
export { Problem, type ProblemDescription, type ProblemDocument } from './problem/problem.js';
export { runHttpProcess } from './run-http-process.js';
export { serveHttp } from './serve.js';
export { localPath } from './server/local-path.js';
export { type HttpSettings, nestLogLevels, readHttpSettings, readLogLevel } from './settings.js';
export { ApiIfMatch, IfMatch } from './versions/if-match.decorator.js';
export { textRule } from './validation/text-rule.js';
export { IsText } from './validation/is-text.decorator.js';
export { IsLine, isLine, LONGEST_REASON } from './validation/is-line.decorator.js';
