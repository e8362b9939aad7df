import './native-sha256.js';
import './stored-sentences.js';
export { BinaryRows } from './copy/binary-rows.js';
export { dataSourceOf, rememberSource } from './client-source.js';
export { ChannelListener } from './channel-listener.js';
export { copyBinary, copyWhole } from './copy/copy-binary.js';
export { copyEach } from './copy/copy-each.js';
export { askPrepared } from './ask-prepared.js';
export { askTogether } from './ask-together.js';
export { type CopiedTable, copyTables } from './copy/copy-tables.js';
export { copyOut, copyRaw } from './copy/copy-out.js';
export { Tuples } from './copy/tuples.js';
export { DatabasePools, type PoolUse } from './database-pools.js';
export { findWaitFailure, type WaitFailure, isLockTimeout } from './database-waits.js';
export { DiskSpaceModule } from './disk-space/disk-space.module.js';
export { DiskWatch, type Volume } from './disk-space/disk-watch.js';
export { withoutRoom } from './disk-space/without-room.js';
export { type HeadRun, lockHead, lockHeadSoon, readHead } from './head.js';
export { columnsOf } from './entity-columns.js';
export {
  isInstant,
  isRatingChangePosition,
  isRunNumber,
  isTournamentPosition,
  type RatingChangePosition,
  type TournamentPosition,
} from './history-positions.js';
export { makeDataSource } from './lasting-connections.js';
export { allowLongStatements, limitStatementsAgain } from './long-statements.js';
export { type OutboxJob, OutboxRepository } from './outbox/outbox.repository.js';
export { insertEvents } from './outbox/events.js';
export { insertOutboxJob, OUTBOX_CHANNEL } from './outbox/outbox.js';
export {
  APPLICATION_ROLE,
  type DatabaseRoles,
  findRoles,
  ONE_USER_WARNING,
  READING_ROLE,
  sessionOptions,
} from './roles/database-roles.js';
export { NO_LIMITS, PREVIEW_LIMITS, REQUEST_LIMITS, type SessionLimits } from './roles/session-limits.js';
export { ask, readMoment, seeOneMoment } from './one-moment.js';
export { openSnapshot, readSnapshot, type Snapshot } from './snapshot.js';
export { type RowColumns, rowCondition } from './row-condition.js';
export { monthAt, shownDate, shownDateOfReport } from './shown-date.js';
