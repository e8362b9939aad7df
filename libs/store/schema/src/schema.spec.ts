import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createDataSource } from '@quadrant/store/setup';
import { type DataSource, EntitySchema } from 'typeorm';
import { migrateWithLock } from './migrate-with-lock.js';
import { goBackBefore, useTestDatabase } from '../../../../test/builders/database.js';
import { describeSchema } from '../../../../test/builders/describe-schema.js';

const SNAPSHOT = path.resolve('libs/store/schema/schema.snapshot.sql');

/** Whether jest was started with -u. */
const isToBeUpdated = (): boolean =>
  (expect.getState() as unknown as { snapshotState: { _updateSnapshot: string } }).snapshotState._updateSnapshot ===
  'all';

/** Statements that would make the tables of the entities: constraints and indexes are no matter of theirs. */
async function differencesOf({ driver }: DataSource): Promise<string[]> {
  const { upQueries } = await driver.createSchemaBuilder().log();
  return upQueries
    .map(({ query }) => query)
    .filter((query) => /^CREATE TABLE|^ALTER TABLE "\w+" (?:ADD|ALTER COLUMN|DROP COLUMN) (?!CONSTRAINT)/.test(query));
}

describe('the schema', () => {
  const database = useTestDatabase();

  // A migration that changes it on purpose: npm test -- schema -u, and commit the snapshot with the migration.
  it('is what the migrations are known to make', async () => {
    const described = await describeSchema(await database.owner());
    if (isToBeUpdated()) writeFileSync(SNAPSHOT, described);
    expect(described).toBe(readFileSync(SNAPSHOT, 'utf8'));
  });

  it('agrees with the entities: no table or column of theirs is missing or has another type', async () => {
    const dataSource = await database.owner();
    expect(await differencesOf(dataSource)).toEqual([]);
  });

  it('is seen to lack what an entity has', async () => {
    const dataSource = await database.owner();
    const lost = new EntitySchema({ name: 'lost_things', columns: { id: { type: 'integer', primary: true } } });
    const other = createDataSource({ url: database.url, poolSize: 1 });
    other.setOptions({ entities: [...(dataSource.options.entities as []), lost] });
    await other.initialize();
    try {
      expect(await differencesOf(other)).toEqual([expect.stringContaining('CREATE TABLE "lost_things"')]);
    } finally {
      await other.destroy();
    }
  });

  it('of a home from before the baseline comes out the same', async () => {
    const owner = await database.owner();
    const fresh = await describeSchema(owner);
    await goBackBefore(database, 'RepeatableSchema');
    expect(await describeSchema(owner)).not.toContain('repeatable_schema');
    expect(await migrateWithLock(owner)).toEqual(['RepeatableSchema1700000000199']);
    expect(await describeSchema(owner)).toBe(fresh);
  });

  it.each(['baseline', 'migrations'])('has no function, view or trigger from a file of %s', (folder) => {
    const place = path.resolve('libs/store/schema/src', folder);
    for (const file of readdirSync(place)) {
      const text = readFileSync(path.join(place, file), 'utf8');
      expect([file, text.match(/create (?:or replace )?(?:function|view|trigger)/)]).toEqual([file, null]);
    }
  });
});
