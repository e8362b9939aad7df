import type { PoolClient } from 'pg';
import type { Acceptance } from './acceptance.js';

export interface IdempotencyClaim {
  /** The token, or of a session the account, that the key belongs to. */
  readonly holderId: string;
  readonly key: string;
  /** Hex SHA-256 of the request's body. */
  readonly bodySha256: string;
}

const KEPT_FOR = '30 days';

/**
 * Takes a key for this transaction.
 *
 * @returns null when it is free, else the answer that it gave before, or why it cannot be used
 */
export async function claimIdempotencyKey(
  client: PoolClient,
  { holderId, key, bodySha256 }: IdempotencyClaim,
  now: Date,
): Promise<Acceptance | 'key-in-flight' | 'key-used-for-other-body' | null> {
  const lock = await client.query<{ locked: boolean }>(
    `select pg_try_advisory_xact_lock(hashtextextended('idempotency ' || $1 || ' ' || $2, 0)) as locked`,
    [holderId, key],
  );
  if (!lock.rows[0]!.locked) return 'key-in-flight';
  await client.query(
    `delete from idempotency_keys where holder_id = $1 and created_at < $2::timestamptz - interval '${KEPT_FOR}'`,
    [holderId, now],
  );
  const { rows } = await client.query<{ body_sha256: string; receipt: Acceptance }>(
    `select encode(body_sha256, 'hex') as body_sha256, receipt from idempotency_keys where holder_id = $1 and key = $2`,
    [holderId, key],
  );
  const earlier = rows[0];
  if (!earlier) return null;
  return earlier.body_sha256 === bodySha256 ? earlier.receipt : 'key-used-for-other-body';
}

/** Keeps the answer of a key that was claimed, in the same transaction as what it answers; codes are told only once. */
export async function storeIdempotentAnswer(
  client: PoolClient,
  { holderId, key, bodySha256 }: IdempotencyClaim,
  answer: Acceptance,
  now: Date,
): Promise<void> {
  await client.query(
    `insert into idempotency_keys (holder_id, key, body_sha256, receipt, created_at) values ($1, $2, decode($3, 'hex'), $4, $5)`,
    [holderId, key, bodySha256, JSON.stringify({ ...answer, claimCodes: [] }), now],
  );
}
