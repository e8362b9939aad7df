import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { CannotRun } from './exit-code.js';
import { explainFile } from './explain-error.js';
import { resolveArgument, type Surroundings } from './surroundings.js';

/** The file was named itself, or is in a named folder. */
export interface GivenFile {
  /** The name as the person wrote it; "-" for the standard input. */
  readonly name: string;
  readonly content: Uint8Array | CannotRun;
}

/**
 * Reads the files that arguments name: files, folders (the files in them, by name, without hidden ones), and "-" for
 * the standard input. A file that cannot be read does not stop the others.
 * @throws CannotRun when there is one argument and it cannot be read
 */
export function readGivenFiles(surroundings: Surroundings, names: readonly string[]): GivenFile[] {
  const given = names.flatMap((name) => filesOf(surroundings, name));
  const [only] = given;
  if (names.length === 1 && given.length === 1 && only!.content instanceof CannotRun) throw only!.content;
  return given;
}

function filesOf(surroundings: Surroundings, name: string): GivenFile[] {
  if (name === '-') return [{ name, content: surroundings.input() }];
  const place = resolveArgument(surroundings, name);
  try {
    if (!statSync(place).isDirectory()) return [{ name, content: readFileSync(place) }];
    const files = listFiles(place);
    if (files.length === 0) return [{ name, content: new CannotRun(`The folder ${name} holds no file.`) }];
    return files.flatMap((file) => filesOf(surroundings, path.join(name, file)));
  } catch (error) {
    return [{ name, content: explainFile(name, error) }];
  }
}

export const listFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort();
