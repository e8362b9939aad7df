export { type Acceptance, type ComparedDelivery, type Delivery, OPERATING } from './acceptance.js';
export { acceptReports } from './acceptance/accept-reports.js';
export {
  type CurrentDocument,
  CurrentDocuments,
  type DocumentToRevise,
  type TournamentVersion,
} from './current-document.js';
export { inReportTransaction } from './facts-changed.js';
export type { IdempotencyClaim } from './acceptance/idempotency-keys.js';
export { planAllAside, planAside } from './acceptance/plan-aside.js';
export {
  HELD_REPORT_STATES,
  HELD_REQUESTS,
  type HeldReceipt,
  type HeldReport,
  type HeldReportState,
  type HeldRequest,
  HELD_REPORT,
  type TooManyHeld,
} from './held-report.js';
export type { PossibleRepeat } from './acceptance/store-in-turns.js';
export { type AcceptAnswer, SubmissionRepository } from './submission.repository.js';
export type { Sealed, SealReceipt } from './receipt-seal.js';
export { lockAllotment, releaseAllotments, useAllotment } from './acceptance/allotments.js';
export { lockSender, refuseMore, summaryOf } from './acceptance/store-held-report.js';
