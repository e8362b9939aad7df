import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Bucket } from './s3.js';
import { isS3, parseS3, type S3Settings, USUAL_S3 } from './s3-place.js';

/**
 * Removes old backups from a folder, after a new one is there. Only files with the names that this program gives, of the same
 * installation, count. Those that are dated after the new one were made while the clock was wrong: they stay until the clock has
 * reached their time, beside the others.
 *
 * @param newest the absolute path, or the address in S3, of the backup that was just written, which always stays
 * @param keep so many stay, at least 1
 * @returns the names that were removed
 */
export async function keepNewest(newest: string, keep: number, s3: S3Settings = USUAL_S3): Promise<string[]> {
  if (isS3(newest)) {
    const place = parseS3(newest);
    return Bucket.with(place, s3, async (bucket) => {
      const removed = chooseOld(await bucket.list(), place.name ?? '', keep);
      for (const name of removed) await bucket.remove(name);
      return removed;
    });
  }
  const folder = path.dirname(newest);
  const removed = chooseOld(await readdir(folder), path.basename(newest), keep);
  for (const name of removed) await rm(path.join(folder, name), { force: true });
  return removed;
}

function chooseOld(names: readonly string[], newest: string, keep: number): string[] {
  const [, installation] = NAME.exec(newest) ?? [];
  if (installation === undefined) return [];
  const backups = names.filter((name) => NAME.exec(name)?.[1] === installation && name <= newest).sort();
  return backups.slice(0, Math.max(0, backups.length - Math.max(1, keep)));
}

const NAME = /^quadrant-([0-9a-f]{8}|new)-\d{8}T\d{6}Z\.backup$/;
