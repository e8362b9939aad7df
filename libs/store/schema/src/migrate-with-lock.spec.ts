import { Client } from 'pg';
import type { DataSource, QueryRunner } from 'typeorm';
import { createDataSource } from '@quadrant/store/setup';
import { goBackBefore, useTestDatabase } from '../../../../test/builders/database.js';
import { describeSchema } from '../../../../tools/schema/describe-schema.mjs';
import { BEFORE_BASELINE } from './before-baseline/index.js';
import { migrateWithLock } from './migrate-with-lock.js';
import { MIGRATIONS } from './migrations.js';

const SINCE_BASELINE = MIGRATIONS.slice(BEFORE_BASELINE.length).map(({ name }) => name);

describe('migrateWithLock', () => {
  const database = useTestDatabase();

  beforeEach(async () => {
    const dataSource = await database.owner();
    await dataSource.query('drop schema public cascade; create schema public; grant usage on schema public to public');
  });

  it('lets exactly one of several starters migrate, and makes the others wait for it', async () => {
    const starters = await Promise.all([1, 2, 3].map(() => createDataSource({ url: database.url }).initialize()));
    const ran = await Promise.all(starters.map((starter) => migrateWithLock(starter)));
    const pending = await Promise.all(starters.map((starter) => starter.showMigrations()));
    await Promise.all(starters.map((starter) => starter.destroy()));
    expect(ran.filter((names) => names.length > 0)).toHaveLength(1);
    expect(pending).toEqual([false, false, false]);
  });

  it('lets one of several starters bring an older home up to date', async () => {
    const pending = await goBackBefore(database, 'OwnPlayers');
    const starters = await Promise.all([1, 2, 3].map(() => createDataSource({ url: database.url }).initialize()));
    const ran = await Promise.all(starters.map((starter) => migrateWithLock(starter)));
    await Promise.all(starters.map((starter) => starter.destroy()));
    expect(ran.filter((names) => names.length > 0)).toEqual([pending]);
  });

  it('leaves nothing of a baseline that fails, and lays it again', async () => {
    const dataSource = await database.owner();
    await dataSource.query('create table audit_refusals ()');
    await expect(migrateWithLock(dataSource)).rejects.toThrow('"audit_refusals" already exists');
    expect(await describeSchema(dataSource)).not.toContain('create table players');
    await dataSource.query('drop table audit_refusals');
    expect(await migrateWithLock(dataSource)).toEqual(['baseline', ...SINCE_BASELINE]);
  });

  describe('of functions, views and triggers', () => {
    let owner: DataSource;
    let before = '';
    beforeEach(async () => {
      owner = await database.owner();
      await migrateWithLock(owner);
      before = await describeSchema(owner);
    });

    /** The last transaction that made the function. */
    const readMaker = () => owner.query<object[]>(`select xmin from pg_proc where proname = 'player_label'`);

    it('makes none again at the next start', async () => {
      const maker = await readMaker();
      expect(await migrateWithLock(owner)).toEqual([]);
      expect(await readMaker()).toEqual(maker);
    });

    it('makes them again when a file changed', async () => {
      const maker = await readMaker();
      await owner.query(`update repeatable_schema set sha256 = 'of other files'`);
      expect(await migrateWithLock(owner)).toEqual([]);
      expect(await readMaker()).not.toEqual(maker);
      expect(await describeSchema(owner)).toBe(before);
    });

    it.each([
      ['changed a function', 'create or replace function board_games_from(games integer) returns smallint return 1'],
      ['dropped a function and a view', 'drop function player_label cascade'],
      ['changed a view', 'create or replace view shown_accounts as select id, handle from accounts'],
      ['dropped a trigger', 'drop trigger notify_boards on leagues'],
    ])('makes them again after somebody %s with another tool', async (_, change) => {
      await owner.query(change);
      expect(await describeSchema(owner)).not.toBe(before);
      expect(await migrateWithLock(owner)).toEqual([]);
      expect(await describeSchema(owner)).toBe(before);
    });

    it('makes them in a home that had none of these files', async () => {
      await owner.query(`drop table repeatable_schema; delete from migrations where name like 'RepeatableSchema%'`);
      await owner.query('drop function player_label cascade');
      expect(await migrateWithLock(owner)).toEqual(['RepeatableSchema1700000000199']);
      expect(await describeSchema(owner)).toBe(before);
    });

    it('refuses another return type, changes nothing, and takes it after a migration that drops the function', async () => {
      await owner.query(`
        drop function require_fresh_table;
        create function require_fresh_table(name text) returns boolean return true;
        drop trigger notify_boards on leagues`);
      const old = await describeSchema(owner);
      await expect(migrateWithLock(owner)).rejects.toThrow(
        'The database cannot take repeatable/fresh-tables.sql: cannot change return type of existing function. ' +
          'Use DROP FUNCTION require_fresh_table(text) first. ',
      );
      expect(await describeSchema(owner)).toBe(old);
      class DropOld1700000009999 {
        up = (runner: QueryRunner) => runner.query('drop function require_fresh_table');
        down = () => Promise.reject(new Error('forward only'));
      }
      const newer = createDataSource({ url: database.url, poolSize: 1 });
      newer.setOptions({ migrations: [...MIGRATIONS, DropOld1700000009999] });
      await newer.initialize();
      try {
        expect(await migrateWithLock(newer)).toEqual(['DropOld1700000009999']);
        expect(await describeSchema(newer)).toBe(before);
      } finally {
        await newer.destroy();
      }
    });
  });

  it('gives the lock back when a migration fails', async () => {
    const dataSource = await database.owner();
    const run = jest.spyOn(dataSource, 'runMigrations').mockRejectedValueOnce(new Error('no such column'));
    await expect(migrateWithLock(dataSource)).rejects.toThrow('no such column');
    run.mockRestore();
    expect(await migrateWithLock(dataSource)).toEqual(SINCE_BASELINE);
  });

  it('waits without holding a snapshot, for which an index that is built concurrently would wait', async () => {
    const holder = new Client({ connectionString: database.url });
    await holder.connect();
    await holder.query('select pg_advisory_lock(7283002)');
    const migration = migrateWithLock(await database.owner());
    const waiting = `select state from pg_stat_activity
      where datname = current_database() and application_name = 'quadrant migration lock'`;
    const states = new Set<string>();
    while (!states.has('idle')) {
      for (const { state } of (await holder.query<{ state: string }>(waiting)).rows) states.add(state);
    }
    await holder.query('create table probe (id int)');
    await holder.query('create index concurrently probe_id on probe (id)');
    await holder.end();
    expect(await migration).not.toEqual([]);
  });
});
