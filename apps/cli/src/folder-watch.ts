import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './given-files.js';

/** The name is hidden, so that the file does not count as one of the folder. */
const MEMORY = '.quadrant-submitted';

/** Lists each file of a folder once, when it has stopped growing. The folder remembers stored files by hash. */
export class FolderWatch {
  private sizes = new Map<string, string>();
  private readonly told: Set<string>;

  /** @param folder an absolute path */
  constructor(private readonly folder: string) {
    this.told = new Set(readMemory(path.join(folder, MEMORY)));
  }

  /** Returns the names of files that have not changed since the last look, and whose content was not listed yet. */
  look(): string[] {
    const before = this.sizes;
    this.sizes = new Map(listFiles(this.folder).flatMap((name) => this.measure(name)));
    return [...this.sizes]
      .filter(([name, size]) => before.get(name) === size && !this.told.has(this.hash(name)))
      .map(([name]) => name);
  }

  /**
   * Remembers a file as it is now.
   * @param isStored whether the next watch of this folder remembers it too; a refused file may be sent then with other
   * answers
   */
  remember(name: string, isStored: boolean): void {
    const hash = this.hash(name);
    this.told.add(hash);
    if (!isStored) return;
    appendFileSync(path.join(this.folder, MEMORY), `${hash}  ${name}\n`);
  }

  /** Returns the size and the time of the last change; a file that has just gone away has none. */
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
