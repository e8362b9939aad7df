import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { LeagueSeasonRow } from './entities/league-season.entity.js';
import { League } from './entities/league.entity.js';
import { RefreshRequest } from './entities/refresh-request.entity.js';
import { Token } from './entities/token.entity.js';
import { Walk1700000000001 } from './migrations/0001-walk.js';
import { RuleSystems1700000000002 } from './migrations/0002-rule-systems.js';
import { History1700000000003 } from './migrations/0003-history.js';
import { Names1700000000006 } from './migrations/0006-names.js';

export interface DataSourceSettings {
  /** `postgres://user:password@host:port/database` */
  readonly url: string;
  /** Connections at most. */
  readonly poolSize?: number;
  /** How long a query may go unanswered, in milliseconds; without it, for ever. */
  readonly queryTimeoutMs?: number;
}

/** The data source of this installation, not yet connected. Its schema comes from migrations only. */
export function createDataSource({ url, poolSize = 10, queryTimeoutMs }: DataSourceSettings): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    poolSize,
    entities: [League, LeagueSeasonRow, RefreshRequest, Token],
    migrations: [Walk1700000000001, RuleSystems1700000000002, History1700000000003, Names1700000000006],
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
    extra: { keepAlive: true, ...(queryTimeoutMs && { query_timeout: queryTimeoutMs }) },
    poolErrorHandler: () => undefined,
  });
}
