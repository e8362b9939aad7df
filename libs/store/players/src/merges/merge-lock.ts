import type { PoolClient } from 'pg';

/** Many reports may be stored at once under this mark, but a merge is requested alone. */
const MERGES = `hashtextextended('player merges', 0)`;

/** Many reports may be stored at once under this mark, but a name is removed alone. */
export const NAMES = `hashtextextended('names of players', 0)`;

/**
 * Keeps others from requesting a merge or its undoing until the transaction ends. Otherwise, two reports of one moment
 * could each be valid while a merge forbids them together. It is taken before every other lock; many may hold it.
 */
export async function keepMergesOut(client: PoolClient): Promise<void> {
  await client.query(`select pg_advisory_xact_lock_shared(${MERGES})`);
}

/** Does the same, and also holds off the removal of names. A report that is being stored may hold it. */
export async function keepPeople(client: PoolClient): Promise<void> {
  await client.query(`select pg_advisory_xact_lock_shared(${MERGES}), pg_advisory_xact_lock_shared(${NAMES})`);
}

/** Every report has to wait behind this lock. It must not wait for ever when a report in front of it waits for a run. */
const LOCK_PATIENCE = '5s';

/**
 * Lets only this transaction request merges until it ends, and holds off the storing of reports. It is taken before
 * every other lock.
 *
 * @throws what `isLockTimeout` knows, when it has to wait too long for this lock or another
 */
export async function lockMerges(client: PoolClient): Promise<void> {
  await client.query(`set local lock_timeout = '${LOCK_PATIENCE}'`);
  await client.query(`select pg_advisory_xact_lock(${MERGES})`);
}
