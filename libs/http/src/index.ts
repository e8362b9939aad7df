export { createHttpApplication, type HttpOptions } from './application.js';
export type { Actor, SessionDirectory, TokenDirectory } from './authentication/actor.js';
export { Authority } from './authentication/authority.service.js';
export { prepareCommonPasswords } from './authentication/common-passwords.js';
export { actorOf, CurrentActor } from './authentication/current-actor.decorator.js';
export { readDeviceSecret, setDeviceCookie } from './authentication/device-cookie.js';
export { notForYou } from './authentication/forbidden.js';
export { GuardedAction, May } from './authentication/may.decorator.js';
export {
  findPasswordFault,
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
export { ARCHIVE_BODY, TABLE_BODY, DRAFT_BODY, PATCH_BODY, REPORT_BODY } from './body/body-limits.js';
export { UploadedFile } from './body/sent-file.decorator.js';
export { FILE_TYPES, FORM_TYPE, SentFile } from './body/sent-file.js';
export { PageForm } from './body/sent-form.decorator.js';
export { SentForm } from './body/sent-form.js';
export { Clock, ClockModule, todayOf } from './clock.js';
export { Connections } from './connections/connections.js';
export { csvLines, spreadsheetLines, type CsvRow } from './csv-lines.js';
export { AsSent } from './fields/as-sent.decorator.js';
export { fieldOf, nullable, optional, type MemberOptions, type More } from './fields/field.js';
export * as f from './fields/fields.js';
export { isLine, LONGEST_REASON } from './fields/is-line.decorator.js';
export { areObjects, HasAtLeast, HasAtMost, isListOf } from './fields/list-rules.js';
export { textRule, valueRule } from './fields/text-rule.js';
export { listRule, slugOfAtMost } from './fields/text-rules.js';
export { AllowedOnLowDisk } from './disk-space.guard.js';
export { IdempotencyKey } from './idempotency/idempotency-key.decorator.js';
export { describeModule } from './open-api/describe-module.js';
export { describeOpenApi } from './open-api/open-api.js';
export { Kept, type KeptOptions } from './caching/kept.decorator.js';
export { Operation } from './operation/operation.decorator.js';
export { Id, InPath } from './operation/path-parameters.js';
export { outliveOutputErrors } from './output-errors.js';
export { decodeCursor, encodeCursor } from './paging/cursor.js';
export { PageQuery } from './paging/page-query.dto.js';
export { PastViewsModule } from './past-views/past-views.module.js';
export { FAR_VIEWS_PER_HOUR, PastViews } from './past-views/past-views.service.js';
export { addressKey } from './authentication/address-key.js';
export { notFound, problemOfKind } from './problem/problem-kinds.js';
export { problemOfPruned, type PrunedRun } from './problem/run-pruned.js';
export { type ListedProblem, PROBLEMS } from './problem/problem-list.js';
export { Problem, type ProblemDocument } from './problem/problem.js';
export { refusalProblems } from './problem/refusal-problems.js';
export { NO_TOURNAMENT, NOT_YOUR_PLAYER, problemOfTooMany } from './problem/shared-refusals.js';
export { QuotaModule } from './quotas/quota.module.js';
export { QUOTA_LIMITS, Quotas } from './quotas/quotas.service.js';
export { runHttpProcess } from './run-http-process.js';
export { serveHttp } from './serve.js';
export { allowOwnStyles } from './server/security-headers.js';
export { localPath } from './server/local-path.js';
export { setChoiceCookie } from './server/choice-cookie.js';
export { LANGUAGE_COOKIE, languageOf, LANGUAGES, type Language } from './server/page-language.js';
export { ReasonDto } from './validation/reason.dto.js';
export { refusedParts, type RequestError } from './validation/invalid-request.js';
export { PreviewQuery } from './validation/preview-query.dto.js';
export { IfMatch, StatedIfMatch } from './operation/if-match.decorator.js';
export { SENTENCES_AS_DATA } from './sentences.js';
export { CitedRules } from './problem/cited-rules.js';
