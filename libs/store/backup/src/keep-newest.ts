import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Removes old backups from a folder, after a new one is there. Only files with the names that this program gives, of the same
 * installation, count.
 *
 * @param newest the absolute path of the backup that was just written, which always stays
 * @param keep so many stay, at least 1
 * @returns the names that were removed
 */
export async function keepNewest(newest: string, keep: number): Promise<string[]> {
  const folder = path.dirname(newest);
  const [, installation] = NAME.exec(path.basename(newest)) ?? [];
  if (installation === undefined) return [];
  const backups = (await readdir(folder)).filter((name) => NAME.exec(name)?.[1] === installation).sort();
  const old = backups.slice(0, Math.max(0, backups.length - Math.max(1, keep)));
  const removed = old.filter((name) => name !== path.basename(newest));
  for (const name of removed) await rm(path.join(folder, name), { force: true });
  return removed;
}

const NAME = /^quadrant-([0-9a-f]{8}|new)-\d{8}T\d{6}Z\.backup$/;
