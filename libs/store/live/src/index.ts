export type { AppendAnswer } from './append-group.js';
export type { AskedLive, FollowedTournament, LiveRecord, LiveStoreRefusal } from './live-record.js';
export { LiveReportRepository, latestReport, type ReportedLive } from './live-report.repository.js';
export { LiveRepository } from './live.repository.js';
export { LiveWatch } from './live-watch.js';
