import { useTestDatabase } from '../../../../test/builders/database.js';

const SCHEMA = `
  select line from (
  select c.relname || ' ' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
    || case when a.attnotnull then ' not null' else '' end
    || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '')
    || case a.attidentity when '' then '' else ' identity' end as line
  from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    and c.relname <> 'migrations'
  union all
  select conrelid::regclass || ' constraint ' || conname || ' ' || pg_get_constraintdef(oid)
  from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n' and conrelid <> 'migrations'::regclass
  union all
  select tablename || ' index ' || indexdef from pg_indexes where schemaname = 'public' and tablename <> 'migrations'
  ) described order by line collate "C"`;

describe('the schema', () => {
  const database = useTestDatabase();

  // A migration that changes it on purpose: npm test -- schema -u, and commit the snapshot with the migration.
  it('is what the migrations are known to make', async () => {
    const dataSource = await database.owner();
    const rows = await dataSource.query<{ line: string }[]>(SCHEMA);
    expect(rows.map(({ line }) => line).join('\n')).toMatchSnapshot();
  });

  it('agrees with the entities: no column of theirs is missing or has another type', async () => {
    const dataSource = await database.owner();
    const changes = (await dataSource.driver.createSchemaBuilder().log()).upQueries.map(({ query }) => query);
    expect(
      changes.filter(
        (query) => /\b(ADD|ALTER COLUMN|DROP COLUMN|CREATE TABLE)\b/.test(query) && !/CONSTRAINT/.test(query),
      ),
    ).toEqual([]);
  });

  it('goes and comes back with its migrations', async () => {
    const dataSource = await database.owner();
    const before = await dataSource.query<unknown[]>(SCHEMA);
    for (const _migration of dataSource.migrations) await dataSource.undoLastMigration();
    expect(await dataSource.query<unknown[]>(SCHEMA)).toEqual([]);
    await dataSource.runMigrations();
    expect(await dataSource.query<unknown[]>(SCHEMA)).toEqual(before);
  });
});
