import { sessionOptions } from '@quadrant/store/database';
import { type HomeFiles, type Restored, restoreBackup } from '@quadrant/store/backup';
import { createDataSource } from '@quadrant/store/setup';
import { closeAfter } from '../close-after.js';
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

/** Restores a backup, shows how far it is, and lets `check` look at the rows before anything else changes them. */
export async function restoreInto<T>(
  surroundings: Surroundings,
  file: string,
  { url, files, passphrase, bytes }: Target,
  check: (restored: Restored, owner: ReturnType<typeof createDataSource>) => Promise<T>,
): Promise<T> {
  const session = sessionOptions('one-user', 'application');
  const owner = createDataSource({ url, session, poolSize: 2 });
  const progress = showProgress(surroundings, 'Restore', 'MB', TELL_EVERY_MS);
  const total = Math.ceil(bytes / 2 ** 20);
  const onProgress = (done: number) => progress.update(Math.round(done / 2 ** 20), total);
  const close = async () => {
    if (owner.isInitialized) await owner.destroy();
  };
  return closeAfter(
    async () => {
      const restored = await restoreBackup(file, { url, owner, files, passphrase, onProgress }).finally(() =>
        progress.stop(),
      );
      return check(restored, owner);
    },
    close,
    (error) => surroundings.err(`In closing: ${explainError(error, surroundings.env)}\n`),
  );
}
