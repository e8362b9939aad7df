import { runMigrations } from 'bullmq';
import { APPLICATION_ROLE } from '@quadrant/store/database';
import { makeClient } from '@quadrant/store/server';
import { type Client, DatabaseError, type ClientConfig } from 'pg';
import { JOB_NAMES } from './job-contract.js';

/** The number must be one that nobody else locks in the database. When two processes grant rights at once, one of them fails. */
const RIGHTS_LOCK = 7_283_011;

const RIGHT_MISSING = '42501';
const NO_SUCH_ROLE = '22023';

/**
 * Updates BullMQ's schema as the owner, and gives the role of the application rights in it.
 *
 * @param owner how the owner connects
 * @param url how the pool will connect
 * @returns the role that the pool's connections take; null where there is none, or the user may not take it
 * @throws the error of PostgreSQL or the network, with nothing left open
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

/** Since version 6 BullMQ creates its schema (`bullmq`) only when it is told to. Its own lock allows several to start at once. */
async function migrate(client: Client, isOwner: boolean): Promise<void> {
  try {
    await runMigrations(client);
    await client.query(SEQUENCES);
  } catch (error) {
    // A user with the rights has done it or will do it. BullMQ itself checks that its schema is there.
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

/** BullMQ makes a sequence for each queue with the queue's first jobs, which only the owner can do. */
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

/** It also finds tables that a newer BullMQ added, but only tables on which this user can grant rights. */
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
