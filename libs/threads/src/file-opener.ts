import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { problemOfKind, type Problem } from '@quadrant/http';
import { count } from '@quadrant/rules/tournament';
import { doFileTask, type FileTask, type FileTaskAnswer, type FileTaskInput, type FileTaskName } from './file-tasks.js';
import { ThreadPool, type ThreadSettings } from './thread-pool.js';

/** What the thread begins with. There is none beside TypeScript sources, as tests load them. */
const THREAD_FILE = fileURLToPath(new URL('./file-thread.js', import.meta.url));

/** The slowest file known takes a second for each megabyte to read. */
const SETTINGS: ThreadSettings = { filename: THREAD_FILE, megabytes: 256, longestMs: 20_000 };

/** A file of this size takes at most 64 ms to read here. It would take as long to start a thread for it. */
const SMALL_BYTES = 64 * 1024;

/** Reads files of any format: a small one at once, a large one in a thread, so that others need not wait for it. */
@Injectable()
export class FileOpener implements OnApplicationShutdown {
  private readonly pool: ThreadPool<FileTask, FileTaskAnswer<FileTaskName>> | null;

  constructor(settings: ThreadSettings = SETTINGS) {
    this.pool = existsSync(settings.filename) ? new ThreadPool(settings, problemOfFile) : null;
  }

  /**
   * Asks about a file.
   *
   * @param name of the function in `libs/rules/files` that answers
   * @param size of the file in bytes
   * @param input what that function gets
   * @throws Problem 503 when it takes too long
   */
  async ask<Name extends FileTaskName>(
    name: Name,
    size: number,
    ...input: FileTaskInput<Name>
  ): Promise<FileTaskAnswer<Name>> {
    if (this.pool === null || size <= SMALL_BYTES) return doFileTask({ name, input });
    return (await this.pool.run({ name, input })) as FileTaskAnswer<Name>;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool?.close();
  }
}

const problemOfFile = ({ longestMs }: ThreadSettings): Problem =>
  problemOfKind(
    'service-unavailable',
    `Reading this file took longer than ${count(longestMs / 1000, 'second')} or too much memory, so it was stopped. Nothing was stored.`,
    {
      advice: 'Check the file with the command "quadrant check", which has no such limit, or submit a smaller one.',
      headers: { 'retry-after': '10' },
    },
  );
