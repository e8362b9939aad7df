import type { PoolClient } from 'pg';

/** The run that readers see, and whether another may follow. */
export interface HeadRun {
  /** 0 before the first. */
  readonly number: number;
  /** Of the engine and the rating rules that computed it; null before the first. */
  readonly engineVersion: string | null;
  readonly rulesSha256: string | null;
  /** The run that stands as the official one; null before the first of them. */
  readonly officialRun: number | null;
  /** Since when nothing is published, after a rollback. */
  readonly pausedAt: Date | null;
}

const SELECT_HEAD = `select p.head_run as number, r.engine_version as "engineVersion", encode(r.rules_sha256, 'hex') as "rulesSha256",
    r.official_run as "officialRun", p.paused_at as "pausedAt"
  from publication p left join runs r on r.number = p.head_run`;

export async function readHead(client: PoolClient): Promise<HeadRun> {
  const { rows } = await client.query<HeadRun>(SELECT_HEAD);
  return rows[0]!;
}

/** Locks the publication until the transaction ends: whoever publishes comes through here. */
export async function lockHead(client: PoolClient): Promise<HeadRun> {
  const { rows } = await client.query<HeadRun>(`${SELECT_HEAD} for update of p`);
  return rows[0]!;
}
