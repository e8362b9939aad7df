import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { keepAuditHome, type AuditHome } from './audit/audit-home.js';
import { League } from './entities/league.entity.js';
import { RefreshRequest } from './entities/refresh-request.entity.js';
import { Walk1700000000001 } from './migrations/0001-walk.js';
import { RuleSystems1700000000002 } from './migrations/0002-rule-systems.js';
import { History1700000000003 } from './migrations/0003-history.js';
import { Players1700000000004 } from './migrations/0004-players.js';
import { Accounts1700000000005 } from './migrations/0005-accounts.js';
import { Names1700000000006 } from './migrations/0006-names.js';
import { Places1700000000007 } from './migrations/0007-places.js';
import { Accountability1700000000008 } from './migrations/0008-accountability.js';
import { AuditChain1700000000009 } from './migrations/0009-audit-chain.js';
import { DatabaseRoles1700000000010 } from './migrations/0010-database-roles.js';
import { Leagues1700000000011 } from './migrations/0011-leagues.js';
import { LeagueSeasons1700000000012 } from './migrations/0012-league-seasons.js';
import { Prizes1700000000013 } from './migrations/0013-prizes.js';
import { Quotas1700000000014 } from './migrations/0014-quotas.js';
import { KnownDevices1700000000015 } from './migrations/0015-known-devices.js';
import { Operations1700000000016 } from './migrations/0016-operations.js';
import { CoalescedRuns1700000000017 } from './migrations/0017-coalesced-runs.js';
import { Runs1700000000019 } from './migrations/0019-runs.js';

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
