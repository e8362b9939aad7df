export { byFirstDay, type Dated, findInForce } from './dated.js';
export { POLICY_FINDINGS } from './policy-findings.js';
export { lastDayOf, reportBackDeadline, type ReportDeadline, reportDeadline } from './report-deadline.js';
export { isMovement, isProvisional } from './shown.js';
export { type DatedStability, STABILITY_POLICIES, stabilityOn, type StabilityPolicy } from './stability.js';
export { validateDates } from './validate-dates.js';
export { requireStability, validateStability } from './validate-stability.js';
