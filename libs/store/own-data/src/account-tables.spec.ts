import { useTestDatabase } from '../../../../test/builders/database.js';
import { ACCOUNT_TABLES, OTHER_PLAYER_TABLES, PLAYER_TABLES } from './account-tables.js';

/** A column with the id of an account has one of these names, or refers to the table of accounts. */
const OF_ACCOUNTS = `
  select c.table_name || '.' || c.column_name as name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'uuid'
    and c.column_name ~ '(^|_)(account|holder|owner|subscriber|recipient|person)(_id)?$'
  union
  select conrelid::regclass || '.' || a.attname from pg_constraint join pg_attribute a on a.attrelid = conrelid and a.attnum = any(conkey)
  where contype = 'f' and confrelid = 'accounts'::regclass`;

describe('the list of tables that belong to accounts', () => {
  const database = useTestDatabase();
  const namesOf = async (sql: string): Promise<string[]> => {
    const rows = await (await database.dataSource()).query<{ name: string }[]>(sql);
    return rows.map(({ name }) => name).sort();
  };

  it('names every column of the schema with the id of an account', async () => {
    const listed = ACCOUNT_TABLES.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`));
    expect(listed.sort()).toEqual(await namesOf(OF_ACCOUNTS));
  });

  it('leaves out only columns that exist', async () => {
    const columns = new Set(
      await namesOf(
        `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
      ),
    );
    const named = ACCOUNT_TABLES.flatMap(({ table, without = [], file }) =>
      [...without, ...(file === undefined ? [] : [file.column])].map((column) => `${table}.${column}`),
    );
    expect(named.filter((column) => !columns.has(column))).toEqual([]);
  });

  it('names every table of the schema with the rows of a player', async () => {
    const tables = await namesOf(
      `select distinct table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
       where table_schema = 'public' and table_type = 'BASE TABLE' and column_name in ('player_id', 'removed_player_id')`,
    );
    expect([...PLAYER_TABLES, ...Object.keys(OTHER_PLAYER_TABLES)].sort()).toEqual(tables);
  });
});
