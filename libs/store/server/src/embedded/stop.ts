import { setTimeout as sleep } from 'node:timers/promises';
import { findPostmaster, isServing } from './postmaster-pid.js';

const PATIENCE = 60_000;
const PAUSE = 10;

/**
 * Stops the server of a cluster, whichever process started it, and waits until it has ended. Nothing happens when none
 * runs. Open connections are cut, and committed data is kept. After a minute it is killed without its last checkpoint,
 * which the next start makes up for.
 */
export async function stopServer(data: string): Promise<void> {
  const postmaster = findPostmaster(data);
  if (postmaster === null || !isServing(postmaster.pid, data)) return;
  signal(postmaster.pid, 'SIGINT');
  const deadline = Date.now() + PATIENCE;
  let impatient = false;
  while (isServing(postmaster.pid, data)) {
    if (!impatient && Date.now() > deadline) {
      impatient = true;
      signal(postmaster.pid, 'SIGQUIT');
    }
    await sleep(PAUSE);
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
