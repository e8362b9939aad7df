import { open } from 'node:fs/promises';
import type { About, Section } from './about.js';
import { BackupRefused } from './archive-error.js';
import { FrameReader } from './frames.js';
import { SectionReader } from './sections.js';

/** An archive that is open, behind its first section. */
export interface OpenArchive {
  readonly about: About;
  /** Gives the next section, whose bytes {@link bytes} gives; null at the end of an archive that is whole. */
  next(): Promise<Section | null>;
  bytes(): AsyncGenerator<Buffer>;
  /** So many bytes of the file were read. */
  readonly read: () => number;
  readonly damaged: () => BackupRefused;
}

/**
 * Opens an archive for `work`, and closes it.
 *
 * @param passphrase null where the person has none
 * @throws BackupRefused for a file that cannot be read, or is no archive that this passphrase opens; what `work` throws
 */
export async function withArchive<T>(
  file: string,
  passphrase: string | null,
  work: (archive: OpenArchive) => Promise<T>,
): Promise<T> {
  const handle = await open(file, 'r').catch((error: unknown) => {
    const said = error instanceof Error ? error.message : String(error);
    throw new BackupRefused(`${file} cannot be read (${said}).`, { cause: error });
  });
  try {
    const frames = await FrameReader.open(handle, file, passphrase);
    const sections = new SectionReader(frames);
    const about = await sections.next();
    if (about?.kind !== 'about') throw frames.damaged();
    for await (const piece of sections.bytes()) if (piece.length > 0) throw frames.damaged();
    return await work({
      about: about as About,
      next: async () => (await sections.next()) as Section | null,
      bytes: () => sections.bytes(),
      read: () => frames.read,
      damaged: () => frames.damaged(),
    });
  } finally {
    await handle.close();
  }
}

/** Reads what a backup says of itself, without its rows. @throws BackupRefused as {@link withArchive} does */
export const readAbout = (file: string, passphrase: string | null): Promise<About> =>
  withArchive(file, passphrase, ({ about }) => Promise.resolve(about));
