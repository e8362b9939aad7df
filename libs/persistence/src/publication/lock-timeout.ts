const LOCK_NOT_AVAILABLE = '55P03';

/** Whether PostgreSQL gave up waiting for a lock, as `lock_timeout` tells it to. */
export const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE;
