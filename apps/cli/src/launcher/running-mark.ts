import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';

/** A launcher leaves this in its home, so that the next one can say who holds the port. */
interface Mark {
  readonly pid: number;
  readonly port: number;
  /** This machine reaches it at this address. */
  readonly address: string;
}

/** @returns takes the mark away again, unless another launcher has replaced it */
export function leaveMark(home: string, port: number, address: string): () => void {
  const file = markFile(home);
  const draft = `${file}.${process.pid}`;
  const mark: Mark = { pid: process.pid, port, address };
  try {
    writeFileSync(draft, `${JSON.stringify(mark)}\n`, { mode: 0o600 });
    renameSync(draft, file);
  } catch {
    // Without a mark the next launcher calls this one "another program", which does no harm.
  }
  return () => {
    if (readMark(home)?.pid === process.pid) rmSync(file, { force: true });
  };
}

/**
 * Returns the process of another launcher of this home that holds the port. A mark without a process, or a port without
 * an answer, is old.
 */
export async function findRunning(home: string, port: number): Promise<number | null> {
  const mark = readMark(home);
  if (mark === null || mark.port !== port || mark.pid === process.pid || !isAlive(mark.pid)) return null;
  return (await isTaken(port)) ? mark.pid : null;
}

/** Returns the address at which a launcher of this home runs; null where there is none. */
export function findRunningAddress(home: string): string | null {
  const mark = readMark(home);
  return mark !== null && isAlive(mark.pid) ? mark.address : null;
}

const markFile = (home: string): string => path.join(home, 'running.json');

function readMark(home: string): Mark | null {
  try {
    const { pid, port, address } = JSON.parse(readFileSync(markFile(home), 'utf8')) as Partial<Mark>;
    if (typeof pid !== 'number' || typeof port !== 'number') return null;
    return { pid, port, address: typeof address === 'string' ? address : `http://localhost:${port}` };
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const answer = (taken: boolean) => {
      socket.destroy();
      resolve(taken);
    };
    socket.once('connect', () => answer(true)).once('error', () => answer(false));
  });
}
