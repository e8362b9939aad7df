import { sessionOptions } from '@quadrant/store/database';
import { type HomeFiles, type Restored, restoreBackup } from '@quadrant/store/backup';
import { createDataSource } from '@quadrant/store/setup';
import { closeAfter } from '../close-after.js';
import { CannotRun } from '../exit-code.js';
import { explainError } from '../explain-error.js';
import { showProgress } from '../progress.js';
import type { Surroundings } from '../surroundings.js';

const TELL_EVERY_MS = 10_000;

export interface Target {
  /** The owner reaches the empty database at this address. */
  readonly url: string;
  readonly files: HomeFiles;
  readonly passphrase: string | null;
  /** The file has so many bytes. */
  readonly bytes: number;
}

/**
 * Restores a backup and shows how far it is. `beforeCommit` looks at the result before it counts, and throws to leave nothing. By
 * default it throws when a table differs.
 */
export async function restoreInto(
  surroundings: Surroundings,
  file: string,
  { url, files, passphrase, bytes }: Target,
  beforeCommit: (restored: Restored) => void | Promise<void> = refuseDifferent,
): Promise<Restored> {
  const session = sessionOptions('one-user', 'application');
  const owner = createDataSource({ url, session, poolSize: 4 });
  const total = Math.ceil(bytes / 2 ** 20);
  let progress = showProgress(surroundings, 'Restore', 'MB', TELL_EVERY_MS);
  let isRead = false;
  const onProgress = (done: number) => {
    progress.update(Math.round(done / 2 ** 20), total);
    if (done < bytes) return;
    // Tables are compared while others are read. The display of the remaining comparisons starts after the last byte.
    progress.stop();
    isRead = true;
    progress = showProgress(surroundings, 'Compare', 'tables', TELL_EVERY_MS);
  };
  const onTable = (done: number, tables: number) => {
    if (isRead) progress.update(done, tables);
  };
  const close = async () => {
    progress.stop();
    if (owner.isInitialized) await owner.destroy();
  };
  return closeAfter(
    () =>
      restoreBackup(file, {
        ...{ url, owner, files, passphrase, onProgress, onTable },
        beforeCommit: async (restored) => {
          progress.stop();
          await beforeCommit(restored);
        },
      }),
    close,
    (error) => surroundings.err(`In closing: ${explainError(error, surroundings.env)}\n`),
  );
}

function refuseDifferent({ different }: Restored): void {
  if (different.length === 0) return;
  throw new CannotRun(
    `These tables are not in the database as they were written: ${different.join(', ')}. Everything that was restored is removed. Check ` +
      'the disk and the memory of this machine, and run it again.',
  );
}
