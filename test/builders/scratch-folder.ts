import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A new folder that goes with the test run; other accounts may walk through it, as through a folder made by hand. */
export function makeScratchFolder(name: string): string {
  const folder = mkdtempSync(path.join(process.env['QUADRANT_TEST_FOLDER'] ?? tmpdir(), `${name}-`));
  chmodSync(folder, 0o755);
  return folder;
}
