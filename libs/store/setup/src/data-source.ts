import 'reflect-metadata';
import type { DataSource } from 'typeorm';
import { keepAuditHome, type AuditHome } from '@quadrant/store/audit';
import { makeDataSource } from '@quadrant/store/database';
import { MIGRATIONS } from '@quadrant/store/schema';
import { PATIENT_CONNECT_MS } from '@quadrant/store/server';
import { ENTITIES } from './entities.js';

export interface DataSourceSettings {
  /** It has the form `postgres://user:password@host:port/database`. */
  readonly url: string;
  /** Without it, nothing can be changed that the audit must record. */
  readonly audit?: AuditHome;
  /** Sessions begin with these options, as `sessionOptions` gives them. Without them they have the owner's rights. */
  readonly session?: string;
  /** So many connections may be open at once. */
  readonly poolSize?: number;
  /**
   * Tells whether unused connections stay open. A new connection plans all statements again: its first six pages of a
   * player took 320 ms, the next six 75 ms.
   */
  readonly keepsConnections?: boolean;
  /** An attempt to connect, or the wait for a free connection, may take so many milliseconds; a minute by default. */
  readonly connectTimeoutMs?: number;
  /** A query may go unanswered for so many milliseconds; by default for ever. */
  readonly queryTimeoutMs?: number;
}

/** Makes the data source of this installation, not yet connected. Its schema comes from migrations only. */
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
    entities: ENTITIES,
    migrations: [...MIGRATIONS],
    migrationsTransactionMode: 'each',
    // It provides gen_random_uuid(), which PostgreSQL has without any extension.
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

/** Makes a data source connect for requests from now on. Its start was as patient as a slow machine needs. */
export function connectSoon(dataSource: DataSource, withinMs = CONNECT_SOON_MS): DataSource {
  const { master } = dataSource.driver as unknown as { master: { options: { connectionTimeoutMillis: number } } };
  master.options.connectionTimeoutMillis = withinMs;
  return dataSource;
}
