import { says } from '@quadrant/store/errors';

/**
 * What was waited for too long, although the database answers: a lock of somebody else; the end of a statement; the next
 * statement of a transaction; one of the connections.
 */
export type WaitFailure = 'lock' | 'statement' | 'idle-transaction' | 'connection';

// PostgreSQL manual, appendix A: lock not available, query canceled, idle-in-transaction session timeout.
const LOCK_NOT_AVAILABLE = '55P03';
const QUERY_CANCELED = '57014';
const IDLE_IN_TRANSACTION = '25P03';

// A cancelled statement has the same code when an administrator cancels it.
const BY_TIMEOUT = 'statement timeout';

// pg-pool says so when no connection came free; a server that cannot be reached gives another sentence.
const POOL_EXHAUSTED = 'timeout exceeded when trying to connect';

/**
 * Which limit on waiting an error tells of, in itself or in what it wraps; null for any other error. A server that is
 * gone is for `isDatabaseOutage`, to which an exhausted pool looks the same: ask this first.
 */
export function findWaitFailure(error: unknown): WaitFailure | null {
  if (says(error, (code) => code === LOCK_NOT_AVAILABLE)) return 'lock';
  if (says(error, (code, message) => code === QUERY_CANCELED && message.includes(BY_TIMEOUT))) return 'statement';
  if (says(error, (code) => code === IDLE_IN_TRANSACTION)) return 'idle-transaction';
  return says(error, (_code, message) => message.includes(POOL_EXHAUSTED)) ? 'connection' : null;
}
