import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createDataSource } from '@quadrant/store/setup';
import { type DataSource, EntitySchema } from 'typeorm';
import { migrateWithLock } from './migrate-with-lock.js';
import { goBackBefore, useTestDatabase } from '../../../../test/builders/database.js';
import { describeSchema } from '../../../../tools/schema/describe-schema.mjs';

/** Statements that would make the tables of the entities: constraints and indexes are no matter of theirs. */
async function differencesOf({ driver }: DataSource): Promise<string[]> {
  const { upQueries } = await driver.createSchemaBuilder().log();
  return upQueries
    .map(({ query }) => query)
    .filter((query) => /^CREATE TABLE|^ALTER TABLE "\w+" (?:ADD|ALTER COLUMN|DROP COLUMN) (?!CONSTRAINT)/.test(query));
}

describe('the schema', () => {
  const database = useTestDatabase();

  it('agrees with the entities: no table or column of theirs is missing or has another type', async () => {
    const dataSource = await database.owner();
    expect(await differencesOf(dataSource)).toEqual([]);
  });

  it('is compared with every entity of the libraries', async () => {
    const files = readdirSync('libs', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.entity.ts'),
    );
    const tables = files.map((file) => /@Entity\('(\w+)'\)/.exec(readFileSync(path.join('libs', file), 'utf8'))![1]);
    const { entityMetadatas } = await database.owner();
    expect(tables.length).toBeGreaterThan(20);
    expect(entityMetadatas.map(({ tableName }) => tableName).toSorted()).toEqual(tables.toSorted());
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
    const pending = await goBackBefore(database, 'RepeatableSchema');
    expect(await describeSchema(owner)).not.toContain('repeatable_schema');
    expect(await migrateWithLock(owner)).toEqual(pending);
    expect(await describeSchema(owner)).toBe(fresh);
  });
});
