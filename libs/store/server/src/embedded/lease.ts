import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { ensureDatabase, maintenanceClient } from './connection.js';
import { isServing } from './postmaster-pid.js';
import type { RunningServer } from './server.js';

/** It is any number that nobody else locks in the maintenance database. */
const OWNER_LOCK = 7_283_001;
const LEASE_NAME = 'quadrant lease';
const SUCCESSION_INTERVAL = 1000;

/**
 * Binds one process to the running server by a connection that stays open. Among all processes that use the server, the
 * one that holds an advisory lock is its owner. The lock ends with its process, however that ends. Then another process
 * that uses the server takes it within a second, or otherwise the next one that starts.
 */
export class Lease {
  private client: Client | null = null;
  private owner = false;
  private released = false;
  private readonly succession: NodeJS.Timeout;

  private constructor(
    private readonly server: RunningServer,
    private readonly data: string,
    private readonly password: string,
    private readonly onGone: () => void,
  ) {
    this.succession = setInterval(() => void this.takeOwnership(), SUCCESSION_INTERVAL).unref();
  }

  /**
   * Opens the lease and, at the first start, makes the database.
   *
   * @param onGone called once when the server ends and this process has not asked it to.
   * @throws the error of the connection when the server is gone again.
   */
  static async open(server: RunningServer, data: string, password: string, onGone: () => void): Promise<Lease> {
    const lease = new Lease(server, data, password, onGone);
    try {
      const client = await lease.connect();
      await ensureDatabase(client);
      holdLoop(client, false);
      return lease;
    } catch (error) {
      await lease.release();
      throw error;
    }
  }

  get owned(): boolean {
    return this.owner;
  }

  /** Ends the lease. @returns whether no process needs the server any more, so that the caller must stop it. */
  async release(): Promise<boolean> {
    this.released = true;
    clearInterval(this.succession);
    // It is kept here, because a server that ends meanwhile resets it.
    const { client } = this;
    if (client === null) return false;
    holdLoop(client, true);
    await this.takeOwnership();
    const last = this.owner && !(await this.hasOthers(client));
    await client.end().catch(() => undefined);
    return last;
  }

  private async connect(): Promise<Client> {
    const client = maintenanceClient(this.server.port, this.password, LEASE_NAME);
    await client.connect();
    client.once('end', () => void this.reconnect());
    this.client = client;
    await this.takeOwnership();
    return client;
  }

  /** A crash of one backend ends every connection, but the server lives on. */
  private async reconnect(): Promise<void> {
    this.client = null;
    this.owner = false;
    while (!this.released && isServing(this.server.pid, this.data)) {
      const client = await this.connect().catch(() => null);
      if (client !== null) return this.released ? client.end() : holdLoop(client, false);
      await sleep(100, undefined, { ref: false });
    }
    clearInterval(this.succession);
    if (!this.released) this.onGone();
  }

  private async takeOwnership(): Promise<void> {
    if (this.owner || this.client === null) return;
    const question = 'select pg_try_advisory_lock($1) as taken';
    // `reconnect` handles a lost connection.
    const answer = await this.client.query<{ taken: boolean }>(question, [OWNER_LOCK]).catch(() => null);
    this.owner ||= answer?.rows[0]?.taken === true;
  }

  private async hasOthers(client: Client): Promise<boolean> {
    const question = 'select 1 from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()';
    const answer = await client.query(question, [LEASE_NAME]).catch(() => null);
    return (answer?.rowCount ?? 0) > 0;
  }
}

/** An open lease must not keep a program alive that has nothing more to do. */
function holdLoop(client: Client, hold: boolean): void {
  const connection = client as Client & { ref(): void; unref(): void };
  if (hold) connection.ref();
  else connection.unref();
}
