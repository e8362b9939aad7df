/** After how many milliseconds PostgreSQL itself ends what a session does; 0: never. */
export interface SessionLimits {
  readonly statementMs: number;
  /** For each lock that a statement waits for. */
  readonly lockMs: number;
  /** For a transaction in which nothing is asked; its connection ends too. */
  readonly idleInTransactionMs: number;
}

/** Of sessions that answer requests: whoever waits is told soon, and nothing is held by a request that stopped. */
export const REQUEST_LIMITS: SessionLimits = { statementMs: 10_000, lockMs: 5_000, idleInTransactionMs: 30_000 };

/**
 * Of previews: one statement streams the history that is replayed, so its limit is that of a whole preview. It is the
 * same as the limit after which the thread of a preview ends.
 */
export const PREVIEW_LIMITS: SessionLimits = { statementMs: 300_000, lockMs: 5_000, idleInTransactionMs: 300_000 };

/** Of migrations, imports, exports, verification and the worker's jobs: a long history may take its time. */
export const NO_LIMITS: SessionLimits = { statementMs: 0, lockMs: 0, idleInTransactionMs: 0 };

/** Settings of a session, as PostgreSQL takes them at its start; without a unit they are milliseconds. */
export const limitSettings = ({ statementMs, lockMs, idleInTransactionMs }: SessionLimits): string[] => [
  `statement_timeout=${statementMs}`,
  `lock_timeout=${lockMs}`,
  `idle_in_transaction_session_timeout=${idleInTransactionMs}`,
];
