import { findWaitFailure } from './database-waits.js';

/** Whether PostgreSQL gave up waiting for a lock, as `lock_timeout` tells it to. */
export const isLockTimeout = (error: unknown): boolean => findWaitFailure(error) === 'lock';
