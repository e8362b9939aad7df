import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './given-files.js';

/** Hidden, so that it is no file of the folder itself. */
const MEMORY = '.quadrant-submitted';

/** The files of a folder, each told once when it has stopped growing. What was stored is remembered in the folder, by hash. */
export class FolderWatch {
  private sizes = new Map<string, string>();
  private readonly told: Set<string>;

  /** @param folder an absolute path */
  constructor(private readonly folder: string) {
    this.told = new Set(readMemory(path.join(folder, MEMORY)));
  }

  /** Names of the files that are as they were at the look before, and whose content was not told yet. */
  look(): string[] {
    const before = this.sizes;
    this.sizes = new Map(listFiles(this.folder).flatMap((name) => this.measure(name)));
    return [...this.sizes]
      .filter(([name, size]) => before.get(name) === size && !this.told.has(this.hash(name)))
      .map(([name]) => name);
  }

  /**
   * Remembers a file as it is now.
   *
   * @param isStored also for the next watch of this folder; what was refused may be sent with other answers then
   */
  remember(name: string, isStored: boolean): void {
    const hash = this.hash(name);
    this.told.add(hash);
    if (!isStored) return;
    appendFileSync(path.join(this.folder, MEMORY), `${hash}  ${name}\n`);
  }

  /** Size and time of the last change; a file that has just gone away has none. */
  private measure(name: string): [string, string][] {
    try {
      const { size, mtimeMs } = statSync(path.join(this.folder, name));
      return size === 0 ? [] : [[name, `${size} ${mtimeMs}`]];
    } catch {
      return [];
    }
  }

  private hash(name: string): string {
    return createHash('sha256')
      .update(readFileSync(path.join(this.folder, name)))
      .digest('hex');
  }
}

function readMemory(file: string): string[] {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.slice(0, 64));
  } catch {
    return [];
  }
}
