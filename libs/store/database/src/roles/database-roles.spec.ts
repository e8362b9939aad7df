import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { openAuditHome, verifyAudit } from '@quadrant/store/audit';
import { migrateWithLock, SECRET_TABLES } from '@quadrant/store/schema';
import { createDataSource, prepareDatabase } from '@quadrant/store/setup';
import { asOwner, goBackBefore, useTestDatabase } from '../../../../../test/builders/database.js';
import { createPublisher, handIn } from '../../../../../test/builders/history.js';
import { report } from '../../../../../test/builders/report.js';
import { round } from '../../../../../test/builders/round-text.js';
import { findRoles, sessionOptions } from './database-roles.js';

/** Stores a tournament and publishes it by the first refresh, which loads the tables as new ones. */
async function playOne(dataSource: DataSource): Promise<void> {
  const played = report(round('ann 100-35 bob FW', 'cy 100-20 dee FW'));
  await handIn(dataSource, played, { receivedAt: new Date('2015-11-10') });
  const refresh = { requestedBy: 'spec', reason: 'spec', scope: 'full', isOfficial: true } as const;
  await createPublisher(dataSource).publishRefresh({ ...refresh, onProgress: () => undefined });
  await dataSource.query(`select analyze_fresh_tables('{outcomes, ratings}')`);
}

const DENIED = /permission denied|must be owner/;

