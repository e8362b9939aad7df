import { setTimeout as sleep } from 'node:timers/promises';
import { Lease } from './lease.js';
import { getPassword } from './password.js';
import { choosePlace } from './place.js';
import { findPostmaster, isServing } from './postmaster-pid.js';
import { stopServer } from './stop.js';

/** Several processes may try at once, and each sees the leases of the others. */
const ATTEMPTS = 5;

/**
 * Stops the embedded server of a home when its owner was killed and nobody else uses it. Another program that uses it, or
 * starts to, keeps it.
 *
 * @throws EmbeddedPostgresError and errors of the connection
 */
export async function stopAbandonedPostgres(home: string): Promise<void> {
  const { data } = choosePlace(home);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const postmaster = findPostmaster(data);
    if (postmaster === null || postmaster.port === null || !isServing(postmaster.pid, data)) return;
    const server = { pid: postmaster.pid, port: postmaster.port };
    const lease = await Lease.open(server, data, getPassword(home), () => undefined);
    if (await lease.release()) return stopServer(data);
    await sleep(200 + Math.random() * 800);
  }
}
