import { says } from '@quadrant/store/errors';

/**
 * A wait took too long, although the database answers: for a lock of another transaction, the end of a statement, the
 * next statement of a transaction, or a free connection.
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
 * Tells which limit on waiting an error is about, in itself or in its cause; null for any other error.
 * `isDatabaseOutage` finds a server that is gone, and takes an exhausted pool for one too: so call this first.
 */
export function findWaitFailure(error: unknown): WaitFailure | null {
  if (says(error, (code) => code === LOCK_NOT_AVAILABLE)) return 'lock';
  if (says(error, (code, message) => code === QUERY_CANCELED && message.includes(BY_TIMEOUT))) return 'statement';
  if (says(error, (code) => code === IDLE_IN_TRANSACTION)) return 'idle-transaction';
  return says(error, (_code, message) => message.includes(POOL_EXHAUSTED)) ? 'connection' : null;
}

/** Whether PostgreSQL gave up waiting for a lock, as `lock_timeout` tells it to. */
export const isLockTimeout = (error: unknown): boolean => findWaitFailure(error) === 'lock';
