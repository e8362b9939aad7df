import { setTimeout as sleep } from 'node:timers/promises';
import {
  FOREIGN_SERVER_MS,
  measureFree,
  type Patience,
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '@quadrant/store/server';
import { CannotRun } from '../exit-code.js';
import { explainError } from '../explain-error.js';
import type { Settings } from '../settings.js';

export interface KeptDatabase {
  readonly url: string;
  /** Tells people where the data lives. */
  readonly place: string;
  readonly patience: Omit<Patience, 'log'>;
  /** The folder of the embedded server; null where the data belongs to another server. */
  readonly dataFolder: string | null;
  stop(): Promise<void>;
}

export interface KeptDatabaseSettings {
  readonly settings: Settings;
  readonly log: (sentence: string) => void;
  readonly onGiveUp: (sentence: string) => void;
  readonly startServer?: typeof startEmbeddedPostgres;
}

/** A server that lived this long did not die of its start: the next one begins at once. */
const LIVED_MS = 30_000;
/** The pauses before repeated starts are 1, 2, 4, 8, 10, 10, … seconds. */
const LONGEST_PAUSE_MS = 10_000;
/** Repeated starts may fail this often for another reason than a full disk: one and a half minutes. */
const MOST_FAILED_STARTS = 12;
const LOOK_MS = 1_000;
/** Two WAL segments have 16 MB each: the end of recovery after a crash writes one, and the next transactions another. */
const ROOM_TO_START = 32 * 1024 ** 2;

/**
 * Keeps PostgreSQL running for as long as the launcher runs. When the embedded one dies, it is started again on the
 * same port, where clients find it. On a full disk it waits, however long, until there is room.
 */
export async function keepDatabase(keep: KeptDatabaseSettings): Promise<KeptDatabase> {
  const { databaseUrl } = keep.settings;
  if (databaseUrl !== null) {
    return {
      url: databaseUrl,
      place: 'the database of DATABASE_URL',
      patience: { limitMs: FOREIGN_SERVER_MS },
      dataFolder: null,
      stop: () => Promise.resolve(),
    };
  }
  const kept = new KeptServer(keep);
  const server = await kept.begin();
  return {
    url: server.url,
    place: server.dataFolder,
    patience: { check: () => kept.check() },
    dataFolder: server.dataFolder,
    stop: () => kept.stop(),
  };
}

class KeptServer {
  private server: EmbeddedPostgres | null = null;
  private startedAt = 0;
  private shortLives = 0;
  private restarting: Promise<void> = Promise.resolve();
  private readonly stopping = new AbortController();
  private gaveUp: string | null = null;

  constructor(private readonly keep: KeptDatabaseSettings) {}

  async begin(): Promise<EmbeddedPostgres> {
    return this.watch(await this.start());
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.restarting;
    await this.server?.stop();
  }

  /** Throws when the server is not started again any more. */
  check(): void {
    if (this.gaveUp !== null) throw new CannotRun(this.gaveUp);
    if (this.stopping.signal.aborted) throw new CannotRun('PostgreSQL has been stopped.');
  }

  private giveUp(sentence: string): void {
    this.gaveUp = sentence;
    this.keep.onGiveUp(sentence);
  }

  private start(): Promise<EmbeddedPostgres> {
    const { settings, log, startServer = startEmbeddedPostgres } = this.keep;
    return startServer({ home: settings.home, log });
  }

  private watch(server: EmbeddedPostgres): EmbeddedPostgres {
    this.server = server;
    this.startedAt = performance.now();
    server.onExit((reason) => {
      if (!this.stopping.signal.aborted) this.restarting = this.restart(server, reason);
    });
    return server;
  }

  private async restart({ url, dataFolder }: EmbeddedPostgres, reason: string): Promise<void> {
    const { log } = this.keep;
    this.shortLives = performance.now() - this.startedAt < LIVED_MS ? this.shortLives + 1 : 0;
    log(`${reason} It is being restarted.`);
    let said = '';
    for (let failures = 0; ; failures++) {
      await this.pause(dataFolder, failures + this.shortLives);
      if (this.stopping.signal.aborted) return;
      try {
        const server = this.watch(await this.start());
        if (failures > 0) log('PostgreSQL runs again.');
        // Its port may have been taken in the meantime, and the processes that use it know only the old one.
        if (server.url !== url) this.giveUp('PostgreSQL came back on another port: start Quadrant again.');
        return;
      } catch (error) {
        const isFull = await isNearlyFull(dataFolder);
        const sentence = isFull
          ? `PostgreSQL cannot start: the disk that holds ${dataFolder} is full. It starts by itself when there is room.`
          : explainError(error, {});
        if (sentence !== said) log((said = sentence));
        if (!isFull && failures + 1 >= MOST_FAILED_STARTS)
          return this.giveUp(`PostgreSQL did not start again. ${sentence}`);
      }
    }
  }

  /** Waits before the next start, longer each time, or only until a full disk has room again. */
  private async pause(folder: string, failures: number): Promise<void> {
    if (failures === 0) return;
    const { signal } = this.stopping;
    const endsAt = performance.now() + Math.min(LONGEST_PAUSE_MS, 500 * 2 ** failures);
    const wasFull = await isNearlyFull(folder);
    while (performance.now() < endsAt && !signal.aborted) {
      await sleep(LOOK_MS, undefined, { signal }).catch(() => undefined);
      if (wasFull && !(await isNearlyFull(folder))) return;
    }
  }
}

const isNearlyFull = (folder: string): Promise<boolean> =>
  measureFree(folder).then(
    (free) => free < ROOM_TO_START,
    () => false,
  );
