import { createHash } from 'node:crypto';
import { existsSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { EmbeddedPostgresError, explainTrouble, WAY_OUT } from '../embedded-postgres-error.js';
import { makeFolders } from '../home/folder.js';
import { homeMode, tightenHome } from '../home/home-modes.js';
import { canReach, findAccount, getUnprivilegedAccount, isRoot, type Account } from '../home/unprivileged-user.js';

export interface Place {
  /** It is QUADRANT_HOME, absolute and without links: port, password and logs are here. */
  readonly home: string;
  /** The folder that holds the cluster: the home, or a folder of the system where root's home is closed to others. */
  readonly folder: string;
  readonly data: string;
  /** Null means the account of this process. */
  readonly account: Account | null;
}

/** Holds what must not be in a closed home: data by a hash of the home, copies of the programs by version. */
export const SYSTEM_FOLDER = '/var/lib/quadrant';

/**
 * Chooses the place and makes its folders, except for the cluster.
 *
 * @throws EmbeddedPostgresError when a folder cannot be made, or an existing cluster belongs to somebody else.
 */
export function choosePlace(home: string): Place {
  const made = makeFolder(path.resolve(home), homeMode());
  tightenHome(made);
  return isRoot() ? placeForRoot(made) : placeForUser(made);
}

/** Tells whether a folder holds a complete cluster: initdb works in another folder, which is then renamed. */
export function isCluster(data: string): boolean {
  return existsSync(path.join(data, 'PG_VERSION'));
}

/**
 * Tells whether a start in this home would find data of the embedded PostgreSQL. It makes nothing.
 *
 * @param home absolute, without links
 */
export function hasEmbeddedData(home: string): boolean {
  const inHome = path.join(home, 'postgres');
  // Root leaves alone what belongs to root: PostgreSQL refuses to be root.
  const isPassedOver = isRoot() && existsSync(inHome) && statSync(inHome).uid === 0;
  return (!isPassedOver && isCluster(inHome)) || isCluster(path.join(systemFolderOf(home), 'postgres'));
}

function placeForUser(home: string): Place {
  const data = path.join(home, 'postgres');
  const owner = existsSync(data) ? statSync(data).uid : undefined;
  if (owner !== undefined && process.getuid !== undefined && owner !== process.getuid()) {
    throw new EmbeddedPostgresError(
      `${data} belongs to ${nameOf(owner)}: Quadrant was started there by root or by that user before. ` +
        `Start it like that again, or set QUADRANT_HOME to another folder. ${WAY_OUT}`,
    );
  }
  if (existsSync(path.join(systemFolderOf(home), 'postgres'))) {
    throw new EmbeddedPostgresError(
      `root keeps the data of ${home} in ${systemFolderOf(home)}. Start Quadrant as root again, or set QUADRANT_HOME to another folder. ${WAY_OUT}`,
    );
  }
  return { home, folder: home, data, account: null };
}

function placeForRoot(home: string): Place {
  const inHome = path.join(home, 'postgres');
  if (existsSync(inHome) && statSync(inHome).uid !== 0) return placeOfCluster(home, inHome);
  const outside = path.join(systemFolderOf(home), 'postgres');
  if (existsSync(outside) && statSync(outside).uid !== 0) return placeOfCluster(home, outside);
  const account = getUnprivilegedAccount();
  if (canReach(home, account)) return { home, folder: home, data: inHome, account };
  return { home, folder: makeFolder(systemFolderOf(home)), data: outside, account };
}

/** A cluster is always run by the user who owns it: `sudo` does not take it away. */
function placeOfCluster(home: string, data: string): Place {
  const owner = statSync(data).uid;
  const account = findAccount(owner);
  const folder = path.dirname(data);
  if (account !== null && canReach(folder, account)) return { home, folder, data, account };
  throw new EmbeddedPostgresError(
    account === null
      ? `${data} belongs to user id ${owner}, which has no name on this machine. Give the folder to the user "postgres" or "nobody". ${WAY_OUT}`
      : `${data} belongs to ${account.name}, who cannot reach it any more: a folder above it is closed to others. ${WAY_OUT}`,
  );
}

function systemFolderOf(home: string): string {
  return path.join(SYSTEM_FOLDER, createHash('sha256').update(home).digest('hex').slice(0, 16));
}

function nameOf(uid: number): string {
  const account = findAccount(uid);
  return account === null ? `user id ${uid}` : `the user ${account.name}`;
}

/** Makes a folder. If root makes it, others may read it unless a mode is given. Existing folders stay as they are. */
export function makeFolder(folder: string, mode = isRoot() ? 0o755 : undefined): string {
  try {
    makeFolders(folder, mode);
    return realpathSync(folder);
  } catch (error) {
    throw explainTrouble(folder, error);
  }
}
