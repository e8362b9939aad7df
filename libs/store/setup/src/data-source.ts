import 'reflect-metadata';
import type { DataSource } from 'typeorm';
import { keepAuditHome, type AuditHome } from '@quadrant/store/audit';
import { makeDataSource } from '@quadrant/store/database';
import { RefreshRequest } from '@quadrant/store/history';
import { League } from '@quadrant/store/leagues';
import { MIGRATIONS } from '@quadrant/store/schema';
import { PATIENT_CONNECT_MS } from '@quadrant/store/server';

export interface DataSourceSettings {
  /** `postgres://user:password@host:port/database` */
  readonly url: string;
  /** Without it nothing that the audit has to tell of can be changed. */
  readonly audit?: AuditHome;
  /** What its sessions begin with, as `sessionOptions` gives it; without it they are the owner's. */
  readonly session?: string;
  /** Connections at most. */
  readonly poolSize?: number;
  /**
   * Whether connections stay open when nobody needs them. A new one plans all statements again: the first six pages of a player
   * over it took 320 ms, the next six 75 ms.
   */
  readonly keepsConnections?: boolean;
  /** How long an attempt to connect, or the wait for a free connection, may take, in milliseconds; a minute without it. */
  readonly connectTimeoutMs?: number;
  /** How long a query may go unanswered, in milliseconds; without it, for ever. */
  readonly queryTimeoutMs?: number;
}

/** The data source of this installation, not yet connected. Its schema comes from migrations only. */
export function createDataSource({
  url,
  audit,
  session,
  poolSize = 10,
  keepsConnections = false,
  connectTimeoutMs = PATIENT_CONNECT_MS,
  queryTimeoutMs,
}: DataSourceSettings): DataSource {
  const dataSource = makeDataSource({
    type: 'postgres',
    url,
    poolSize,
    entities: [League, RefreshRequest],
    migrations: [...MIGRATIONS],
    migrationsTransactionMode: 'each',
    // gen_random_uuid(), which PostgreSQL has without any extension.
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    synchronize: false,
    migrationsRun: false,
    logging: false,
    applicationName: 'quadrant',
    connectTimeoutMS: connectTimeoutMs,
    extra: {
      keepAlive: true,
      ...(keepsConnections && { min: poolSize }),
      ...(session && { options: session }),
      ...(queryTimeoutMs && { query_timeout: queryTimeoutMs }),
    },
  });
  if (audit) keepAuditHome(dataSource, audit);
  return dataSource;
}

/** A database that is gone becomes a 503 soon, not a request that hangs. */
const CONNECT_SOON_MS = 5_000;

/** From now on a data source connects for requests: its start was as patient as a slow machine needs. */
export function connectSoon(dataSource: DataSource, withinMs = CONNECT_SOON_MS): DataSource {
  const { master } = dataSource.driver as unknown as { master: { options: { connectionTimeoutMillis: number } } };
  master.options.connectionTimeoutMillis = withinMs;
  return dataSource;
}
