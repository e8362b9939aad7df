import type { QueryRunner } from 'typeorm';
import { useTestDatabase } from '../../../../../test/builders/database.js';
import { Names1700000000006 } from './0006-names.js';

const database = useTestDatabase();
/** Goes back before the migration, and before the one that dropped the indexes of trigrams. */
const BACK = `
  drop trigger note_name_change on players;
  drop function note_name_change();
  alter table players drop column named_by;
  create index players_search_name_trigrams_idx on players using gin (search_name gin_trgm_ops)
    with (gin_pending_list_limit = 256) where search_name is not null;
  create index players_handle_key_trigrams_idx on players using gin (handle_key gin_trgm_ops)
    with (gin_pending_list_limit = 256);
  drop index players_handle_key_trigrams_idx, players_search_name_trigrams_idx, players_search_name_idx;
  alter table players drop column search_name;
`;

const migration = new Names1700000000006();

describe('the migration of names', () => {
  it('names the players who are there', async () => {
    const dataSource = await database.owner();
    const runner = dataSource.createQueryRunner();
    try {
      await runner.query(BACK);
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
