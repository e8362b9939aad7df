import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import { makeFolders } from '@quadrant/store/server';
import { isDiskFull } from '@quadrant/store/errors';
import { CannotRun } from '../exit-code.js';
import { createStream, type RotatingFileStream } from 'rotating-file-stream';

/** Each log has five files of 10 MB: `http.log`, and `http.log.1` (newest) to `http.log.4` (oldest). */
const SIZE = '10M';
const OLDER_FILES = 4;

/** At most this much waits in memory for a slow disk; more is dropped and counted. */
const MOST_WAITING_BYTES = 1_000_000;

/** A log that could not be written is opened again after this time, when there is something to log. */
const RETRY_MS = 1_000;

/**
 * A log file that rotates by size. Problems with the disk never reach the caller: what cannot be written is dropped and
 * counted, and the first line after it says how much is missing.
 */
export class RotatingLog {
  private stream: RotatingFileStream | null = null;
  private failedAt = -Infinity;
  private missing = 0;

  constructor(
    readonly file: string,
    private readonly now: () => number = () => performance.now(),
  ) {}

  write(chunk: Buffer): void {
    const stream = this.open();
    if (stream === null || stream.writableLength > MOST_WAITING_BYTES) {
      this.missing += chunk.length;
      return;
    }
    if (this.missing > 0) {
      const { missing } = this;
      this.missing = 0;
      // The note begins a line, because the last write before the problem may have stopped in the middle of one.
      this.append(
        stream,
        Buffer.from(`\n${missing} bytes of this log are missing: they could not be written.\n`),
        missing,
      );
    }
    this.append(stream, chunk, chunk.length);
  }

  /** Returns how many bytes wait to be reported as missing. */
  get missingBytes(): number {
    return this.missing;
  }

  async close(): Promise<void> {
    const { stream } = this;
    this.stream = null;
    if (stream === null || stream.destroyed) return;
    await new Promise<void>((resolve) => {
      stream.once('close', resolve);
      stream.end();
    });
  }

  private append(stream: RotatingFileStream, chunk: Buffer, bytes: number): void {
    stream.write(chunk, (error) => {
      if (error) this.missing += bytes;
    });
  }

  private open(): RotatingFileStream | null {
    if (this.stream === null && this.now() - this.failedAt >= RETRY_MS) {
      const stream = createStream(this.file, { size: SIZE, rotate: OLDER_FILES, mode: 0o600 });
      // A stream that met an error is destroyed: the next line gets a new one.
      stream.on('error', () => {
        this.failedAt = this.now();
        if (this.stream === stream) this.stream = null;
      });
      this.stream = stream;
    }
    return this.stream;
  }
}

/**
 * Opens the log of a process.
 *
 * @throws CannotRun when the file can never be written, as in a folder of somebody else; a full disk is no reason
 */
export function openRotatingLog(file: string): RotatingLog {
  try {
    makeFolders(path.dirname(file));
    closeSync(openSync(file, 'a', 0o600));
  } catch (error) {
    if (!isDiskFull(error)) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new CannotRun(`The log ${file} cannot be written (${reason}): set QUADRANT_HOME to another folder.`);
    }
  }
  return new RotatingLog(file);
}
