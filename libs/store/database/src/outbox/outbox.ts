import type { PoolClient } from 'pg';

/** The channel on which the relay is nudged: a notification arrives when the transaction that wrote the row commits. */
export const OUTBOX_CHANNEL = 'quadrant_outbox';

/**
 * `publish`: a change waits for its run, and the payload names it; `refresh`: somebody asked for a refresh; `push`: phones
 * are told; `mail`: a mail waits; `notices`: a run was published, and the people whose ratings it moved are told; `event`:
 * webhooks and feeds are told what happened.
 */
export type OutboxJobName = 'publish' | 'refresh' | 'batch' | 'push' | 'mail' | 'notices' | 'event';

/** Writes a job into the outbox, inside the transaction whose work it continues, and nudges the relay. */
export async function insertOutboxJob(client: PoolClient, job: OutboxJobName, payload: object): Promise<void> {
  await client.query(`with inserted as (insert into outbox (job, payload) values ($1, $2)) select pg_notify($3, '')`, [
    job,
    JSON.stringify(payload),
    OUTBOX_CHANNEL,
  ]);
}
