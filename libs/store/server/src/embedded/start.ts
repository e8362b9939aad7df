import { isDatabaseOutage } from '@quadrant/store/errors';
import { locateBinaries, type PackageImporter } from './binaries.js';
import { DATABASE_NAME, DATABASE_USER, ensureCluster, resetPassword } from './cluster.js';
import { Lease } from './lease.js';
import { getPassword, hasPassword } from './password.js';
import { choosePlace, isCluster, type Place } from './place.js';
import { findPostmaster, isServing } from './postmaster-pid.js';
import { preparePrograms } from './programs.js';
import { getRunningServer, type ServerSettings } from './server.js';
import { EmbeddedPostgresError, WAY_OUT } from '../embedded-postgres-error.js';
import { lastWordsOf, rotateServerLog } from './server-log.js';
import { stopServer } from './stop.js';

export interface EmbeddedPostgresOptions {
  /** This is QUADRANT_HOME: it holds the cluster, its password, port and log. It is made when it is missing. */
  readonly home: string;
  /** It gets a sentence when something happens that a person should know. */
  readonly log?: (sentence: string) => void;
  /** False is fast but loses data in a crash, for tests. The default is true. */
  readonly durable?: boolean;
  readonly importer?: PackageImporter;
}

/** Binds this process to the embedded server. */
export interface EmbeddedPostgres {
  /** The address of the database `quadrant`, which includes user and password. */
  readonly url: string;
  /** The folder of the cluster: `<home>/postgres`, or outside a home that PostgreSQL's account cannot reach. */
  readonly dataFolder: string;
  /** Tells whether this process has to stop the server. That may change later, when the owner ends and leaves it running. */
  readonly owned: boolean;
  /**
   * Ends the bond. An owner stops the server and waits for its end, unless other processes still use it: then one of
   * them becomes the owner.
   */
  stop(): Promise<void>;
  /** The listener gets a sentence once, when the server ends without `stop`. Start again: the port will be the same. */
  onExit(listener: (reason: string) => void): void;
  /** Throws an EmbeddedPostgresError with its last log lines when the server has ended. */
  checkRunning(): void;
}

/**
 * Starts the embedded PostgreSQL of a home, or attaches to the one that runs there. Safe to call from any number of
 * processes at once: one becomes the owner. A server whose owner died is adopted.
 *
 * @throws EmbeddedPostgresError with a sentence that says what is wrong and what to do: no programs for this platform,
 * a full, closed or foreign folder, a cluster of another version, a server that does not start.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log = () => undefined, durable = true } = options;
  const binaries = await locateBinaries(options.importer);
  const place = choosePlace(options.home);
  if (place.folder !== place.home && !isCluster(place.data)) {
    log(`The user ${place.account?.name} cannot reach ${place.home}; the data of PostgreSQL is kept in ${place.data}.`);
  }
  const programs = preparePrograms(binaries, place, log);
  const passwordLost = isCluster(place.data) && !hasPassword(place.home) && !isRunning(place);
  const password = getPassword(place.home);
  await ensureCluster(place, programs, password, durable);
  if (passwordLost) {
    resetPassword(place, programs, password);
    log(`The password of PostgreSQL was missing in ${place.home}/secrets; it has a new one.`);
  }
  return bind(place, () => getRunningServer(place, programs, { password, durable, log }), { password, durable, log });
}

const LOOK_AT_LOG_MS = 10_000;

async function bind(place: Place, getServer: () => ReturnType<typeof getRunningServer>, settings: ServerSettings) {
  const listeners: ((reason: string) => void)[] = [];
  const tell = () => {
    for (const listener of listeners.splice(0)) listener(`PostgreSQL in ${place.data} has ended unexpectedly.`);
  };
  const { server, lease } = await leaseServer(place, getServer, settings.password, tell);
  // The owner of the server bounds its log: the process that began to write it may have ended.
  const rotation = setInterval(() => {
    if (lease.owned) rotateServerLog(place.home);
  }, LOOK_AT_LOG_MS).unref();
  let stopped: Promise<void> | null = null;
  const stop = async () => {
    clearInterval(rotation);
    if (await lease.release()) await stopServer(place.data);
  };
  return {
    url: `postgres://${DATABASE_USER}:${settings.password}@127.0.0.1:${server.port}/${DATABASE_NAME}`,
    dataFolder: place.data,
    get owned() {
      return lease.owned;
    },
    stop: () => (stopped ??= stop()),
    onExit: (listener: (reason: string) => void) => void listeners.push(listener),
    checkRunning: () => {
      if (isRunning(place)) return;
      throw new EmbeddedPostgresError(`PostgreSQL in ${place.data} has ended. ${lastWordsOf(place.home)} ${WAY_OUT}`);
    },
  };
}

/**
 * The owner may stop the server before we get our lease: then another one is started. A server that runs and does not
 * let us in yet is asked again.
 */
async function leaseServer(
  place: Place,
  getServer: () => ReturnType<typeof getRunningServer>,
  password: string,
  onGone: () => void,
) {
  for (let lost = 0; ;) {
    const server = await getServer();
    try {
      return { server, lease: await Lease.open(server, place.data, password, onGone) };
    } catch (error) {
      const isAlive = isServing(server.pid, place.data);
      if (isAlive && !isDatabaseOutage(error)) throw error;
      if (!isAlive && ++lost === 3) throw error;
    }
  }
}

function isRunning({ data }: Place): boolean {
  const postmaster = findPostmaster(data);
  return postmaster !== null && isServing(postmaster.pid, data);
}
