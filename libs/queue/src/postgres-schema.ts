import { runMigrations } from 'bullmq';
import { APPLICATION_ROLE } from '@quadrant/store/database';
import { makeClient } from '@quadrant/store/server';
import { type Client, DatabaseError, type ClientConfig } from 'pg';
import { JOB_NAMES } from './job-contract.js';

/** Any number that nobody else locks in the database: rights that two give at once fail for one of them. */
const RIGHTS_LOCK = 7_283_011;

const RIGHT_MISSING = '42501';
const NO_SUCH_ROLE = '22023';

/**
 * Brings BullMQ's schema up to date as the owner, and lets the role of the application work in it.
 *
 * @param owner how the owner connects
 * @param url how the pool will connect
 * @returns the role that the pool's connections take; null where there is none, or the user may not take it
 * @throws what PostgreSQL or the network says, with nothing left open
 */
export async function prepareSchema(owner: ClientConfig, url: string): Promise<string | null> {
  await withClient(owner, async (client) => {
    await migrate(client, owner.connectionString !== url);
    const { rows } = await client.query<{ missing: boolean }>(RIGHT_IS_MISSING, [APPLICATION_ROLE]);
    if (rows[0]?.missing) await client.query(GRANTS);
  });
  const mayTake = await withClient({ ...owner, connectionString: url }, mayTakeRole);
  return mayTake ? APPLICATION_ROLE : null;
}

async function withClient<T>(config: ClientConfig, work: (client: Client) => Promise<T>): Promise<T> {
  const client = makeClient(config);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Since version 6 BullMQ creates its schema (`bullmq`) only when it is told to; its own lock lets several start at once. */
async function migrate(client: Client, isOwner: boolean): Promise<void> {
  try {
    await runMigrations(client);
    await client.query(SEQUENCES);
  } catch (error) {
    // Somebody else, who may, has done it or will: BullMQ itself looks whether its schema is there.
    if (isOwner || !hasCode(error, RIGHT_MISSING)) throw error;
  }
}

async function mayTakeRole(client: Client): Promise<boolean> {
  try {
    await client.query(`set role ${APPLICATION_ROLE}; reset role`);
    return true;
  } catch (error) {
    if (hasCode(error, RIGHT_MISSING) || hasCode(error, NO_SUCH_ROLE)) return false;
    throw error;
  }
}

/** BullMQ makes one for each queue when that gets its first jobs, which only the owner can. */
const SEQUENCES = `
  select pg_advisory_xact_lock(${RIGHTS_LOCK});
  set local search_path = bullmq;
  do $$
    declare
      queue text;
    begin
      foreach queue in array array[${JOB_NAMES.map((name) => `'${name}'`).join(', ')}] loop
        if to_regclass(job_id_seq_name(queue)) is null then execute format('create sequence %I', job_id_seq_name(queue)); end if;
      end loop;
    end
  $$`;

const hasCode = (error: unknown, code: string): boolean => error instanceof DatabaseError && error.code === code;

/** Of tables that came with a newer BullMQ too; and only where the user could give it. */
const RIGHT_IS_MISSING = `
  select exists (select from pg_roles where rolname = $1) and exists (
    select from pg_class c
    where c.relnamespace = to_regnamespace('bullmq') and c.relkind in ('r', 'p', 'S') and pg_has_role(c.relowner, 'usage')
      and (not has_schema_privilege($1, 'bullmq', 'usage')
        or case c.relkind when 'S' then not has_sequence_privilege($1, c.oid, 'usage')
             else not has_table_privilege($1, c.oid, 'delete') end)) as missing`;

const GRANTS = `
  select pg_advisory_xact_lock(${RIGHTS_LOCK});
  grant usage on schema bullmq to ${APPLICATION_ROLE};
  grant select, insert, update, delete on all tables in schema bullmq to ${APPLICATION_ROLE};
  grant usage, select on all sequences in schema bullmq to ${APPLICATION_ROLE}`;
