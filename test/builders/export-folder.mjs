import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes reports as the folder of an export without decisions, which `quadrant import` restores at once, without a server.
 *
 * @param reports a report on each line
 * @returns the folder
 */
export function writeExportFolder(folder, reports) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'manifest.json'), '{}\n');
  writeFileSync(path.join(folder, 'reports.ndjson'), reports);
  return folder;
}
