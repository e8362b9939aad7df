import { closeSync, existsSync, fstatSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { giveToOwnerOfFolder } from './folder.js';
import { makeFolder } from './place.js';

const LARGEST_LOG = 10_000_000;

/** The log of the server, and where in it one start begins. */
export interface ServerLog {
  readonly file: string;
  /** Handed to the server as its output: the file may lie where its account cannot open it. */
  readonly descriptor: number;
  readonly offset: number;
}

/** Opens the log of the embedded server; a log of more than 10 MB is put aside, and the one before it forgotten. */
export function openServerLog(home: string): ServerLog {
  const file = path.join(makeFolder(path.join(home, 'logs')), 'postgres.log');
  if (existsSync(file) && statSync(file).size > LARGEST_LOG) renameSync(file, `${file}.1`);
  const descriptor = openSync(file, 'a', 0o600);
  giveToOwnerOfFolder(file);
  return { file, descriptor, offset: fstatSync(descriptor).size };
}

/** Closes our end of the log; the server keeps its own. */
export function closeServerLog(log: ServerLog): void {
  closeSync(log.descriptor);
}

/** What one process has said since its start. Lines carry the pid; lines before the server can log carry none. */
export function readServerLog(log: ServerLog, pid: number | undefined): string {
  const lines = readFileSync(log.file).subarray(log.offset).toString('utf8').split('\n');
  return lines.filter((line) => (/ \[(\d+)\] /.exec(line)?.[1] ?? String(pid)) === String(pid)).join('\n');
}
