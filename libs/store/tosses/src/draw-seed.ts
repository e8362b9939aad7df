import type { PoolClient } from 'pg';
import type { TossSeed } from '@quadrant/rules/tournament';
import { dataSourceOf } from '@quadrant/store/database';
import { CHAIN_LENGTH } from './seed-chain.js';
import { wantChain } from './publish-chains.js';
import { seedSourceOf } from './seed-source.js';
import { tossSecretOf } from './toss-secret.js';

/** No published chain has a seed left. It undoes the transaction: a chain has to be published in one before. */
export class NoSeedLeft extends Error {
  override readonly name = 'NoSeedLeft';

  constructor() {
    super('No published chain has a seed left.');
  }
}

/**
 * Takes the next seed of the chain in use. Two reports never get the same: the row of the chain stays locked until the
 * transaction ends, and when that is undone the seed is as unused as before, so no seed is left out either.
 *
 * @returns null where the data source draws from keys (`drawTossesFrom`)
 * @throws NoSeedLeft
 */
export async function drawSeed(client: PoolClient): Promise<TossSeed | null> {
  const dataSource = dataSourceOf(client);
  if (seedSourceOf(dataSource) === 'keys') return null;
  const secret = tossSecretOf(dataSource);
  const { rows } = await client.query<{ ordinal: number; used: number; end: string }>(
    `update toss_chains set used = used + 1
     where used < length and end_sha256 =
       (select end_sha256 from toss_chains where secret_id = $1 and used < length order by ordinal limit 1)
     returning ordinal, used, encode(end_sha256, 'hex') as end`,
    [secret.id],
  );
  const [row] = rows;
  if (row === undefined) throw new NoSeedLeft();
  if (row.used === CHAIN_LENGTH) wantChain(dataSource);
  const chain = secret.chain(row.ordinal);
  if (chain.end.toString('hex') !== row.end) {
    throw new Error(
      `The chain of tosses ${row.end} is not one of secrets/toss-key: somebody changed the table toss_chains.`,
    );
  }
  return { seed: chain.seedAt(row.used).toString('hex'), number: row.used, chain: row.end };
}
