import { createReadStream } from 'node:fs';
import { open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { giveToOwnerOfFolder, makeFolders } from '@quadrant/store/server';
import type { Sum } from './about.js';
import { BackupRefused } from './archive-error.js';
import { CountedBytes } from './count-bytes.js';
import { type HomeFiles, isNameOfHome, placeOf } from './home-files.js';

const DRAFT = '.restoring';

/** Lists the files that a restore puts into a home until its database is restored, too. */
const noteOf = ({ home }: HomeFiles): string => path.join(home, 'unfinished-restore.json');

/** Files of a backup on their way into a home. They get their names when the whole backup was read. */
export class RestoredFiles {
  private readonly drafts: string[] = [];

  constructor(private readonly files: HomeFiles) {}

  /** Removes what an interrupted restore has put there. */
  async removeUnfinished(): Promise<void> {
    const text = await readFile(noteOf(this.files), 'utf8').catch(() => null);
    if (text === null) return;
    for (const name of JSON.parse(text) as string[]) {
      if (isNameOfHome(name)) await rm(placeOf(this.files, name), { force: true });
    }
    await rm(noteOf(this.files), { force: true });
  }

  /**
   * Writes a file beside its place.
   *
   * @throws BackupRefused where the home has another file of that name
   */
  async take(name: string, bytes: AsyncIterable<Uint8Array>): Promise<Sum> {
    const place = placeOf(this.files, name);
    makeFolders(path.dirname(place), 0o700);
    const counted = new CountedBytes();
    const handle = await open(place + DRAFT, 'w', 0o600);
    this.drafts.push(name);
    try {
      for await (const piece of counted.through(bytes)) await handle.appendFile(piece);
      await handle.sync();
    } finally {
      await handle.close();
    }
    giveToOwnerOfFolder(place + DRAFT);
    const sum = counted.sum();
    const own = await sumOf(place);
    if (own !== null && own.sha256 !== sum.sha256) {
      throw new BackupRefused(
        `${place} is not the file of this backup: the home belongs to another installation, or has gone on since. Restore into an ` +
          'empty QUADRANT_HOME. If you have lost the database and want to keep this home, move the file away first, and keep it: ' +
          'newer anchors prove what was lost. Nothing was changed.',
      );
    }
    return sum;
  }

  /** Gives all files their names, and notes that they belong to a restore that is not over. */
  async place(): Promise<void> {
    const added: string[] = [];
    for (const name of this.drafts) if ((await sumOf(placeOf(this.files, name))) === null) added.push(name);
    await writeFile(noteOf(this.files), JSON.stringify(added), { mode: 0o600, flush: true });
    for (const name of this.drafts) await rename(placeOf(this.files, name) + DRAFT, placeOf(this.files, name));
  }

  /** The restore is over: the files stay. */
  async keep(): Promise<void> {
    await rm(noteOf(this.files), { force: true });
  }

  /** The restore failed: no file stays. */
  async drop(): Promise<void> {
    for (const name of this.drafts) await rm(placeOf(this.files, name) + DRAFT, { force: true });
    await this.removeUnfinished();
  }
}

async function sumOf(place: string): Promise<Sum | null> {
  if ((await stat(place).catch(() => null)) === null) return null;
  const counted = new CountedBytes();
  const reading = counted.through(createReadStream(place) as AsyncIterable<Buffer>);
  while ((await reading.next()).done !== true);
  return counted.sum();
}
