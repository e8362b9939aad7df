import type { PoolClient } from 'pg';
import { findSubmissionsToProcess, isDue, type WantedRevision } from './submission-to-process.js';

/** A change that asks for a run, as its job names it. */
export type WaitingChange =
  | { readonly job: 'process-tournament'; readonly payload: WantedRevision }
  | { readonly job: 'correct-tournament'; readonly payload: { readonly tournamentId: string } }
  | { readonly job: 'merge-players'; readonly payload: { readonly mergeId: string } }
  | { readonly job: 'settle-league'; readonly payload: { readonly league: string } };

/** The same with the row of the outbox that it stands in. */
export type WaitingJob = WaitingChange & {
  /** Null for a change that nobody wrote into the outbox. */
  readonly id: string | null;
};

/** SQL: rows of the outbox that the next run takes along. */
export const IS_WAITING = `job <> 'refresh' and not set_aside and available_at <= now()`;

/** What the next run takes along, oldest first. */
export async function listWaitingJobs(client: PoolClient): Promise<WaitingJob[]> {
  const { rows } = await client.query<WaitingJob>(
    `select id, job, payload from outbox where ${IS_WAITING} order by id`,
  );
  return rows;
}

/** Every job of the outbox that asks for a run, those that failed before too. */
export async function listAllJobs(client: PoolClient): Promise<WaitingJob[]> {
  const { rows } = await client.query<WaitingJob>(`select id, job, payload from outbox where job <> 'refresh'`);
  return rows;
}

/** One change, with the rows of the outbox that ask for it, if there are any. */
export async function findJobsOf(client: PoolClient, { job, payload }: WaitingChange): Promise<WaitingJob[]> {
  const { rows } = await client.query<WaitingJob>(
    `select id, job, payload from outbox where job = $1 and payload @> $2::jsonb order by id`,
    [job, JSON.stringify(payload)],
  );
  return rows.length > 0 ? rows : [{ id: null, job, payload } as WaitingJob];
}

/**
 * Takes jobs out of the outbox, in the transaction that does them. A row that the relay is marking stays: the next run finds
 * nothing to do for it and removes it, and two who lock many rows in different orders cannot block each other for ever.
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
 * Takes jobs out of the outbox that a refresh has done: all corrections, merges and changes of leagues that it has read,
 * and the submissions that are no longer due.
 *
 * @param client has written what the refresh publishes
 * @param jobs as the refresh has read them
 */
export async function removeDoneJobs(client: PoolClient, jobs: readonly WaitingJob[]): Promise<void> {
  const revisions = revisionsOf(jobs);
  const due = (await findSubmissionsToProcess(client, revisions)).filter(isDue);
  const waiting = new Set(due.map(({ position, revision }) => `${position.key} ${revision}`));
  const isDone = (each: WaitingJob) =>
    each.job !== 'process-tournament' || !waiting.has(`${each.payload.tournamentId} ${each.payload.revision}`);
  await removeJobs(client, jobs.filter(isDone));
}

/** The submissions that some jobs are about. */
export const revisionsOf = (jobs: readonly WaitingChange[]): WantedRevision[] =>
  jobs.flatMap((each) => (each.job === 'process-tournament' ? [each.payload] : []));
