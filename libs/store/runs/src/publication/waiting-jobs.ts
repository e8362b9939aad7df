import type { PoolClient } from 'pg';
import { listDone, thingsOf, type WaitingChange } from '@quadrant/rules/runs';
import { insertOutboxJob } from '@quadrant/store/database';
import { findSubmissionsToProcess } from './submissions-to-process.js';

/** A change that waits for its run, with the outbox row that requests it. */
export interface WaitingJob {
  /** It is null when no row of the outbox requests the change. */
  readonly id: string | null;
  readonly change: WaitingChange;
}

/** SQL: selects the rows of the outbox that the next run includes. */
export const IS_WAITING = `job = 'publish' and not set_aside and available_at <= now()`;

/** Requests the run that publishes a change, in the transaction that makes the change. */
export const enqueueChange = (client: PoolClient, change: WaitingChange): Promise<void> =>
  insertOutboxJob(client, 'publish', change);

/** Lists the jobs that the next run includes, oldest first. */
export async function listWaitingJobs(client: PoolClient): Promise<WaitingJob[]> {
  const { rows } = await client.query<WaitingJob>(
    `select id, payload as change from outbox where ${IS_WAITING} order by id`,
  );
  return rows;
}

/** Lists every change in the outbox, including those that made a run fail before. */
export async function listAllJobs(client: PoolClient): Promise<WaitingJob[]> {
  const { rows } = await client.query<WaitingJob>(`select id, payload as change from outbox where job = 'publish'`);
  return rows;
}

/** Finds the rows of the outbox that request one change. */
export async function findJobsOf(client: PoolClient, change: WaitingChange): Promise<WaitingJob[]> {
  const { rows } = await client.query<WaitingJob>(
    `select id, payload as change from outbox where job = 'publish' and payload @> $1::jsonb order by id`,
    [JSON.stringify(change)],
  );
  return rows.length > 0 ? rows : [{ id: null, change }];
}

/**
 * Removes jobs from the outbox, in the transaction that does them. A row that the relay is marking stays: the next run
 * finds nothing to do for it and removes it. So two transactions that lock many rows in different orders cannot
 * deadlock.
 */
export async function removeJobs(client: PoolClient, jobs: readonly WaitingJob[]): Promise<void> {
  const ids = jobs.flatMap(({ id }) => (id === null ? [] : [id]));
  if (ids.length === 0) return;
  await client.query(
    `delete from outbox where id in (select id from outbox where id = any($1::bigint[]) for update skip locked)`,
    [ids],
  );
}

/**
 * Removes the jobs from the outbox that a refresh has done.
 *
 * @param client has written what the refresh publishes
 * @param jobs as the refresh has read them
 */
export async function removeDoneJobs(client: PoolClient, jobs: readonly WaitingJob[]): Promise<void> {
  const changes = jobs.map(({ change }) => change);
  const stored = await findSubmissionsToProcess(client, thingsOf(changes).revisions);
  const done = new Set(listDone(changes, stored));
  await removeJobs(
    client,
    jobs.filter(({ change }) => done.has(change)),
  );
}
