import {
  type HttpSettings,
  readAccountSettings,
  readBackupSettings,
  readS3Settings,
  readHttpSettings,
  readMailSettings,
  readPreviewSettings,
  readPrivacySettings,
  readPublicUrl,
  readQuotaLimits,
  readReportsFrom,
  readTracingSettings,
  readWorkerHttpSettings,
  THIS_MACHINE,
  readQueueSettings,
  readWorkerSettings,
} from '@quadrant/settings';
import { readDatabaseSettings, readDiskSpaceSettings } from '@quadrant/store/server';
import { CannotRun } from './exit-code.js';
import { findHome } from './find-home.js';
import type { Surroundings } from './surroundings.js';

export interface Settings {
  readonly http: HttpSettings;
  /** Null means the embedded PostgreSQL. */
  readonly databaseUrl: string | null;
  /** The database at `databaseUrl` as the owner of its tables reaches it; null where that is the same user. */
  readonly ownerUrl: string | null;
  /** Absolute path of the folder with the embedded data, secrets and logs. */
  readonly home: string;
}

/** Returns a sentence for each variable that is wrong, all at once. An empty variable counts as unset. */
export function findWrongSettings(env: Surroundings['env']): string[] {
  const wrong: string[] = [];
  const attempt = <T>(read: () => T): T | null => {
    try {
      return read();
    } catch (error) {
      wrong.push(error instanceof Error ? error.message : String(error));
      return null;
    }
  };
  // Each is read by itself, because a reader stops at the first thing that is wrong.
  for (const name of [
    'PORT',
    'HOST',
    'LOG_LEVEL',
    'LOG_FORMAT',
    'TRUST_PROXY',
    'MAX_CONNECTIONS',
    'MAX_EVENT_STREAMS',
    'MAX_WATCHERS',
    'METRICS_TOKEN',
  ]) {
    attempt(() => readHttpSettings({ [name]: env[name] }));
  }
  attempt(() => readWorkerHttpSettings({ WORKER_PORT: env['WORKER_PORT'] }));
  attempt(() => (env['DATABASE_URL'] ? readDatabaseSettings(env) : null));
  attempt(() => readQueueSettings({ REDIS_URL: env['REDIS_URL'], DATABASE_URL: 'postgres://127.0.0.1/quadrant' }));
  attempt(() => readAccountSettings(env));
  attempt(() => readPrivacySettings(env));
  attempt(() => readQuotaLimits(env));
  for (const name of ['PREVIEWS_PER_ACCOUNT', 'PREVIEWS_WAITING']) {
    attempt(() => readPreviewSettings({ [name]: env[name] }));
  }
  attempt(() => readReportsFrom(env));
  attempt(() => readPublicUrl(env));
  attempt(() => readWorkerSettings(env));
  attempt(() => readDiskSpaceSettings(env));
  attempt(() => readBackupSettings(env, '.'));
  attempt(() => readMailSettings(env));
  attempt(() => readS3Settings(env));
  attempt(() => readTracingSettings(env));
  return wrong;
}

/**
 * Reads all configuration, and checks it before anything starts. An empty variable counts as unset.
 * @throws CannotRun with a sentence for each variable that is wrong, all at once
 */
export function readSettings(surroundings: Surroundings): Settings {
  const { env } = surroundings;
  const wrong = findWrongSettings(env);
  if (wrong.length > 0) throw new CannotRun(wrong.join('\n'));
  const database = env['DATABASE_URL'] ? readDatabaseSettings(env) : null;
  return {
    http: readHttpSettings(env, THIS_MACHINE),
    databaseUrl: database?.url ?? null,
    ownerUrl: database?.ownerUrl ?? null,
    home: findHome(surroundings),
  };
}
