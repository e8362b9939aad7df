export type { AppendAnswer } from './append-group.js';
export type { AskedLive, FollowedTournament, LiveAuthor, LiveRecord, LiveStoreRefusal } from './live-record.js';
export { LiveRepository } from './live.repository.js';
export { LiveWatch } from './live-watch.js';
