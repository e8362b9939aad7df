import { randomInt } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { giveToOwnerOfFolder } from '../home/folder.js';
import { PRIVATE_FILE } from '../home/home-modes.js';

/** Below the range from which operating systems serve outgoing connections, so that the port is free next time too. */
const LOWEST = 20_000;
const HIGHEST = 32_000;

/**
 * The port of the last time, so that clients that are still running find the restarted server; another one when a
 * program has taken it meanwhile.
 */
export async function choosePort(home: string, log: (sentence: string) => void): Promise<number> {
  const last = readPort(home);
  if (last !== null) {
    if (await isFree(last)) return last;
    log(`Another program has taken port ${last}; PostgreSQL gets a new one.`);
  }
  for (;;) {
    const port = randomInt(LOWEST, HIGHEST);
    if (await isFree(port)) return port;
  }
}

/** Keeps the port for the next start. */
export function writePort(home: string, port: number): void {
  if (readPort(home) === port) return;
  writeFileSync(portFile(home), `${port}\n`, { mode: PRIVATE_FILE });
  giveToOwnerOfFolder(portFile(home));
}

function readPort(home: string): number | null {
  try {
    return Number(readFileSync(portFile(home), 'utf8')) || null;
  } catch {
    return null;
  }
}

function portFile(home: string): string {
  return path.join(home, 'postgres-port');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
