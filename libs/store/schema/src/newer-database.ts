import type { DataSource } from 'typeorm';

/** The database has been brought up to date by a newer version of this program. The message says what to do. */
export class NewerDatabase extends Error {
  override readonly name = 'NewerDatabase';
}

/**
 * Compares the migrations that a database has with those of this program. Only those above all of ours show a newer version: a
 * database may also have one that was withdrawn from the program later.
 *
 * @throws NewerDatabase before anything is changed
 */
export async function refuseNewerDatabase(dataSource: DataSource): Promise<void> {
  const [{ exists }] = await dataSource.query<[{ exists: boolean }]>(
    `select to_regclass('migrations') is not null as exists`,
  );
  if (!exists) return;
  const known = dataSource.migrations.map(({ name, constructor }) => numberOf(name ?? constructor.name));
  const [newest] = await dataSource.query<{ name: string }[]>(
    `select name from migrations where timestamp > $1 order by timestamp desc limit 1`,
    [Math.max(0, ...known)],
  );
  if (newest === undefined) return;
  throw new NewerDatabase(
    `This home was written by a newer version of Quadrant: its database has the migration ${newest.name}, which this version ` +
      'does not know. Nothing was changed. Start the newer version again, or give this one a QUADRANT_HOME or DATABASE_URL of ' +
      'its own and import an export into it.',
  );
}

/** TypeORM's names of migrations end with 13 digits, by which it orders them. */
const numberOf = (name: string): number => Number(name.slice(-13));
