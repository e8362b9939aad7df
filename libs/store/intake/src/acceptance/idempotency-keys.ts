import { packJson } from '@quadrant/rules/message';
import type { PoolClient } from 'pg';
import { repeatClaimCodes } from '@quadrant/store/players';
import type { Acceptance } from '../acceptance.js';
import type { HeldReceipt } from '../held-report.js';
import type { Sealed } from '../receipt-seal.js';

export interface IdempotencyClaim {
  /** The token, or of a session the account, that the key belongs to. */
  readonly holderId: string;
  readonly key: string;
  /** The SHA-256 of the request's body, written as hex. */
  readonly bodySha256: string;
}

const KEPT_FOR = '30 days';

/**
 * Takes a key for this transaction. A key that has an answer gives it without a lock, so replays never wait for each other.
 *
 * @returns null when it is free, otherwise the answer that it gave before, or why it cannot be used
 */
export async function claimIdempotencyKey(
  client: PoolClient,
  claim: IdempotencyClaim,
  now: Date,
): Promise<Sealed<Acceptance> | Sealed<HeldReceipt> | 'key-in-flight' | 'key-used-for-other-body' | null> {
  const earlier = await findEarlierAnswer(client, claim, now);
  if (earlier !== null) return earlier;
  const lock = await client.query<{ locked: boolean }>(
    `select pg_try_advisory_xact_lock(hashtextextended('idempotency ' || $1 || ' ' || $2, 0)) as locked`,
    [claim.holderId, claim.key],
  );
  if (!lock.rows[0]!.locked) return 'key-in-flight';
  await client.query(
    `delete from idempotency_keys where holder_id = $1 and key = $2 and created_at < $3::timestamptz - interval '${KEPT_FOR}'`,
    [claim.holderId, claim.key, now],
  );
  // The first request may have stored its answer and released the lock since the look above.
  return findEarlierAnswer(client, claim, now);
}

async function findEarlierAnswer(
  client: PoolClient,
  { holderId, key, bodySha256 }: IdempotencyClaim,
  now: Date,
): Promise<Sealed<Acceptance> | Sealed<HeldReceipt> | 'key-used-for-other-body' | null> {
  const { rows } = await client.query<{ body_sha256: string; receipt: KeptReceipt }>(
    `select encode(body_sha256, 'hex') as body_sha256, receipt from idempotency_keys
     where holder_id = $1 and key = $2 and created_at >= $3::timestamptz - interval '${KEPT_FOR}'`,
    [holderId, key, now],
  );
  const earlier = rows[0];
  if (!earlier) return null;
  if (earlier.body_sha256 !== bodySha256) return 'key-used-for-other-body';
  const { receipt } = earlier;
  if ('kind' in receipt) return receipt;
  const { tellsCodes = receipt.created, ...acceptance } = receipt;
  return tellsCodes ? { ...acceptance, claimCodes: await repeatClaimCodes(client, receipt.id, now) } : acceptance;
}

/** The stored form of an answer. It has no codes: they are derived again where `tellsCodes` is set. */
type KeptReceipt = (Sealed<Acceptance> & { readonly tellsCodes?: boolean }) | Sealed<HeldReceipt>;

/** Stores the answer of a claimed key, in the same transaction as the report that it answers. Codes are derived again. */
export async function storeIdempotentAnswer(
  client: PoolClient,
  { holderId, key, bodySha256 }: IdempotencyClaim,
  answer: Sealed<Acceptance> | Sealed<HeldReceipt>,
  now: Date,
): Promise<void> {
  const kept: KeptReceipt =
    'kind' in answer ? answer : { ...answer, claimCodes: [], tellsCodes: answer.claimCodes.length > 0 };
  await client.query(
    `insert into idempotency_keys (holder_id, key, body_sha256, receipt, created_at) values ($1, $2, decode($3, 'hex'), $4, $5)`,
    [holderId, key, bodySha256, JSON.stringify(kept, packJson), now],
  );
}
