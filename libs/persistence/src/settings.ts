import path from 'node:path';

export interface DatabaseSettings {
  readonly url: string;
  /** Absolute folder of the audit's key and anchors, and of the embedded data where there is one. */
  readonly home: string;
}

/**
 * Reads DATABASE_URL and QUADRANT_HOME (`.quadrant` in the working folder).
 *
 * @throws Error with one sentence when there is no PostgreSQL address
 */
export function readDatabaseSettings(env: NodeJS.ProcessEnv): DatabaseSettings {
  const url = env['DATABASE_URL'];
  if (!url) {
    throw new Error(
      'DATABASE_URL is not set: give the address of a PostgreSQL, or start everything with "quadrant start".',
    );
  }
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url)) {
    throw new Error('DATABASE_URL is not an address of the form postgres://user:password@host:port/database.');
  }
  return { url, home: path.resolve(env['QUADRANT_HOME'] || '.quadrant') };
}
