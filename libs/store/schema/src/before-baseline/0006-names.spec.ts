import type { QueryRunner } from 'typeorm';
import { useTestDatabase } from '../../../../../test/builders/database.js';
import { Names1700000000006 } from './0006-names.js';
import { NameChanges1700000000023 } from './0023-name-changes.js';

const database = useTestDatabase();
const migration = new Names1700000000006();

describe('the migration of names', () => {
  it('names the players who are there', async () => {
    const dataSource = await database.owner();
    const runner = dataSource.createQueryRunner();
    try {
      await new NameChanges1700000000023().down(runner);
      await migration.down(runner);
      await runner.query(
        `insert into players (id, counts_as, handle, handle_key, name, created_at) overriding system value values
           (1, 1, 'jsmith', 'jsmith', 'Smith, John', now()), (2, 2, 'Ann', 'ann', null, now()),
           (3, 3, 'Łucja', 'łucja', null, now())`,
      );
      await migration.up(runner);
      expect(await runner.query(`select handle, search_name from players order by id`)).toEqual([
        { handle: 'jsmith', search_name: 'john smith' },
        { handle: 'Ann', search_name: null },
        { handle: 'Łucja', search_name: 'lucja' },
      ]);
    } finally {
      await runner.release();
    }
  });

  it('says what is missing where it cannot compare names', async () => {
    const query = () => Promise.reject(new Error('permission denied to create extension "pg_trgm"'));
    const runner = { query } as unknown as QueryRunner;
    await expect(migration.up(runner)).rejects.toMatchObject({
      name: 'ExtensionMissing',
      message: expect.stringMatching(
        /needs the PostgreSQL extension pg_trgm.*permission denied.*start again/s,
      ) as string,
    });
  });
});
