/** PostgreSQL itself ends a session's work after so many milliseconds; 0 means never. */
export interface SessionLimits {
  readonly statementMs: number;
  /** It limits the wait for each lock. */
  readonly lockMs: number;
  /** It limits a transaction that runs no statement; its connection ends too. */
  readonly idleInTransactionMs: number;
}

/** Sessions that answer requests have these limits: nobody waits long for an error, and a stopped request holds nothing. */
export const REQUEST_LIMITS: SessionLimits = { statementMs: 10_000, lockMs: 5_000, idleInTransactionMs: 30_000 };

/**
 * Previews have these limits. One statement streams the replayed history, so its limit is that of a whole preview. It
 * is the same as the limit after which the thread of a preview ends.
 */
export const PREVIEW_LIMITS: SessionLimits = { statementMs: 300_000, lockMs: 5_000, idleInTransactionMs: 300_000 };

/** Migrations, imports, exports, verification and the worker's jobs have no limits: a long history may take its time. */
export const NO_LIMITS: SessionLimits = { statementMs: 0, lockMs: 0, idleInTransactionMs: 0 };

/** Returns the settings with which PostgreSQL starts a session; numbers without a unit are milliseconds. */
export const limitSettings = ({ statementMs, lockMs, idleInTransactionMs }: SessionLimits): string[] => [
  `statement_timeout=${statementMs}`,
  `lock_timeout=${lockMs}`,
  `idle_in_transaction_session_timeout=${idleInTransactionMs}`,
];
