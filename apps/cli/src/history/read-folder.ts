import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { unpackFiles } from '@quadrant/rules/batches';
import { CannotRun } from '../exit-code.js';
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

/** Files as a batch takes them: archives, and files of several tournaments, are files for each of their parts. */
export interface TakenFolder {
  readonly files: readonly string[];
  readonly read: (file: string) => FolderFile['content'];
}

/**
 * Takes the files of a folder as a batch takes them. Other files are read from the disk when they are needed.
 *
 * @param listed the files of the folder
 */
export function takeFolder(surroundings: Surroundings, folder: string, listed: readonly string[]): TakenFolder {
  const parts = new Map<string, FolderFile['content']>();
  const files = listed.flatMap((file) => {
    const { content } = readFolderFile(surroundings, folder, file);
    if (content instanceof CannotRun) return [file];
    const taken = [...unpackFiles(content, file)];
    const [only] = taken;
    if (taken.length < 2 && (only === undefined || 'notTaken' in only || only.file.path === file)) return [file];
    return taken.map((each) => {
      const { path: name } = 'file' in each ? each.file : each.notTaken;
      parts.set(name, 'file' in each ? each.file.content : new CannotRun(String(each.notTaken.reason)));
      return name;
    });
  });
  const read = (file: string): FolderFile['content'] =>
    parts.get(file) ?? readFolderFile(surroundings, folder, file).content;
  return { files: [...new Set(files)].sort(), read };
}
