import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { answers } from './connection.js';
import { EmbeddedPostgresError, explainTrouble, WAY_OUT } from '../embedded-postgres-error.js';
import type { Place } from './place.js';
import { choosePort, writePort } from './port.js';
import { disarmPidFile, findPostmaster, isAlive, isServing, removeEmptyPidFile } from './postmaster-pid.js';
import type { Programs } from './programs.js';
import { closeServerLog, lastWordsOf, openServerLog, readServerLog } from './server-log.js';

/** A server that answers on 127.0.0.1. */
export interface RunningServer {
  readonly pid: number;
  readonly port: number;
}

export interface ServerSettings {
  readonly password: string;
  /** False: nothing survives a power cut, for tests. */
  readonly durable: boolean;
  readonly log: (sentence: string) => void;
}

/** Without a living server. One that lives is waited for, however long: a slow machine is no failure. */
const PATIENCE = 5 * 60_000;
const SILENCE = 15_000;
const PAUSE = 20;

/** Reasons to try again: another process was faster, or parts of a killed server are still on their way out. */
const PASSING = /bogus data in lock file|pre-existing shared memory block|could not create any TCP\/IP sockets/;
const STATE_OF_LOCK = /" (?:already exists|is empty)/;

const isPassing = (said: string): boolean =>
  PASSING.test(said) || (said.includes('lock file "') && STATE_OF_LOCK.test(said));

/**
 * Gives the running server of a cluster, and starts one if there is none. Any number of processes may call this at
 * once: the lock file of PostgreSQL lets one server live, and the others wait until it answers.
 *
 * It waits as long as the process of the server lives, and says so now and then.
 *
 * @throws EmbeddedPostgresError with what PostgreSQL said when it does not start.
 */
export async function getRunningServer(
  place: Place,
  programs: Programs,
  settings: ServerSettings,
): Promise<RunningServer> {
  let deadline = Date.now() + PATIENCE;
  let silentUntil = Date.now() + SILENCE;
  let start: Start | null = null;
  for (;;) {
    const postmaster = findPostmaster(place.data);
    if (postmaster !== null && isServing(postmaster.pid, place.data)) {
      const { pid, port, status } = postmaster;
      if (status === 'ready' && port !== null && (await answers(port, settings.password))) {
        writePort(place.home, port);
        return { pid, port };
      }
      deadline = Date.now() + PATIENCE;
      if (Date.now() > silentUntil) {
        silentUntil = Date.now() + SILENCE;
        settings.log(`PostgreSQL (process ${pid}) is ${status || 'starting'} and does not answer yet. Quadrant waits.`);
      }
    } else if (start === null || start.hasEnded()) {
      start?.throwUnlessPassing();
      if (postmaster === null) removeEmptyPidFile(place.data);
      else if (isAlive(postmaster.pid)) disarmPidFile(place.data, postmaster);
      start = await startServer(place, programs, settings);
    }
    if (Date.now() > deadline) {
      throw new EmbeddedPostgresError(
        `PostgreSQL in ${place.data} does not start. ${lastWordsOf(place.home)} ${WAY_OUT}`,
      );
    }
    await sleep(PAUSE);
  }
}

interface Start {
  hasEnded(): boolean;
  throwUnlessPassing(): void;
}

async function startServer(place: Place, programs: Programs, settings: ServerSettings): Promise<Start> {
  const port = await choosePort(place.home, settings.log);
  const log = openServerLog(place.home);
  // No Unix socket: the temporary folder may be closed, and a path in it is limited to 107 bytes.
  const options = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port,
    ...BOUNDED,
    ...(settings.durable ? {} : CARELESS),
  };
  const words = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // A process group of its own: Ctrl-C must not stop the database before the programs that use it.
  const child = spawn(programs.postgres, ['-D', place.data, ...words], {
    ...programs.spawnOptions,
    detached: true,
    stdio: ['ignore', log.descriptor ?? 'ignore', log.descriptor ?? 'ignore'],
  });
  child.unref();
  closeServerLog(log);
  const failed = watchFailure(child);
  return {
    hasEnded: () => child.exitCode !== null || child.signalCode !== null || failed() !== null,
    throwUnlessPassing: () => {
      const said = failed() ?? readServerLog(log, child.pid);
      if (said instanceof Error) throw explainTrouble(place.data, said);
      if (!isPassing(said)) throw explainTrouble(place.data, said, lastWordsOf(place.home));
    },
  };
}

/**
 * Bounds for what the server keeps beside the data, so that it does not fill a small disk by itself. The figures of
 * `max_wal_size` are in docs/disk-space.md. There is no limit for temporary files: a large refresh may need them, and on a full
 * disk they fail one statement and are removed.
 */
const BOUNDED = {
  max_wal_size: '256MB',
  min_wal_size: '64MB',
  wal_keep_size: 0,
  max_slot_wal_keep_size: '256MB',
  // Only the server itself reads the log, after a crash. So a table that one transaction makes and fills, as those of a refresh and a
  // restore, is synced at its end and not written twice (manual, 14.4.7).
  wal_level: 'minimal',
  max_wal_senders: 0,
};

const CARELESS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

function watchFailure(child: ChildProcess): () => Error | null {
  let failure: Error | null = null;
  child.once('error', (error) => (failure = error));
  return () => failure;
}
