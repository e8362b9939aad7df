import { open, stat } from 'node:fs/promises';
import path from 'node:path';
import { BackupRefused } from './archive-error.js';
import { readHead } from './frames.js';
import { isS3 } from './s3-place.js';

/** The state of a backup at the place where it was written. It is found without reading the whole backup. */
export type BackupState =
  /** `elsewhere`: its folder is not on this machine, or not for this process. */
  | { readonly kind: 'there' | 'missing' | 'elsewhere' }
  | { readonly kind: 'other-size'; readonly bytes: number }
  | { readonly kind: 'unreadable'; readonly reason: string };

/** Looks whether a backup is still there, as large as it was written, and begins like one. It reads the beginning only. */
export async function inspectBackup(file: string, bytes: number): Promise<BackupState> {
  if (isS3(file)) return { kind: 'elsewhere' };
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => error);
  if (found instanceof Error) {
    if (found.code !== 'ENOENT') return { kind: 'unreadable', reason: found.code ?? found.message };
    const folder = await stat(path.dirname(file)).catch(() => null);
    return { kind: folder === null ? 'elsewhere' : 'missing' };
  }
  if (found.size !== bytes) return { kind: 'other-size', bytes: found.size };
  const handle = await open(file, 'r').catch((error: NodeJS.ErrnoException) => error);
  if (handle instanceof Error) return { kind: 'unreadable', reason: handle.code ?? handle.message };
  try {
    await readHead(handle, file);
    return { kind: 'there' };
  } catch (error) {
    if (error instanceof BackupRefused) return { kind: 'unreadable', reason: error.message };
    throw error;
  } finally {
    await handle.close();
  }
}
