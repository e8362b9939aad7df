import {
  closeSync,
  copyFileSync,
  fstatSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs';
import path from 'node:path';
import { isDiskFull } from '@quadrant/store/errors';
import { giveToOwnerOfFolder } from '../home/folder.js';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../home/home-modes.js';
import { makeFolder } from './place.js';

/** Five files of 10 MB are kept: `postgres.log`, and `postgres.log.1` (newest) to `postgres.log.4` (oldest). */
const LARGEST_LOG = 10 * 1024 * 1024;
const OLDER_FILES = 4;

/** The log of the server, and the position at which one start begins in it. */
export interface ServerLog {
  readonly file: string;
  /** The server gets it as its output, because its account may be unable to open the file. It is null on a full disk. */
  readonly descriptor: number | null;
  readonly offset: number;
}

const fileOf = (home: string): string => path.join(home, 'logs', 'postgres.log');

/** Opens the log of the embedded server. When a full disk prevents that, the server runs without a log. */
export function openServerLog(home: string): ServerLog {
  const file = fileOf(home);
  rotateServerLog(home);
  try {
    makeFolder(path.dirname(file), PRIVATE_FOLDER);
    const descriptor = openSync(file, 'a', PRIVATE_FILE);
    giveToOwnerOfFolder(file);
    return { file, descriptor, offset: fstatSync(descriptor).size };
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    return { file, descriptor: null, offset: 0 };
  }
}

/** Closes our end of the log; the server keeps its own. */
export function closeServerLog({ descriptor }: ServerLog): void {
  if (descriptor !== null) closeSync(descriptor);
}

/**
 * Rotates the log when it has more than 10 MB, and deletes the oldest file. The log is copied and emptied, not renamed:
 * the server may outlive its starter, and continues to write to the end of the same file. Lines that come between
 * copying and emptying are lost, as with `copytruncate` of logrotate.
 */
export function rotateServerLog(home: string): void {
  const file = fileOf(home);
  try {
    if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) <= LARGEST_LOG) return;
    rmSync(`${file}.${OLDER_FILES}`, { force: true });
    for (let age = OLDER_FILES - 1; age >= 1; age--) moveIfThere(`${file}.${age}`, `${file}.${age + 1}`);
    copyAside(file);
    truncateSync(file);
  } catch {
    // The next check tries again; a log is no reason to disturb the server.
  }
}

function moveIfThere(from: string, to: string): void {
  if (statSync(from, { throwIfNoEntry: false }) !== undefined) renameSync(from, to);
}

function copyAside(file: string): void {
  try {
    copyFileSync(file, `${file}.1`);
    giveToOwnerOfFolder(`${file}.1`);
  } catch {
    // There is no room for a copy: then the log is emptied without one, which makes room.
    rmSync(`${file}.1`, { force: true });
  }
}

/** Reads what one process has logged since its start. Lines carry the pid, except those before the server can log. */
export function readServerLog({ file, descriptor, offset }: ServerLog, pid: number | undefined): string {
  if (descriptor === null) return '';
  const lines = readFileSync(file).subarray(offset).toString('utf8').split('\n');
  return lines.filter((line) => (/ \[(\d+)\] /.exec(line)?.[1] ?? String(pid)) === String(pid)).join('\n');
}

const LAST_LINES = 5;

/** Returns the last lines of the log, to find out why the server has ended. */
export function lastWordsOf(home: string): string {
  const file = fileOf(home);
  try {
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n').slice(-LAST_LINES);
    return `The last lines of ${file}:\n  ${lines.join('\n  ')}\n`;
  } catch {
    return `${file} cannot be read.`;
  }
}
