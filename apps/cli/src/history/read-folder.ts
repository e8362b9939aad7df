import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type CannotRun } from '../exit-code.js';
import { explainFile } from '../explain-error.js';
import { resolveArgument, type Surroundings } from '../surroundings.js';

export interface FolderFile {
  /** The path is relative to the folder, with slashes. */
  readonly file: string;
  readonly content: Uint8Array | CannotRun;
}

/** Lists the files of a folder and of the folders in it, by name; hidden ones are left out. @throws CannotRun for no folder */
export function listFolder(surroundings: Surroundings, folder: string): string[] {
  const root = resolveArgument(surroundings, folder);
  try {
    return readdirSync(root, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)).split(path.sep).join('/'))
      .filter((file) => !file.split('/').some((part) => part.startsWith('.')))
      .sort();
  } catch (error) {
    throw explainFile(folder, error);
  }
}

/** Reads one file of a folder; one that cannot be read says why. */
export function readFolderFile(surroundings: Surroundings, folder: string, file: string): FolderFile {
  try {
    return { file, content: readFileSync(path.join(resolveArgument(surroundings, folder), file)) };
  } catch (error) {
    return { file, content: explainFile(file, error) };
  }
}
