import { createDataSource, migrateWithLock, startEmbeddedPostgres, type DataSource } from '@quadrant/persistence';
import { readSettings, type Settings } from '../settings.js';
import type { Surroundings } from '../surroundings.js';

/** The database of this installation: PostgreSQL at DATABASE_URL, or the embedded one. */
export interface OpenDatabase {
  readonly dataSource: DataSource;
  readonly url: string;
  readonly settings: Settings;
}

/**
 * Runs `work` on the migrated database and closes everything after it. The embedded PostgreSQL is started when nothing
 * runs, and then stopped again; one that runs is shared.
 *
 * @throws CannotRun and EmbeddedPostgresError with sentences, and what `work` throws
 */
export async function withDatabase<T>(
  surroundings: Surroundings,
  work: (database: OpenDatabase) => Promise<T>,
): Promise<T> {
  const settings = readSettings(surroundings);
  const server = await openServer(surroundings, settings);
  try {
    const dataSource = await createDataSource({ url: server.url }).initialize();
    try {
      await migrateWithLock(dataSource, (sentence) => surroundings.err(`${sentence}\n`));
      return await work({ dataSource, url: server.url, settings });
    } finally {
      await dataSource.destroy();
    }
  } finally {
    await server.stop();
  }
}

async function openServer(surroundings: Surroundings, { databaseUrl, home }: Settings) {
  if (databaseUrl !== null) return { url: databaseUrl, stop: () => Promise.resolve() };
  const server = await startEmbeddedPostgres({ home, log: (sentence) => surroundings.err(`${sentence}\n`) });
  return { url: server.url, stop: stopOnce(() => server.stop()) };
}

/** Somebody who presses Ctrl-C shall not leave a database behind. */
function stopOnce(stop: () => Promise<void>): () => Promise<void> {
  const interrupted = (signal: NodeJS.Signals) => {
    void stop().finally(() => process.kill(process.pid, signal));
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.once(signal, interrupted);
  return async () => {
    for (const signal of signals) process.removeListener(signal, interrupted);
    await stop();
  };
}