describe('the roles of the database', () => {
  const database = useTestDatabase();
  let application: DataSource;
  let reading: DataSource;
  beforeAll(async () => {
    application = await database.dataSource();
    const session = sessionOptions('apart', 'reading');
    reading = await createDataSource({ url: database.url, session, poolSize: 1 }).initialize();
  });
  afterAll(() => reading.destroy());

  it.each([
    'create table other (n integer)',
    'alter table players add column other text',
    'drop table outcomes',
    'truncate outcomes',
    'create index on players (name)',
    'create function other() returns void language sql as $$ select $$',
    'create role other',
    'create schema other',
    `update audit_entries set actor = 'nobody'`,
    'delete from audit_entries',
    'truncate audit_entries',
    'delete from audit_anchors',
    'alter table audit_entries disable trigger audit_entries_append_only',
    'set session_replication_role = replica',
    `select pg_read_file('postgresql.conf')`,
    `delete from migrations`,
    `select copy_rights('players', 'tokens')`,
    `reset role; drop table outcomes`,
  ])('let the application do no %s', async (statement) => {
    await expect(application.query(statement)).rejects.toThrow(DENIED);
  });

  it('let the application swap the tables that runs are loaded into, and no others', async () => {
    for (const table of ['players', 'audit_entries', 'outcomes; drop table players', 'OUTCOMES', null]) {
      await expect(application.query('select begin_fresh_table($1)', [table])).rejects.toThrow('loaded anew');
    }
    await expect(application.query(`select replace_by_fresh_tables('{players}')`)).rejects.toThrow('loaded anew');
    const rights = () =>
      application.query<unknown[]>(
        `select relname, relowner, array(select a::text from unnest(relacl) a order by 1) as rights from pg_class
         where relname in ('outcomes', 'rating_changes', 'history_chain', 'ratings') or relkind = 'v' and relnamespace = 'public'::regnamespace
         order by 1`,
      );
    const before = await rights();
    await playOne(application);
    expect(await rights()).toEqual(before);
    expect(await reading.query('select count(*)::integer as n from ratings')).toEqual([{ n: expect.any(Number) }]);
  });

  it.each([
    `insert into leagues (slug, name, director, created_at) values ('a', 'A', 'a', now())`,
    'set default_transaction_read_only = off; update publication set head_run = 0',
    'select begin_fresh_table(null)',
    ...SECRET_TABLES.map((table) => `select from ${table}`),
  ])('let nobody who only reads do %s', async (statement) => {
    await expect(reading.query(statement)).rejects.toThrow(/permission denied|read-only transaction/);
  });

  // A new table with secrets has to be added to SECRET_TABLES of grants.ts.
  it('show no column that is named as secrets are to those who only read', async () => {
    const shown = await reading.query<{ column: string }[]>(
      `select c.relname || '.' || a.attname as column from pg_class c join pg_attribute a on a.attrelid = c.oid
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v') and a.attnum > 0 and not a.attisdropped
         and a.attname ~ '(^|_)(hash|password|secret|token|otp)(_|$)' and a.attname !~ '_id$'
         and has_column_privilege('quadrant_read', c.oid, a.attname, 'select')`,
    );
    expect(shown).toEqual([]);
  });

  it('come back with their rights, as after a restore on another server', async () => {
    await asOwner(application, 'revoke all on all tables in schema public from quadrant_app, quadrant_read');
    await expect(application.query('select from publication')).rejects.toThrow(DENIED);
    await migrateWithLock(await database.owner());
    await application.query('select from publication');
    await asOwner(application, 'grant update on audit_entries to quadrant_app');
    await migrateWithLock(await database.owner());
    await expect(application.query(`update audit_entries set actor = 'nobody'`)).rejects.toThrow(DENIED);
  });

  describe('on a server where the user is no superuser', () => {
    const name = `owner_${process.pid}`;
    const addressOf = (user: string) => {
      const url = new URL(database.url);
      url.username = user;
      url.password = 'secret';
      return url.href;
    };
    const refuse = async (user: string) => {
      const client = new Client({ connectionString: addressOf(user) });
      await client.connect();
      const refusal = await client.query('select from publication').catch((error: unknown) => error);
      await client.end();
      return refusal;
    };
    afterAll(async () => {
      await asOwner(
        application,
        `reassign owned by ${name} to current_user; drop owned by ${name}; drop role ${name};
         drop owned by ${name}_app; drop role ${name}_app`,
      );
    });

    it('are taken by a user who was let into them, and by nobody else', async () => {
      await asOwner(
        application,
        `create role ${name} login password 'secret'; create role ${name}_app login password 'secret'`,
      );
      expect(await findRoles(addressOf(name))).toBe('one-user');
      expect(await refuse(name)).toMatchObject({ code: '42501' });
      await asOwner(application, `grant quadrant_app, quadrant_read to ${name}_app`);
      expect(await findRoles(addressOf(`${name}_app`))).toBe('apart');
    });

    it('are enough for a process that finds the database up to date, and else it says who is wanted', async () => {
      const place = { url: addressOf(`${name}_app`), ownerUrl: null };
      const audit = openAuditHome(database.home);
      expect(await prepareDatabase(place, audit)).toBe('apart');
      await goBackBefore(database, 'RepeatableSchema');
      // TypeORM also prints the error that it throws.
      jest.spyOn(console, 'log').mockReturnValue();
      await expect(prepareDatabase(place, audit)).rejects.toThrow('start one process with DATABASE_OWNER_URL');
      expect(await prepareDatabase({ ...place, ownerUrl: database.url }, audit)).toBe('apart');
      expect(await prepareDatabase(place, audit)).toBe('apart');
    });

    it('do without, where they own everything and may make no roles', async () => {
      // A user who may not create extensions asks an administrator for this.
      await asOwner(
        application,
        `drop schema public cascade; create schema public authorization ${name}; create extension pg_trgm`,
      );
      const audit = openAuditHome(database.home);
      const owner = await createDataSource({ url: addressOf(name), audit, poolSize: 3 }).initialize();
      expect(await migrateWithLock(owner)).not.toEqual([]);
      expect(await findRoles(addressOf(name))).toBe('one-user');
      await playOne(owner);
      expect((await verifyAudit(owner, audit)).appendOnly).toEqual({ byRights: false, byTrigger: true });
      await expect(owner.query('delete from audit_entries')).rejects.toThrow('append-only');
      await owner.destroy();
    });

    it('are made and granted by them where they may', async () => {
      await asOwner(
        application,
        `alter role ${name} createrole; grant quadrant_app, quadrant_read to ${name} with admin option`,
      );
      const owner = await createDataSource({ url: addressOf(name), poolSize: 2 }).initialize();
      await migrateWithLock(owner);
      await owner.destroy();
      expect(await findRoles(addressOf(name))).toBe('apart');
      await application.query('select from publication');
      await expect(application.query('truncate outcomes')).rejects.toThrow(DENIED);
    });
  });
});
