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

/**
 * Several launchers may run with one home, each on its own port, so each adds its mark to those of the others.
 *
 * @returns takes this mark away again, and leaves those of the others
 */
export function leaveMark(home: string, port: number, address: string): () => void {
  writeMarks(home, [...othersOf(home), { pid: process.pid, port, address }]);
  return () => writeMarks(home, othersOf(home));
}

/**
 * Returns who holds the port: the process of another launcher of this home, another program, or nobody. A mark without a
 * process, or a port without an answer, is old.
 */
export async function findHolder(home: string, port: number): Promise<number | 'another program' | null> {
  if (!(await isTaken(port))) return null;
  return othersOf(home).find((each) => each.port === port)?.pid ?? 'another program';
}

/** Returns the address at which a launcher of this home runs, the last one started; null where there is none. */
export function findRunningAddress(home: string): string | null {
  return readMarks(home).at(-1)?.address ?? null;
}

const markFile = (home: string): string => path.join(home, 'running.json');

const othersOf = (home: string): Mark[] => readMarks(home).filter(({ pid }) => pid !== process.pid);

/** Reads the marks of the processes that are still there. */
function readMarks(home: string): Mark[] {
  try {
    const content: unknown = JSON.parse(readFileSync(markFile(home), 'utf8'));
    // An earlier version kept one mark, without a list.
    return (Array.isArray(content) ? content : [content]).flatMap(readMark).filter(({ pid }) => isAlive(pid));
  } catch {
    return [];
  }
}

function readMark(content: unknown): Mark[] {
  const { pid, port, address } = content as Partial<Mark>;
  if (typeof pid !== 'number' || typeof port !== 'number') return [];
  return [{ pid, port, address: typeof address === 'string' ? address : `http://localhost:${port}` }];
}

function writeMarks(home: string, marks: readonly Mark[]): void {
  const file = markFile(home);
  if (marks.length === 0) {
    rmSync(file, { force: true });
    return;
  }
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, `${JSON.stringify(marks)}\n`, { mode: 0o600 });
    renameSync(draft, file);
  } catch {
    // Without a mark the next launcher calls this one "another program", which does no harm.
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
