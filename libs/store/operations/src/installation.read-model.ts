import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Operations, OperationsReadModel, type WorkerHeartbeats } from './operations.read-model.js';
import { type DoubtedClock, WatchedClockRepository } from './watched-clock.repository.js';

/** The last refresh that ended or failed. */
export interface LastRefresh {
  readonly state: string;
  readonly error: string | null;
  readonly ageSeconds: number;
}

/** It compares the migrations of a database with those of this program. */
export interface SchemaState {
  /** Nothing was ever written: there is no table of migrations. */
  readonly isEmpty: boolean;
  /** Counts the migrations of this program that the database does not have. */
  readonly pending: number;
  /** The newest migration that this program does not know; null where there is none. */
  readonly newer: string | null;
}

/** Only a database with the schema of this program tells this. */
export interface InstallationWork {
  readonly operations: Operations;
  readonly workers: WorkerHeartbeats;
  readonly lastRefresh: LastRefresh | null;
  /** Bytes by which the database grew in the last 30 days: its size by the share of reports that were received then. */
  readonly bytesAMonth: number;
  /** Seconds by which the newest stored instant is ahead of the database's clock; 0 where none is. */
  readonly secondsAhead: number;
  /** Workers delete nothing, because the clock may be wrong; null where they trust it. */
  readonly doubtedClock: DoubtedClock | null;
  /** Names of files in `secrets` of QUADRANT_HOME that rows of the database need, as far as this user may see them. */
  readonly neededKeys: readonly string[];
}

export interface Installation {
  /** As PostgreSQL writes it, such as 18.3. */
  readonly postgresVersion: string;
  /** How far the database's clock is ahead of this process, in milliseconds; negative: behind. Half the way of the question is taken off. */
  readonly clockAheadMs: number;
  readonly databaseBytes: number;
  readonly schema: SchemaState;
  /** It is null where the schema is another. */
  readonly work: InstallationWork | null;
}

/** TypeORM's names of migrations end with 13 digits, by which it orders them. */
const numberOf = (name: string): number => Number(name.slice(-13));

/** Reads what `quadrant doctor` and the page of health judge. It changes nothing, and needs no schema. */
@Injectable()
export class InstallationReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /** @throws the error of the connection when the database does not answer */
  async measure(): Promise<Installation> {
    const asked = Date.now();
    const [facts] = await this.dataSource.query<
      { version: string; now: number; bytes: number; hasMigrations: boolean }[]
    >(
      `select current_setting('server_version') as version, extract(epoch from clock_timestamp())::float8 * 1000 as now,
         pg_database_size(current_database())::float8 as bytes, to_regclass('migrations') is not null as "hasMigrations"`,
    );
    const clockAheadMs = facts!.now - (asked + Date.now()) / 2;
    const schema = await this.compareSchema(facts!.hasMigrations);
    const isOurs = !schema.isEmpty && schema.pending === 0 && schema.newer === null;
    return {
      postgresVersion: facts!.version.split(' ')[0]!,
      clockAheadMs,
      databaseBytes: facts!.bytes,
      schema,
      work: isOurs ? await this.measureWork(facts!.bytes) : null,
    };
  }

  private async compareSchema(hasMigrations: boolean): Promise<SchemaState> {
    const known = this.dataSource.migrations.map(({ name, constructor }) => name ?? constructor.name);
    if (!hasMigrations) return { isEmpty: true, pending: known.length, newer: null };
    const rows = await this.dataSource.query<{ name: string }[]>('select name from migrations order by timestamp');
    const done = new Set(rows.map(({ name }) => name));
    const newest = Math.max(0, ...known.map(numberOf));
    return {
      isEmpty: false,
      pending: known.filter((name) => !done.has(name)).length,
      newer: rows.findLast(({ name }) => numberOf(name) > newest)?.name ?? null,
    };
  }

  private async measureWork(databaseBytes: number): Promise<InstallationWork> {
    const model = new OperationsReadModel(this.dataSource);
    const [operations, workers, neededKeys, doubtedClock, [row]] = await Promise.all([
      model.measure(),
      model.readHeartbeats(),
      this.listNeededKeys(),
      new WatchedClockRepository(this.dataSource).findDoubt(),
      this.dataSource.query<{ refresh: LastRefresh | null; share: number; secondsAhead: number }[]>(
        `select
           (select jsonb_build_object('state', state, 'error', error,
               'ageSeconds', extract(epoch from now() - coalesce(finished_at, started_at, created_at))::float8)
              from refresh_requests where state in ('done', 'failed') and not is_dry_run
              order by coalesce(finished_at, started_at, created_at) desc limit 1) as refresh,
           (select coalesce(count(*) filter (where received_at > now() - interval '30 days')::float8 / nullif(count(*), 0), 0)
              from submissions) as share,
           extract(epoch from greatest(now(), (select max(beat_at) from worker_heartbeats), (select max(at) from audit_anchors),
             (select seen_at from watched_clock), (select max(finished_at) from backups),
             (select published_at from runs order by number desc limit 1),
             (select at from audit_entries order by id desc limit 1)) - now())::float8 as "secondsAhead"`,
      ),
    ]);
    const { refresh, share, secondsAhead } = row!;
    return {
      operations,
      workers,
      lastRefresh: refresh,
      bytesAMonth: databaseBytes * share,
      secondsAhead,
      doubtedClock,
      neededKeys,
    };
  }

  /** Pages read as a user who sees no secrets, and learn of no keys. */
  private async listNeededKeys(): Promise<string[]> {
    const [rights] = await this.dataSource.query<{ all: boolean }[]>(
      `select has_table_privilege('claim_codes', 'select') and has_table_privilege('toss_chains', 'select')
         and has_table_privilege('second_factors', 'select') and has_table_privilege('mails', 'select') as all`,
    );
    if (!rights!.all) return [];
    const rows = await this.dataSource.query<{ name: string }[]>(
      `select 'claim-key' as name where exists (select from claim_codes where source is not null)
       union all select 'toss-key' where exists (select from toss_chains)
       union all select 'second-factor-key' where exists (select from second_factors)
       union all select 'mail-key' where exists (select from mails where purpose in ('confirmation', 'password'))`,
    );
    return rows.map(({ name }) => name);
  }
}
