import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Backup, type BackupSettings, writeBackup } from './write-backup.js';

/** A backup that was made, or tried. */
export interface BackupRun {
  readonly startedAt: Date;
  /** Null while it is being made. */
  readonly finishedAt: Date | null;
  readonly file: string | null;
  readonly bytes: number | null;
  /** Why there is no file. */
  readonly error: string | null;
}

/** A backup that began so long ago and has not ended counts as dead. */
const LOST_AFTER = '6 hours';

/** Clocks of two workers differ by less. */
const CLOCKS_DIFFER = '1 minute';

const COLUMNS = 'started_at as "startedAt", finished_at as "finishedAt", file, bytes::float8 as bytes, error';

/** Records which backups were made. */
@Injectable()
export class BackupRunRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Records that the backup of a scheduled instant begins.
   *
   * @param dueAt null: somebody asked for it
   * @returns its id; null when another process has begun it
   */
  async begin(dueAt: Date | null, now: Date): Promise<number | null> {
    await this.forgetFuture(now);
    const rows = await this.dataSource.query<{ id: number }[]>(
      `insert into backups (due_at, started_at) values ($1, $2)
       on conflict (due_at) do update set started_at = excluded.started_at
         where backups.finished_at is null and (backups.started_at < excluded.started_at - interval '${LOST_AFTER}'
           or backups.started_at > excluded.started_at + interval '${CLOCKS_DIFFER}')
       returning id`,
      [dueAt, now],
    );
    return rows[0]?.id ?? null;
  }

  /** Backups that are due later than now were made while the clock was ahead. Those of the schedule are made again at their time. */
  private async forgetFuture(now: Date): Promise<void> {
    const future = `due_at > $1::timestamptz + interval '${CLOCKS_DIFFER}'`;
    await this.dataSource.query(`delete from backups where finished_at is null and ${future}`, [now]);
    await this.dataSource.query(`update backups set due_at = null where ${future}`, [now]);
  }

  /** Writes a backup of this database, as `writeBackup` does. */
  write(target: string, settings: BackupSettings): Promise<Backup> {
    return writeBackup(this.dataSource, target, settings);
  }

  async finish(id: number, file: string, bytes: number, now: Date): Promise<void> {
    await this.dataSource.query('update backups set finished_at = $2, file = $3, bytes = $4 where id = $1', [
      id,
      now,
      file,
      bytes,
    ]);
  }

  /**
   * Records that a backup was restored as a trial. It may have been copied since, so only its name and size count.
   *
   * @param name of its file, without the folder
   * @returns whether this database has made it
   */
  async recordVerification(name: string, bytes: number, isIntact: boolean, now: Date): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      `with changed as (update backups set verified_at = $4, is_intact = $3
         where bytes = $2 and regexp_replace(file, '^.*[/\\\\]', '') = $1 returning id)
       select id from changed`,
      [name, bytes, isIntact, now],
    );
    return rows.length > 0;
  }

  /** Records a backup that was made while the database had no table for this. */
  async recordEarlier({ file, bytes, at }: { file: string; bytes: number; at: Date }): Promise<void> {
    await this.dataSource.query('insert into backups (started_at, finished_at, file, bytes) values ($1, $1, $2, $3)', [
      at,
      file,
      bytes,
    ]);
  }

  async fail(id: number, error: string, now: Date): Promise<void> {
    await this.dataSource.query('update backups set finished_at = $2, error = $3 where id = $1', [id, now, error]);
  }

  /** Removes the record of its begin, so that another process may begin it. */
  async abandon(id: number): Promise<void> {
    await this.dataSource.query('delete from backups where id = $1', [id]);
  }

  /** Returns the last one that was made, and the last one that ended, which may have failed; null before the first. */
  async findLast(): Promise<{ readonly good: BackupRun | null; readonly last: BackupRun | null }> {
    const rows = await this.dataSource.query<BackupRun[]>(
      `(select ${COLUMNS} from backups where finished_at is not null order by finished_at desc, id desc limit 1)
       union all
       (select ${COLUMNS} from backups where file is not null order by finished_at desc, id desc limit 1)`,
    );
    return { last: rows[0] ?? null, good: rows.find(({ file }) => file !== null) ?? null };
  }
}
