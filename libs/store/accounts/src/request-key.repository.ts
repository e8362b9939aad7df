import { packJson } from '@quadrant/rules/message';
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import { inTransaction, withCompanion } from '@quadrant/store/audit';

/** An idempotency key with the request that it came with. */
export interface RequestKey {
  /** The key belongs to this token, or to the account of a session. */
  readonly holderId: string;
  readonly key: string;
  /** It is the SHA-256 hash of method, address and body, in hex. */
  readonly requestSha256: string;
}

/** One try to do what a request asks for. */
export interface Attempt extends Pick<RequestKey, 'holderId' | 'key'> {
  readonly id: string;
}

export interface KeptAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export type TakenKey =
  | { readonly kind: 'free'; readonly attempt: Attempt }
  | { readonly kind: 'answered'; readonly answer: KeptAnswer }
  | { readonly kind: 'in-flight' | 'answer-lost' | 'other-request' };

/** Another attempt has taken over the key, so this one may not store anything more. */
export class AttemptTakenOver extends Error {}

const KEPT_FOR = '30 days';

/** No request takes longer. One that is older, or of the future since the clock was ahead, and has stored nothing, has died. */
const MOST_IN_FLIGHT = '2 minutes';

/**
 * Stores idempotency keys of requests that change something. Keys of reports are stored in the same table by
 * `store/intake`. One transaction holds what an attempt stores, and the mark that it did. So nothing is done twice,
 * whichever process dies.
 */
@Injectable()
export class RequestKeyRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Takes a key for a request, or says how the earlier request with it ended. */
  take({ holderId, key, requestSha256 }: RequestKey, now: Date): Promise<TakenKey> {
    return inTransaction(this.dataSource, async (client): Promise<TakenKey> => {
      const attempt = { holderId, key, id: randomUUID() };
      await client.query(
        `delete from idempotency_keys where holder_id = $1 and key = $2 and created_at < $3::timestamptz - interval '${KEPT_FOR}'`,
        [holderId, key, now],
      );
      const { rowCount } = await client.query(
        `insert into idempotency_keys (holder_id, key, body_sha256, attempt, created_at)
         values ($1, $2, decode($3, 'hex'), $4, $5) on conflict do nothing`,
        [holderId, key, requestSha256, attempt.id, now],
      );
      if (rowCount === 1) return { kind: 'free', attempt };
      const before = await findEarlier(client, holderId, key, now);
      // The key was freed after the statement above: the next request finds it free.
      if (before === null) return { kind: 'in-flight' };
      if (before.sha256 !== requestSha256) return { kind: 'other-request' };
      if (before.answer !== null) return { kind: 'answered', answer: before.answer };
      if (before.hasEffect) return { kind: 'answer-lost' };
      if (before.isRecent) return { kind: 'in-flight' };
      await client.query(
        `update idempotency_keys set attempt = $3, created_at = $4 where holder_id = $1 and key = $2`,
        [holderId, key, attempt.id, now],
      );
      return { kind: 'free', attempt };
    });
  }

  /** Does the work of an attempt; the same transactions mark what it stores. */
  carryOut<T>(attempt: Attempt, at: Date, work: () => Promise<T>): Promise<T> {
    return withCompanion((client) => markStored(client, attempt, at), work);
  }

  /** Stores the answer that an attempt got. */
  async keep({ holderId, key, id }: Attempt, answer: KeptAnswer): Promise<void> {
    await this.dataSource.query(
      `update idempotency_keys set answer = $4 where holder_id = $1 and key = $2 and attempt = $3`,
      [holderId, key, id, JSON.stringify(answer, packJson)],
    );
  }

  /** Frees the key of an attempt that was refused: apart from an audit entry, nothing was stored. */
  async free({ holderId, key, id }: Attempt): Promise<void> {
    await this.dataSource.query(`delete from idempotency_keys where holder_id = $1 and key = $2 and attempt = $3`, [
      holderId,
      key,
      id,
    ]);
  }

  /** Frees the key of an attempt that failed, unless it has stored something. */
  async freeUnlessStored({ holderId, key, id }: Attempt): Promise<void> {
    await this.dataSource.query(
      `delete from idempotency_keys where holder_id = $1 and key = $2 and attempt = $3 and effect_at is null`,
      [holderId, key, id],
    );
  }
}

/**
 * Marks that an attempt has stored something, in the same transaction.
 *
 * @throws AttemptTakenOver, which undoes the transaction, when another attempt has the key by now
 */
export async function markStored(client: PoolClient, { holderId, key, id }: Attempt, at: Date): Promise<void> {
  const { rowCount } = await client.query(
    `update idempotency_keys set effect_at = $4 where holder_id = $1 and key = $2 and attempt = $3`,
    [holderId, key, id, at],
  );
  if (rowCount !== 1) throw new AttemptTakenOver('Another attempt has taken this idempotency key over.');
}

interface Earlier {
  readonly sha256: string;
  readonly answer: KeptAnswer | null;
  readonly hasEffect: boolean;
  readonly isRecent: boolean;
}

async function findEarlier(client: PoolClient, holderId: string, key: string, now: Date): Promise<Earlier | null> {
  const { rows } = await client.query<Earlier>(
    `select encode(body_sha256, 'hex') as sha256, answer, effect_at is not null as "hasEffect",
       created_at between $3::timestamptz - interval '${MOST_IN_FLIGHT}' and $3::timestamptz + interval '${MOST_IN_FLIGHT}'
         as "isRecent"
     from idempotency_keys where holder_id = $1 and key = $2 for update`,
    [holderId, key, now],
  );
  return rows[0] ?? null;
}
