import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { keepAuditHome, type AuditHome } from '@quadrant/store/audit';
import { RefreshRequest } from '@quadrant/store/history';
import { League } from '@quadrant/store/leagues';
import {
  Walk1700000000001,
  RuleSystems1700000000002,
  History1700000000003,
  Players1700000000004,
  Accounts1700000000005,
  Names1700000000006,
  Places1700000000007,
  Accountability1700000000008,
  AuditChain1700000000009,
  DatabaseRoles1700000000010,
  Leagues1700000000011,
  LeagueSeasons1700000000012,
  Prizes1700000000013,
  Quotas1700000000014,
  KnownDevices1700000000015,
  Operations1700000000016,
  CoalescedRuns1700000000017,
  Runs1700000000019,
  Disputes1700000000020,
} from '@quadrant/store/schema';

export interface DataSourceSettings {
  /** `postgres://user:password@host:port/database` */
  readonly url: string;
  /** Without it nothing that the audit has to tell of can be changed. */
  readonly audit?: AuditHome;
  /** What its sessions begin with, as `sessionOptions` gives it; without it they are the owner's. */
  readonly session?: string;
  /** Connections at most. */
  readonly poolSize?: number;
  /** How long a query may go unanswered, in milliseconds; without it, for ever. */
  readonly queryTimeoutMs?: number;
}

/** The data source of this installation, not yet connected. Its schema comes from migrations only. */
export function createDataSource({
  url,
  audit,
  session,
  poolSize = 10,
  queryTimeoutMs,
}: DataSourceSettings): DataSource {
  const dataSource = new DataSource({
    type: 'postgres',
    url,
    poolSize,
    entities: [League, RefreshRequest],
    migrations: [
      Walk1700000000001,
      RuleSystems1700000000002,
      History1700000000003,
      Players1700000000004,
      Accounts1700000000005,
      Names1700000000006,
      Places1700000000007,
      Accountability1700000000008,
      AuditChain1700000000009,
      DatabaseRoles1700000000010,
      Leagues1700000000011,
      LeagueSeasons1700000000012,
      Prizes1700000000013,
      Quotas1700000000014,
      KnownDevices1700000000015,
      Operations1700000000016,
      CoalescedRuns1700000000017,
      Runs1700000000019,
      Disputes1700000000020,
    ],
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
      ...(session && { options: session }),
      ...(queryTimeoutMs && { query_timeout: queryTimeoutMs }),
    },
    poolErrorHandler: () => undefined,
  });
  if (audit) keepAuditHome(dataSource, audit);
  return dataSource;
}
