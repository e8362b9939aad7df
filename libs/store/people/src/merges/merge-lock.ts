import type { PoolClient } from 'pg';

/** The mark under which reports are stored by many at a time, and a merge is asked for by one alone. */
const MERGES = `hashtextextended('player merges', 0)`;

/** The mark under which reports are stored by many at a time, and a name is taken out by one alone. */
export const NAMES = `hashtextextended('names of players', 0)`;

/**
 * Until the transaction ends nobody asks for a merge or its undoing: what two reports of one moment say, each alone, no
 * merge has yet forbidden. Before anything else is locked; many may hold it.
 */
export async function keepMergesOut(client: PoolClient): Promise<void> {
  await client.query(`select pg_advisory_xact_lock_shared(${MERGES})`);
}

/** The same, and holds off whoever takes a name out: a report that is being stored may hold it. */
export async function keepPeople(client: PoolClient): Promise<void> {
  await client.query(`select pg_advisory_xact_lock_shared(${MERGES}), pg_advisory_xact_lock_shared(${NAMES})`);
}

/** Behind it every report has to wait: not for ever, where one that is being stored waits for a run itself. */
const LOCK_PATIENCE = '5s';

/**
 * Until the transaction ends this one alone asks for merges, and no report is stored. Before anything else is locked.
 *
 * @throws what `isLockTimeout` knows, when it has to wait too long for this lock or another
 */
export async function lockMerges(client: PoolClient): Promise<void> {
  await client.query(`set local lock_timeout = '${LOCK_PATIENCE}'`);
  await client.query(`select pg_advisory_xact_lock(${MERGES})`);
}
