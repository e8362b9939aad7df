import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** The files of a home that a backup holds: keys, and the anchors of the audit. */
export interface HomeFiles {
  /** This is QUADRANT_HOME as an absolute path. */
  readonly home: string;
  /** These keys may be elsewhere by a setting: from the name in the home to the absolute path. */
  readonly elsewhere: Readonly<Record<string, string>>;
}

export const ANCHORS = 'audit/anchors.ndjson';
const SECRETS = 'secrets';

/** It belongs to the embedded server of one home, which makes one. A draft is a key that is being made. */
const isOfHomeOnly = (name: string): boolean => name === 'postgres-password' || /\.\d+$/.test(name);

type Environment = Readonly<Record<string, string | undefined>>;

/** Finds the keys that RECEIPT_KEYS_FILE and SECOND_FACTOR_KEY_FILE name. @param home QUADRANT_HOME */
export function homeFilesOf(home: string, env: Environment): HomeFiles {
  const named: readonly (readonly [string, string | undefined])[] = [
    [`${SECRETS}/receipt-keys.json`, env['RECEIPT_KEYS_FILE']],
    [`${SECRETS}/second-factor-key`, env['SECOND_FACTOR_KEY_FILE']],
  ];
  const elsewhere = named.flatMap(([name, file]) => (file ? [[name, path.resolve(file)] as const] : []));
  return { home: path.resolve(home), elsewhere: Object.fromEntries(elsewhere) };
}

/** Gives the place of a file of a backup. @param name as in a home, with `/` */
export const placeOf = ({ home, elsewhere }: HomeFiles, name: string): string =>
  elsewhere[name] ?? path.join(home, ...name.split('/'));

/** Lists the keys that are there, by their names in a home. */
export async function listKeys(files: HomeFiles): Promise<string[]> {
  const inHome = await readdir(path.join(files.home, SECRETS)).catch(() => []);
  const names = new Set(inHome.filter((name) => !isOfHomeOnly(name)).map((name) => `${SECRETS}/${name}`));
  for (const name of Object.keys(files.elsewhere)) names.add(name);
  const there: string[] = [];
  for (const name of [...names].sort()) {
    const found = await stat(placeOf(files, name)).catch(() => null);
    if (found?.isFile() === true) there.push(name);
  }
  return there;
}

/** Whether a name may be restored: a file in one of the two folders, and nothing outside of them. */
export const isNameOfHome = (name: string): boolean => name === ANCHORS || /^secrets\/[\w.-]+$/.test(name);

/**
 * Reads the anchors up to the one that the database knew at the moment of the backup: a later one would seem to prove that entries
 * were removed.
 */
export async function* readAnchorsUpTo(files: HomeFiles, last: bigint): AsyncGenerator<Buffer> {
  const place = placeOf(files, ANCHORS);
  if ((await stat(place).catch(() => null)) === null) return;
  for await (const line of createInterface({ input: createReadStream(place), crlfDelay: Infinity })) {
    if (BigInt(numberOf(line) ?? 0) > last) return;
    yield Buffer.from(`${line}\n`);
  }
}

function numberOf(line: string): number | null {
  const [, digits] = /^\{"number":(\d{1,15}),/.exec(line) ?? [];
  return digits === undefined ? null : Number(digits);
}
