export interface DatabaseSettings {
  readonly url: string;
}

/**
 * Reads DATABASE_URL.
 *
 * @throws Error with one sentence when it is missing or no PostgreSQL address
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
  return { url };
}
