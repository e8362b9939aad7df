import path from 'node:path';

/** Where the launcher tells its processes the folder of the embedded data; it may lie outside QUADRANT_HOME. */
export const DATA_FOLDER_VARIABLE = 'QUADRANT_EMBEDDED_DATA';

export interface DiskSpaceSettings {
  /** Free bytes below which nothing is written any more; 0 turns the check off. */
  readonly minFree: number;
  /** A folder on each volume that is watched. */
  readonly folders: readonly string[];
}

type Environment = Readonly<Record<string, string | undefined>>;

const UNITS: Readonly<Record<string, number>> = { kb: 1024, mb: 1024 ** 2, gb: 1024 ** 3, tb: 1024 ** 4 };
const DEFAULT = '256MB';

/**
 * Reads MIN_FREE_SPACE (256MB) and what is to be watched: QUADRANT_HOME, and the data of an embedded PostgreSQL. The volume
 * of a PostgreSQL somewhere else is not ours to see. An empty variable counts as unset.
 *
 * @throws Error with a sentence when MIN_FREE_SPACE is no size
 */
export function readDiskSpaceSettings(env: Environment): DiskSpaceSettings {
  const data = env[DATA_FOLDER_VARIABLE];
  const home = path.resolve(env['QUADRANT_HOME'] || '.quadrant');
  return { minFree: readSize(env['MIN_FREE_SPACE'] || DEFAULT), folders: data ? [home, data] : [home] };
}

function readSize(text: string): number {
  if (text.trim() === '0') return 0;
  const [, digits, unit = ''] = /^\s*(\d+(?:\.\d+)?)\s*([kmgt]b)\s*$/i.exec(text) ?? [];
  const factor = UNITS[unit.toLowerCase()];
  if (digits !== undefined && factor !== undefined) return Math.round(Number(digits) * factor);
  throw new Error(
    `MIN_FREE_SPACE is "${text}", but has to be a size with its unit, such as 256MB or 1GB, or 0 to turn the check off.`,
  );
}

/** A size for people, as `MIN_FREE_SPACE` takes it: 256 MB, 1.5 GB. */
export function describeSize(bytes: number): string {
  const [unit, factor] = Object.entries(UNITS).findLast(([, each]) => bytes >= each) ?? ['kb', 1024];
  return `${Number((bytes / factor).toFixed(1))} ${unit === 'kb' ? 'kB' : unit.toUpperCase()}`;
}
