import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface SqlFile {
  /** It is the file name without `.sql`. */
  readonly name: string;
  readonly sql: string;
}

/** Reads the `.sql` files of a folder beside this file, sorted by name. */
export function readSqlFiles(folder: 'baseline' | 'before-baseline' | 'migrations' | 'repeatable'): readonly SqlFile[] {
  const place = fileURLToPath(new URL(`./${folder}/`, import.meta.url));
  return readdirSync(place)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => ({ name: file.slice(0, -'.sql'.length), sql: readFileSync(place + file, 'utf8') }));
}
