import type { DataSource } from 'typeorm';

type Database = Pick<DataSource, 'query'>;

/** The site goes on with another database, into which this one was copied. The message says what to do. */
export class MovedDatabase extends Error {
  override readonly name = 'MovedDatabase';
}

export interface Move {
  /** It is the address of the other database without its user and password, or {@link EMBEDDED_PLACE}. */
  readonly place: string;
  /** This is the day of the move in UTC, such as 2026-11-29. */
  readonly day: string;
}

/** Only a database that was left has this table. */
export const MOVE_TABLE = 'moved_database';

/** Tells where the site of a database went on; null for one that was not left. */
export async function findMove(database: Database): Promise<Move | null> {
  const [found] = await database.query<[{ exists: boolean }]>(
    `select to_regclass('public.${MOVE_TABLE}') is not null as exists`,
  );
  if (!found.exists) return null;
  const [move] = await database.query<Move[]>(
    `select place, to_char(moved_at at time zone 'UTC', 'YYYY-MM-DD') as day from ${MOVE_TABLE}`,
  );
  return move ?? null;
}

/** Notes in a database that its site goes on elsewhere, so no program starts with it again. */
export async function noteMove(database: Database, place: string): Promise<void> {
  await database.query(`create table if not exists ${MOVE_TABLE} (place text not null, moved_at timestamptz not null)`);
  await database.query(
    `with before as (delete from ${MOVE_TABLE}) insert into ${MOVE_TABLE} (place, moved_at) values ($1, now())`,
    [place],
  );
}

/** Takes back {@link noteMove}: programs may start with the database again. */
export async function forgetMove(database: Database): Promise<void> {
  await database.query(`drop table if exists ${MOVE_TABLE}`);
}

/** A move is noted under this name when it went to the embedded PostgreSQL of the home. */
export const EMBEDDED_PLACE = 'the embedded PostgreSQL';

/** Says where the site of a database went on, and what to do. */
export const sayMoved = ({ place, day }: Move): string =>
  `The data of this database was moved to ${place} on ${day}, and the site goes on there: ` +
  `${place === EMBEDDED_PLACE ? 'leave out DATABASE_URL' : 'set DATABASE_URL to that address'}. If that database says that it holds ` +
  'only a part, repeat the same "quadrant move-database": this one still has everything. Nothing was changed.';

/** @throws MovedDatabase before anything is changed */
export async function refuseMovedDatabase(dataSource: DataSource): Promise<void> {
  const move = await findMove(dataSource);
  if (move !== null) throw new MovedDatabase(sayMoved(move));
}
