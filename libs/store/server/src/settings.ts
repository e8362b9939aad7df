import path from 'node:path';

export interface DatabaseSettings {
  readonly url: string;
  /** The address of the same database for the owner of its tables. It is null where DATABASE_URL has that user. */
  readonly ownerUrl: string | null;
  /** The absolute folder of the audit's key and anchors, and of the embedded data if there is any. */
  readonly home: string;
}

/**
 * Reads DATABASE_URL, DATABASE_OWNER_URL and QUADRANT_HOME (`.quadrant` in the working folder).
 *
 * @throws Error with one sentence when there is no PostgreSQL address, or an address is none
 */
export function readDatabaseSettings(env: NodeJS.ProcessEnv): DatabaseSettings {
  const url = env['DATABASE_URL'];
  if (!url) {
    throw new Error(
      'DATABASE_URL is not set: give the address of a PostgreSQL, or start everything with "quadrant start".',
    );
  }
  return {
    url: postgresAddress('DATABASE_URL', url),
    ownerUrl: env['DATABASE_OWNER_URL'] ? postgresAddress('DATABASE_OWNER_URL', env['DATABASE_OWNER_URL']) : null,
    home: path.resolve(env['QUADRANT_HOME'] || '.quadrant'),
  };
}

function postgresAddress(variable: string, url: string): string {
  if (/^postgres(ql)?:\/\//.test(url) && URL.canParse(url)) return url;
  throw new Error(`${variable} is not an address of the form postgres://user:password@host:port/database.`);
}
