import type { PoolClient } from 'pg';

/** The run that readers see, and the state of publishing. */
export interface HeadRun {
  /** It is 0 before the first run. */
  readonly number: number;
  /** The engine and the rating rules that computed it; null before the first run. */
  readonly engineVersion: string | null;
  readonly rulesSha256: string | null;
  /** The run whose numbers are official; null before the first one. */
  readonly officialRun: number | null;
  /** The rollback that paused publishing happened at this time; null while runs are published. */
  readonly pausedAt: Date | null;
}

const SELECT_HEAD = `select p.head_run as number, r.engine_version as "engineVersion", encode(r.rules_sha256, 'hex') as "rulesSha256",
    r.official_run as "officialRun", p.paused_at as "pausedAt"
  from publication p left join runs r on r.number = p.head_run`;

export async function readHead(client: PoolClient): Promise<HeadRun> {
  const { rows } = await client.query<HeadRun>(SELECT_HEAD);
  return rows[0]!;
}

/**
 * Locks the publication until the transaction ends; every publisher takes this lock.
 *
 * The lock and the read are two statements. Under READ COMMITTED a statement that waited for the row sees its new
 * version, but joins it with the rows of its own older snapshot: the new head run would not be among them.
 */
export async function lockHead(client: PoolClient): Promise<HeadRun> {
  await client.query('select from publication for update');
  return readHead(client);
}

/** This long, a request waits for a publication in progress. */
const LOCK_PATIENCE = '5s';

/**
 * Does the same for a request whose sender waits for the answer. Later locks of the transaction have the usual limit.
 *
 * @throws what `isLockTimeout` knows, when a publication takes longer than 5 seconds
 */
export async function lockHeadSoon(client: PoolClient): Promise<HeadRun> {
  await client.query(`set local lock_timeout = '${LOCK_PATIENCE}'`);
  const head = await lockHead(client);
  await client.query(`set local lock_timeout to default`);
  return head;
}
