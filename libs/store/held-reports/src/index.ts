export type { CannotCount, CannotWithdraw, UnreadFindings } from './approve-held-report.js';
export type { HeldReportRefusal } from './decide-held-report.js';
export { type HeldDocument, HeldReportRepository, isHeldReportPosition } from './held-report.repository.js';
export type { HeldWithdrawal } from './store-held-withdrawal.js';
