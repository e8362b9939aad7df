import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { keepAuditHome, type AuditHome } from '@quadrant/store/audit';
import { RefreshRequest } from '@quadrant/store/history';
import { League } from '@quadrant/store/leagues';
import { MIGRATIONS } from '@quadrant/store/schema';

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
  queryTimeoutMs,
}: DataSourceSettings): DataSource {
  const dataSource = new DataSource({
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
    // A database that is gone shall become a 503 soon, not a request that hangs.
    connectTimeoutMS: 5_000,
    extra: {
      keepAlive: true,
      ...(keepsConnections && { min: poolSize }),
      ...(session && { options: session }),
      ...(queryTimeoutMs && { query_timeout: queryTimeoutMs }),
    },
    poolErrorHandler: () => undefined,
  });
  if (audit) keepAuditHome(dataSource, audit);
  return dataSource;
}
