import { readS3Settings } from '@quadrant/settings';
import { isS3, withBackupFile } from '@quadrant/store/backup';
import { showProgress } from '../progress.js';
import { resolveArgument, type Surroundings } from '../surroundings.js';

const TELL_EVERY_MS = 10_000;

/** Makes a path of the call absolute. An address in S3 stays as it is. */
export const resolvePlace = (surroundings: Surroundings, given: string): string =>
  isS3(given) ? given : resolveArgument(surroundings, given);

/** Runs work on the backup that a call names, which may be in S3. */
export async function withBackup<T>(
  surroundings: Surroundings,
  given: string,
  work: (file: string) => Promise<T>,
): Promise<T> {
  const place = resolvePlace(surroundings, given);
  if (!isS3(place)) return work(place);
  const progress = showProgress(surroundings, 'Download', 'MB', TELL_EVERY_MS);
  const onProgress = (done: number, total: number) =>
    progress.update(Math.round(done / 2 ** 20), Math.ceil(total / 2 ** 20));
  try {
    return await withBackupFile(place, readS3Settings(surroundings.env), onProgress, (file) => {
      progress.stop();
      return work(file);
    });
  } finally {
    progress.stop();
  }
}
