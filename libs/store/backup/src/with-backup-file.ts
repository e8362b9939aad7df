import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeSize, measureFree } from '@quadrant/store/server';
import { BackupRefused } from './archive-error.js';
import { Bucket } from './s3.js';
import { isS3, parseS3, type S3Settings } from './s3-place.js';

/**
 * Runs work on a backup as a file of this machine. One in S3 is copied into the temporary folder for it.
 *
 * @param onProgress told how many bytes of how many are copied
 * @throws BackupRefused where it is not there, or the temporary folder has no room; what `work` throws
 */
export async function withBackupFile<T>(
  place: string,
  s3: S3Settings,
  onProgress: (done: number, total: number) => void,
  work: (file: string) => Promise<T>,
): Promise<T> {
  if (!isS3(place)) return work(place);
  const parsed = parseS3(place);
  const { name } = parsed;
  if (name === null) throw new BackupRefused(`${place} names no backup: write s3://BUCKET/FOLDER/NAME.backup.`);
  const folder = await mkdtemp(path.join(tmpdir(), 'quadrant-s3-'));
  try {
    const file = path.join(folder, name);
    await Bucket.with(parsed, s3, async (bucket) => {
      const bytes = await bucket.sizeOf(name);
      if (bytes === null) throw new BackupRefused(`${place} is not there. Nothing was changed.`);
      const free = await measureFree(folder);
      if (free < bytes) {
        throw new BackupRefused(
          `${tmpdir()} has no room for the backup: it needs ${describeSize(bytes)}, and ${describeSize(free)} are free. Free some ` +
            'space, or set TMPDIR to another folder. Nothing was changed.',
        );
      }
      await bucket.fetch(name, file, (done) => onProgress(done, bytes));
    });
    return await work(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
