import type { PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import { inTransaction } from '@quadrant/store/audit';
import { CHAIN_LENGTH } from './seed-chain.js';
import { tossSecretOf } from './toss-secret.js';

/** Any number that nobody else locks in the database. */
const CHAINS_LOCK = 7_283_027;

/** Chains with seeds left: the one in use, and the next, whose end is then known long before its first seed is. */
const PUBLISHED_AHEAD = 2;

const wanting = new WeakSet<DataSource>();

/** Notes that a chain is used up by a transaction under way: {@link publishWantedChains} publishes another after it. */
export function wantChain(dataSource: DataSource): void {
  wanting.add(dataSource);
}

/** Publishes a chain where one was used up. */
export async function publishWantedChains(dataSource: DataSource): Promise<void> {
  if (!wanting.delete(dataSource)) return;
  await publishChains(dataSource);
}

/** Publishes ends of chains until two have seeds left. Committed before any seed of them is drawn. */
export function publishChains(dataSource: DataSource): Promise<void> {
  const secret = tossSecretOf(dataSource);
  return inTransaction(dataSource, async (client) => {
    await client.query(`select pg_advisory_xact_lock($1)`, [CHAINS_LOCK]);
    const { last, open } = await countChains(client, secret.id);
    for (let ordinal = last + 1; ordinal <= last + PUBLISHED_AHEAD - open; ordinal++) {
      await client.query(
        `insert into toss_chains (end_sha256, secret_id, ordinal, length, used, published_at)
         values ($1, $2, $3, $4, 0, now())`,
        [secret.chain(ordinal).end, secret.id, ordinal, CHAIN_LENGTH],
      );
    }
  });
}

async function countChains(client: PoolClient, secretId: string): Promise<{ last: number; open: number }> {
  const { rows } = await client.query<{ last: number; open: number }>(
    `select coalesce(max(ordinal), 0)::integer as last, count(*) filter (where used < length)::integer as open
     from toss_chains where secret_id = $1`,
    [secretId],
  );
  return rows[0]!;
}
