import { execFile, spawnSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { EmbeddedPostgresError, explainTrouble, WAY_OUT } from '../embedded-postgres-error.js';
import { isCluster, type Place } from './place.js';
import { isAlive } from './postmaster-pid.js';
import type { Programs } from './programs.js';

/** The superuser of the embedded cluster, and the database in it. */
export const DATABASE_USER = 'quadrant';
export const DATABASE_NAME = 'quadrant';

const run = promisify(execFile);
let initialisations = 0;

/**
 * Ensures that there is a cluster of the right version. A new one is made beside its place and renamed into it. So a
 * killed initdb leaves no half cluster, and when several processes make one at once, exactly one wins.
 *
 * @throws EmbeddedPostgresError when the folder cannot be written, holds something else or another major version.
 */
export async function ensureCluster(
  place: Place,
  programs: Programs,
  password: string,
  durable: boolean,
): Promise<void> {
  const { data } = place;
  removeAbandoned(data);
  finishUpgrade(data);
  if (isCluster(data)) return checkVersion(data, programs.major);
  if (existsSync(data) && readdirSync(data).length > 0) {
    throw new EmbeddedPostgresError(
      `${data} holds files, but no PostgreSQL cluster. Move them away, or set QUADRANT_HOME to another folder. ${WAY_OUT}`,
    );
  }
  const draft = `${data}.init-${process.pid}-${++initialisations}`;
  try {
    await initialise(draft, place, programs, password, durable);
    moveIntoPlace(draft, data);
  } catch (error) {
    throw explainTrouble(data, error);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

async function initialise(draft: string, place: Place, programs: Programs, password: string, durable: boolean) {
  const passwordDraft = `${draft}.password`;
  try {
    mkdirSync(draft, { mode: 0o700 });
    writeFileSync(passwordDraft, password, { mode: 0o600 });
    if (place.account) {
      for (const file of [draft, passwordDraft]) chownSync(file, place.account.uid, place.account.gid);
    }
    // The built-in locale provider sorts text alike on every machine, and needs no installed locale.
    const locale = ['-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
    // Nobody can guess 192 random bits: hashing them 4,096 times cost every connection 8 ms of CPU.
    const login = [
      ...['-U', DATABASE_USER, '--auth=scram-sha-256', `--pwfile=${passwordDraft}`],
      '--set=scram_iterations=1',
    ];
    const sync = durable ? [] : ['--no-sync'];
    await run(programs.initdb, ['-D', draft, ...login, ...locale, ...sync], programs.spawnOptions);
  } finally {
    rmSync(passwordDraft, { force: true });
  }
}

function moveIntoPlace(draft: string, data: string): void {
  try {
    renameSync(draft, data);
  } catch (error) {
    if (!isCluster(data)) throw error;
  }
}

/** Removes what a killed process left while it made a cluster. */
function removeAbandoned(data: string): void {
  const prefix = `${path.basename(data)}.init-`;
  for (const name of readdirSync(path.dirname(data))) {
    if (!name.startsWith(prefix) || isAlive(Number.parseInt(name.slice(prefix.length), 10))) continue;
    rmSync(path.join(path.dirname(data), name), { recursive: true, force: true });
  }
}

/** Reads which major version of PostgreSQL wrote a cluster. */
export const readClusterMajor = (data: string): number =>
  Number(readFileSync(path.join(data, 'PG_VERSION'), 'utf8').trim());

/** Upgraded data has this name from the moment at which it is whole until the old data was moved away. */
export const readyPlaceOf = (data: string): string => `${data}.upgraded`;

/** A process that is killed while it exchanges old data for upgraded data leaves no data at all for a moment. */
function finishUpgrade(data: string): void {
  if (existsSync(data) || !isCluster(readyPlaceOf(data))) return;
  try {
    renameSync(readyPlaceOf(data), data);
  } catch (error) {
    // Another process was faster.
    if (!isCluster(data)) throw error;
  }
}

function checkVersion(data: string, major: number): void {
  const found = readClusterMajor(data);
  if (found === major) return;
  if (found > major) {
    throw new EmbeddedPostgresError(
      `${data} was written by PostgreSQL ${found}, and this version of Quadrant brings only PostgreSQL ${major}: start the newer ` +
        `version again. ${WAY_OUT}`,
    );
  }
  throw new EmbeddedPostgresError(
    `${data} was written by PostgreSQL ${found}, and this version of Quadrant brings PostgreSQL ${major}. Call "quadrant ` +
      `upgrade-database": it copies all data, compares it, and keeps the old folder. ${WAY_OUT}`,
  );
}

/**
 * Gives the superuser a new password by the single-user mode, for a cluster whose password file was lost. No server may
 * be running on it.
 *
 * @throws EmbeddedPostgresError with what PostgreSQL said when it fails.
 */
export function resetPassword(place: Place, programs: Programs, password: string): void {
  const outcome = spawnSync(programs.postgres, ['--single', '-D', place.data, 'postgres'], {
    ...programs.spawnOptions,
    encoding: 'utf8',
    input: `alter role ${DATABASE_USER} password '${password}'\n`,
  });
  if (outcome.status !== 0 || /ERROR|FATAL/.test(outcome.stderr)) {
    throw explainTrouble(place.data, outcome.error ?? outcome.stderr);
  }
}
