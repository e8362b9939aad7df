import { startEmbeddedPostgres, type EmbeddedPostgres } from '@quadrant/persistence';
import { explainError } from '../explain-error.js';
import type { Settings } from '../settings.js';

export interface KeptDatabase {
  readonly url: string;
  /** Where the data lives, for people. */
  readonly place: string;
  stop(): Promise<void>;
}

export interface KeptDatabaseSettings {
  readonly settings: Settings;
  readonly log: (sentence: string) => void;
  readonly onGiveUp: (sentence: string) => void;
}

/**
 * PostgreSQL for as long as the launcher runs. The embedded one is started again on the same port when it dies: clients
 * then find it where it was.
 */
export async function keepDatabase({ settings, log, onGiveUp }: KeptDatabaseSettings): Promise<KeptDatabase> {
  const { databaseUrl, home } = settings;
  if (databaseUrl !== null) {
    return { url: databaseUrl, place: 'the database of DATABASE_URL', stop: () => Promise.resolve() };
  }
  let isStopping = false;
  let server = await startEmbeddedPostgres({ home, log });
  const { url } = server;
  let restarting: Promise<void> = Promise.resolve();

  const watch = (running: EmbeddedPostgres): void =>
    running.onExit((reason) => {
      restarting = restart(reason);
    });
  const restart = async (reason: string): Promise<void> => {
    if (isStopping) return;
    log(`${reason} It is being restarted.`);
    try {
      server = await startEmbeddedPostgres({ home, log });
      watch(server);
      // Its port may have been taken meanwhile; the processes that use it know the old one only.
      if (server.url !== url) onGiveUp('PostgreSQL came back on another port: start Quadrant again.');
    } catch (error) {
      onGiveUp(explainError(error, {}));
    }
  };
  watch(server);
  return {
    url,
    place: server.dataFolder,
    stop: async () => {
      isStopping = true;
      await restarting;
      await server.stop();
    },
  };
}
