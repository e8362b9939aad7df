import { sessionOptions } from '@quadrant/store/database';
import {
  findDifferentTables,
  type HomeFiles,
  type Restored,
  restoreBackup,
  type RestoreSettings,
} from '@quadrant/store/backup';
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

/** Restores a backup and shows how far it is. `beforeCommit` looks at the rows before they count, and throws to leave nothing. */
export async function restoreInto(
  surroundings: Surroundings,
  file: string,
  { url, files, passphrase, bytes }: Target,
  beforeCommit: NonNullable<RestoreSettings['beforeCommit']> = () => Promise.resolve(),
): Promise<Restored> {
  const session = sessionOptions('one-user', 'application');
  const owner = createDataSource({ url, session, poolSize: 2 });
  const progress = showProgress(surroundings, 'Restore', 'MB', TELL_EVERY_MS);
  const total = Math.ceil(bytes / 2 ** 20);
  const onProgress = (done: number) => progress.update(Math.round(done / 2 ** 20), total);
  const close = async () => {
    progress.stop();
    if (owner.isInitialized) await owner.destroy();
  };
  return closeAfter(
    () =>
      restoreBackup(file, {
        ...{ url, owner, files, passphrase, onProgress },
        beforeCommit: (restored, client) => {
          progress.stop();
          return beforeCommit(restored, client);
        },
      }),
    close,
    (error) => surroundings.err(`In closing: ${explainError(error, surroundings.env)}\n`),
  );
}

/** Compares a restored database with what was written, and shows how far it is. @returns the names of tables that differ */
export async function compareTables(
  surroundings: Surroundings,
  restored: Restored,
  client: Parameters<typeof findDifferentTables>[0],
): Promise<string[]> {
  const progress = showProgress(surroundings, 'Compare', 'tables', TELL_EVERY_MS);
  try {
    return await findDifferentTables(client, restored, (done, total) => progress.update(done, total));
  } finally {
    progress.stop();
  }
}
