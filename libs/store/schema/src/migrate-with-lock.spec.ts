import { Client } from 'pg';
import { createDataSource } from '@quadrant/store/setup';
import { goBackBefore, useTestDatabase } from '../../../../test/builders/database.js';
import { describeSchema } from '../../../../test/builders/describe-schema.js';
import { migrateWithLock } from './migrate-with-lock.js';

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
    await goBackBefore(database, 'OwnPlayers');
    const starters = await Promise.all([1, 2, 3].map(() => createDataSource({ url: database.url }).initialize()));
    const ran = await Promise.all(starters.map((starter) => migrateWithLock(starter)));
    await Promise.all(starters.map((starter) => starter.destroy()));
    expect(ran.filter((names) => names.length > 0)).toEqual([
      ['OwnPlayers1700000000198', 'RepeatableSchema1700000000199'],
    ]);
  });

  it('leaves nothing of a baseline that fails, and lays it again', async () => {
    const dataSource = await database.owner();
    await dataSource.query('create table audit_refusals ()');
    await expect(migrateWithLock(dataSource)).rejects.toThrow('"audit_refusals" already exists');
    expect(await describeSchema(dataSource)).not.toContain('create table players');
    await dataSource.query('drop table audit_refusals');
    expect(await migrateWithLock(dataSource)).toEqual(['baseline', 'RepeatableSchema1700000000199']);
  });

  it('makes functions, views and triggers again when a file of theirs or a migration changed, and otherwise not', async () => {
    const dataSource = await database.owner();
    await migrateWithLock(dataSource);
    const before = await describeSchema(dataSource);
    await dataSource.query('drop function player_label cascade; drop trigger notify_boards on leagues');
    expect(await migrateWithLock(dataSource)).toEqual([]);
    expect(await describeSchema(dataSource)).not.toContain('player_label');
    await dataSource.query(`update repeatable_schema set sha256 = 'of other files'`);
    expect(await migrateWithLock(dataSource)).toEqual([]);
    expect(await describeSchema(dataSource)).toBe(before);
    await dataSource.query('drop function player_label cascade');
    await dataSource.query(`drop table repeatable_schema; delete from migrations where name like 'RepeatableSchema%'`);
    expect(await migrateWithLock(dataSource)).toEqual(['RepeatableSchema1700000000199']);
    expect(await describeSchema(dataSource)).toBe(before);
  });

  it('gives the lock back when a migration fails', async () => {
    const dataSource = await database.owner();
    const run = jest.spyOn(dataSource, 'runMigrations').mockRejectedValueOnce(new Error('no such column'));
    await expect(migrateWithLock(dataSource)).rejects.toThrow('no such column');
    run.mockRestore();
    expect(await migrateWithLock(dataSource)).toEqual(['RepeatableSchema1700000000199']);
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
