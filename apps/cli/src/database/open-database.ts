import type { DataSource } from 'typeorm';
import { openAuditHome, type RegisterKey } from '@quadrant/store/audit';
import { sessionOptions } from '@quadrant/store/database';
import { createDataSource, prepareDatabase } from '@quadrant/store/setup';
import { type Patience, startEmbeddedPostgres, whileDatabaseIsAway } from '@quadrant/store/server';
import { closeAfter } from '../close-after.js';
import { explainError } from '../explain-error.js';
import { readSettings, type Settings } from '../settings.js';
import type { Surroundings } from '../surroundings.js';
import { Interruption } from './interruption.js';

export interface OpenDatabase {
  readonly dataSource: DataSource;
  readonly url: string;
  readonly settings: Settings;
  /** This is QUADRANT_HOME as an absolute path. */
  readonly home: string;
  readonly interruption: Interruption;
}

/**
 * Runs `work` on the migrated database and closes everything after it. The embedded PostgreSQL is started when none
 * runs, and then stopped again, even after Ctrl-C; a running one is shared.
 * @param registerKey `adoptAuditKey` for a home that the database does not know
 * @throws CannotRun and EmbeddedPostgresError with sentences, and what `work` throws
 */
export async function withDatabase<T>(
  surroundings: Surroundings,
  work: (database: OpenDatabase) => Promise<T>,
  registerKey?: RegisterKey,
): Promise<T> {
  const settings = readSettings(surroundings);
  const log = (sentence: string) => surroundings.err(`${sentence}\n`);
  const onTrouble = (error: unknown) => log(`In closing: ${explainError(error, surroundings.env)}`);
  const server = await openServer(settings, log);
  const interruption = new Interruption(() => server.stop());
  const workOnServer = async () => {
    const { url } = server;
    const { home, ownerUrl } = settings;
    const audit = openAuditHome(home);
    const roles = await whileDatabaseIsAway({ log, ...server.patience }, () =>
      prepareDatabase({ url, ownerUrl }, audit, log, registerKey),
    );
    const session = sessionOptions(roles, 'application');
    const dataSource = await createDataSource({ url, audit, session }).initialize();
    return closeAfter(
      () => work({ dataSource, url, settings, home, interruption }),
      () => dataSource.destroy(),
      onTrouble,
    );
  };
  const stopServer = () => {
    interruption.end();
    return server.stop();
  };
  return closeAfter(workOnServer, stopServer, onTrouble);
}

export interface OpenServer {
  readonly url: string;
  /**
   * The command waits for its own server while that lives. At DATABASE_URL there may be no server at all, which it
   * reports at once.
   */
  readonly patience: Omit<Patience, 'log'>;
  /** The folder of the embedded data; null at DATABASE_URL. */
  readonly dataFolder: string | null;
  stop(): Promise<void>;
}

/** Finds the server of the settings: that of DATABASE_URL, or the embedded one, which is started when it does not run. */
export async function openServer(
  { databaseUrl, home }: Pick<Settings, 'databaseUrl' | 'home'>,
  log: (sentence: string) => void,
): Promise<OpenServer> {
  if (databaseUrl !== null) {
    return { url: databaseUrl, patience: { limitMs: 0 }, dataFolder: null, stop: () => Promise.resolve() };
  }
  const server = await startEmbeddedPostgres({ home, log });
  const { url, dataFolder } = server;
  return { url, dataFolder, patience: { check: () => server.checkRunning() }, stop: () => server.stop() };
}
