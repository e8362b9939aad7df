import { rmSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { readProgramVersion } from '@quadrant/doctor';
import { type Backup, writeBackup } from '@quadrant/store/backup';
import { NO_LIMITS, sessionOptions } from '@quadrant/store/database';
import { makeFolders, readDiskSpaceSettings } from '@quadrant/store/server';
import { createDataSource } from '@quadrant/store/setup';
import { closeAfter } from '../close-after.js';
import type { Interruption } from '../database/interruption.js';
import { CannotRun } from '../exit-code.js';
import { explainError } from '../explain-error.js';
import { showProgress } from '../progress.js';
import type { Surroundings } from '../surroundings.js';
import { restoreInto } from './restore-into.js';

const TELL_EVERY_MS = 10_000;

export interface DatabaseCopy {
  /** The owner reaches the database that is read at this address, and the empty one at `to`. */
  readonly from: string;
  readonly to: string;
  /** The copy is in this folder while it is made. The folder belongs to this call and goes afterwards. */
  readonly folder: string;
  readonly interruption: Interruption;
  /** It is called when every table of the copy was compared, and before any row of it counts. */
  readonly beforeCommit?: () => Promise<void>;
}

/**
 * Copies a database, as a backup and its restore do, and compares the SHA-256 of every table before the copy counts. Keys and anchors
 * stay in their home.
 *
 * @returns what was copied
 * @throws CannotRun where a table of the copy differs; then, as after any other error, the other database is empty
 */
export async function copyDatabase(
  surroundings: Surroundings,
  { from, to, folder, interruption, beforeCommit }: DatabaseCopy,
): Promise<Backup> {
  const onTrouble = (error: unknown) => surroundings.err(`In closing: ${explainError(error, surroundings.env)}\n`);
  const clear = () => rmSync(folder, { recursive: true, force: true });
  const work = async () => {
    clear();
    makeFolders(folder, 0o700);
    const backup = await readAll(surroundings, from, folder, interruption);
    // The home of both databases is the same: what the restore does with keys and anchors is thrown away.
    const files = { home: path.join(folder, 'home'), elsewhere: {} };
    const { size } = await stat(backup.file);
    await restoreInto(
      surroundings,
      backup.file,
      { url: to, files, passphrase: null, bytes: size },
      async ({ different }) => {
        if (different.length > 0) {
          throw new CannotRun(
            `These tables of the copy differ: ${different.join(', ')}. The copy was removed, and everything is as it was.`,
          );
        }
        await beforeCommit?.();
      },
    );
    return backup;
  };
  return closeAfter(work, () => Promise.resolve(clear()), onTrouble);
}

async function readAll(surroundings: Surroundings, url: string, folder: string, interruption: Interruption) {
  const session = sessionOptions('one-user', 'application', NO_LIMITS);
  const dataSource = await createDataSource({ url, session, poolSize: 2 }).initialize();
  const progress = showProgress(surroundings, 'Copy', 'MB', TELL_EVERY_MS);
  try {
    return await interruption.gently((signal) =>
      writeBackup(dataSource, folder, {
        files: { home: path.join(folder, 'home'), elsewhere: {} },
        passphrase: null,
        program: readProgramVersion(),
        now: surroundings.now(),
        minFree: readDiskSpaceSettings(surroundings.env).minFree,
        onProgress: (done, total) => progress.update(Math.round(done / 2 ** 20), Math.round(total / 2 ** 20)),
        signal,
      }),
    );
  } finally {
    progress.stop();
    await dataSource.destroy();
  }
}
