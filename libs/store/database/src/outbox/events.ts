import type { PoolClient } from 'pg';
import type { NewEvent } from '@quadrant/rules/events';
import { OUTBOX_CHANNEL } from './outbox.js';

/**
 * Writes events inside the transaction that causes them, with one job that tells others about them, and nudges the
 * relay. The job that places them removes itself.
 *
 * @param replace is given to JSON.stringify, for texts that PostgreSQL cannot store
 */
export async function insertEvents(
  client: PoolClient,
  events: readonly NewEvent[],
  replace?: (name: string, value: unknown) => unknown,
): Promise<void> {
  if (events.length === 0) return;
  await client.query(
    `with written as (
       insert into events (at, kind, subject, facts)
       select e.at, e.kind, e.subject, e.facts
       from jsonb_to_recordset($1::jsonb) as e (at timestamptz, kind text, subject text, facts jsonb)
       returning id),
     job as (insert into outbox (job, payload) select 'event', jsonb_build_object('event', min(id)::text) from written)
     select pg_notify($2, '')`,
    [JSON.stringify(events, replace), OUTBOX_CHANNEL],
  );
}
