import { say, count } from '@quadrant/rules/message';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isArchive } from '@quadrant/rules/files';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { problemOfKind, type Problem } from '@quadrant/http';
import { FairLine, LineFull } from './fair-line.js';
import { doFileTask, type FileTask, type FileTaskAnswer, type FileTaskInput, type FileTaskName } from './file-tasks.js';
import { copyPlain } from './plain-copy.js';
import { ThreadPool, type ThreadSettings } from './thread-pool.js';

/** The thread starts with this file. It does not exist beside TypeScript sources, which tests load. */
const THREAD_FILE = fileURLToPath(new URL('./file-thread.js', import.meta.url));

/** The slowest file known takes a second for each megabyte to read. */
const SETTINGS: ThreadSettings = { filename: THREAD_FILE, megabytes: 256, longestMs: 20_000 };

/** A file of this size takes at most 64 ms to read here, as long as starting a thread. A small workbook may unpack to 16 MB. */
const SMALL_BYTES = 64 * 1024;

/** So many large files of one account, and of all, may wait besides the one being read. Each is in memory, 2 MB at most. */
const LINE = { slots: 1, waitingPerAccount: 4, waitingInAll: 50 } as const;

/** Nobody leaves the line: every question about a file is answered, unless it takes too long. */
const NEVER = new AbortController().signal;

export interface FileOfAccount {
  readonly account: string;
  /** It is measured in bytes. */
  readonly size: number;
}

/**
 * Reads files of any format. A small file is read at once, a large one in a thread, so that others need not wait for
 * it. Accounts take turns at the thread, so an account that sends many files does not delay the others.
 */
@Injectable()
export class FileOpener implements OnApplicationShutdown {
  private readonly line = new FairLine(LINE);
  private readonly pool: ThreadPool<FileTask, FileTaskAnswer<FileTaskName>> | null;

  constructor(settings: ThreadSettings = SETTINGS) {
    this.pool = existsSync(settings.filename) ? new ThreadPool(settings, problemOfFile) : null;
  }

  /**
   * Answers a question about a file, which is read here or in the thread.
   *
   * @param name of the function in `libs/rules/files` that answers
   * @param input the arguments of that function
   * @throws Problem 503 when reading takes too long, 429 when too many files of the account wait already
   */
  async ask<Name extends FileTaskName>(
    name: Name,
    { account, size }: FileOfAccount,
    ...input: FileTaskInput<Name>
  ): Promise<FileTaskAnswer<Name>> {
    const { pool } = this;
    // Without a thread, question and answer are copied too, so that specs of the sources test what can cross a thread.
    if (pool === null) return copyPlain(doFileTask(copyPlain({ name, input })));
    const isPacked = input.some((each) => each instanceof Uint8Array && isArchive(each));
    if (size <= SMALL_BYTES && !isPacked) return doFileTask({ name, input });
    try {
      return (await this.line.run(account, NEVER, () => pool.run({ name, input }))) as FileTaskAnswer<Name>;
    } catch (error) {
      throw error instanceof LineFull ? problemOfLine(error) : error;
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool?.close();
  }
}

/** The file itself is not at fault when it has to wait. */
const problemOfLine = ({ of }: LineFull): Problem =>
  problemOfKind(
    'too-many-requests',
    of === 'account'
      ? say`${LINE.waitingPerAccount + 1} large files of your account are already waiting or being read. This one was not read, and nothing was stored.`
      : say`${LINE.waitingInAll} large files of all accounts are already waiting. This one was not read, and nothing was stored.`,
    {
      advice: say`Send the same file again after the time that Retry-After names.`,
      headers: { 'retry-after': '10' },
    },
  );

const problemOfFile = ({ longestMs }: ThreadSettings): Problem =>
  problemOfKind(
    'service-unavailable',
    say`Reading this file took longer than ${count(longestMs / 1000, 'second')} or too much memory, so it was stopped. Nothing was stored.`,
    {
      advice: say`Check the file with the command "quadrant check", which has no such limit, or submit a smaller one.`,
      headers: { 'retry-after': '10' },
    },
  );
