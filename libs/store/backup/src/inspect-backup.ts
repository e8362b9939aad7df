import { open, stat } from 'node:fs/promises';
import path from 'node:path';
import { BackupRefused } from './archive-error.js';
import { readHead } from './frames.js';
import { Bucket } from './s3.js';
import { isS3, parseS3, type S3Settings } from './s3-place.js';

export interface S3Look {
  /** Null where this process has no way to the storage. */
  readonly settings: S3Settings | null;
  /** A storage that takes longer counts as silent. */
  readonly patienceMs: number;
}

/** The state of a backup at the place where it was written. It is found without reading the whole backup. */
export type BackupState =
  /** `elsewhere`: its folder is not on this machine, or not for this process. */
  | { readonly kind: 'there' | 'missing' | 'elsewhere' }
  | { readonly kind: 'other-size'; readonly bytes: number }
  | { readonly kind: 'unreadable'; readonly reason: string };

/**
 * Looks whether a backup is still there, as large as it was written, and begins like one. It reads the beginning only, and in S3
 * nothing: the storage checks what it holds by itself.
 */
export async function inspectBackup(file: string, bytes: number, s3: S3Look): Promise<BackupState> {
  if (isS3(file)) return inspectInS3(file, bytes, s3);
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

async function inspectInS3(file: string, bytes: number, { settings, patienceMs }: S3Look): Promise<BackupState> {
  if (settings === null) return { kind: 'elsewhere' };
  const signal = AbortSignal.timeout(patienceMs);
  try {
    const place = parseS3(file);
    const found = await Bucket.with(place, settings, (bucket) => bucket.sizeOf(place.name ?? '', signal));
    if (found === null) return { kind: 'missing' };
    return found === bytes ? { kind: 'there' } : { kind: 'other-size', bytes: found };
  } catch (error) {
    if (signal.aborted) {
      return { kind: 'unreadable', reason: `the storage does not answer within ${patienceMs / 1000} seconds` };
    }
    if (error instanceof BackupRefused) return { kind: 'unreadable', reason: error.message };
    throw error;
  }
}
