import { Client } from 'pg';
import { createDataSource } from '@quadrant/store/setup';
import { useTestDatabase } from '../../../../test/builders/database.js';
import { migrateWithLock } from './migrate-with-lock.js';

describe('migrateWithLock', () => {
  const database = useTestDatabase();

  beforeEach(async () => {
    const dataSource = await database.owner();
    await dataSource.query('drop schema public cascade; create schema public');
  });

  it('lets exactly one of several starters migrate, and makes the others wait for it', async () => {
    const starters = await Promise.all([1, 2, 3].map(() => createDataSource({ url: database.url }).initialize()));
    const ran = await Promise.all(starters.map((starter) => migrateWithLock(starter)));
    const pending = await Promise.all(starters.map((starter) => starter.showMigrations()));
    await Promise.all(starters.map((starter) => starter.destroy()));
    expect(ran.filter((names) => names.length > 0)).toHaveLength(1);
    expect(pending).toEqual([false, false, false]);
  });

  it('gives the lock back when a migration fails', async () => {
    const dataSource = await database.owner();
    const run = jest.spyOn(dataSource, 'runMigrations').mockRejectedValueOnce(new Error('no such column'));
    await expect(migrateWithLock(dataSource)).rejects.toThrow('no such column');
    run.mockRestore();
    expect(await migrateWithLock(dataSource)).not.toEqual([]);
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
