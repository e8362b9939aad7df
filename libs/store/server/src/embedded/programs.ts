import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import path from 'node:path';
import { binariesIn, type Binaries } from './binaries.js';
import { EmbeddedPostgresError, explainTrouble, WAY_OUT } from '../embedded-postgres-error.js';
import { copyNative } from './native-copy.js';
import type { Place } from './place.js';
import { linkSharedLibraries } from './shared-libraries.js';
import type { Account } from '../home/unprivileged-user.js';

/** PostgreSQL programs that run here, under the account that will run them. */
export interface Programs {
  readonly postgres: string;
  readonly initdb: string;
  /** It is 18 for PostgreSQL 18.4: clusters of another major version cannot be opened. */
  readonly major: number;
  readonly spawnOptions: SpawnAs;
}

/** Every call of a program is spawned with these options. */
export interface SpawnAs {
  readonly env: NodeJS.ProcessEnv;
  readonly cwd: string;
  readonly uid?: number;
  readonly gid?: number;
}

/**
 * Links the libraries, tries the programs under the account of the place, and copies them to where that account can
 * reach them if it cannot reach the npm package.
 *
 * @throws EmbeddedPostgresError with the reason when they do not run.
 */
export function preparePrograms(binaries: Binaries, place: Place, log: (sentence: string) => void): Programs {
  const first = tryPrograms(binaries, place);
  if (first.major !== null) return first.programs(first.major);
  if (place.account === null || !isDenied(first.outcome)) throw explainProgram(binaries, place.account, first.outcome);

  const { folder, isNew } = copyNative(binaries.native);
  if (isNew) {
    log(`The user ${place.account.name} cannot reach ${binaries.native}; PostgreSQL runs from the copy ${folder}.`);
  }
  const copy = binariesIn(folder, binaries);
  const second = tryPrograms(copy, place);
  if (second.major !== null) return second.programs(second.major);
  throw explainProgram(copy, place.account, second.outcome);
}

function tryPrograms(binaries: Binaries, place: Place) {
  const libraries = linkSharedLibraries(binaries.native, path.join(place.folder, 'postgres-libraries'));
  // LC_ALL makes messages English, because some are recognized, and independent of the system's locales.
  const env = { ...process.env, LC_ALL: 'C', ...libraries };
  const account = place.account;
  const spawnOptions = {
    env,
    cwd: path.parse(place.folder).root,
    ...(account && { uid: account.uid, gid: account.gid }),
  };
  const outcome = spawnSync(binaries.postgres, ['--version'], { ...spawnOptions, encoding: 'utf8' });
  const version = outcome.status === 0 ? /(\d+)/.exec(outcome.stdout)?.[1] : undefined;
  return {
    outcome,
    major: version === undefined ? null : Number(version),
    programs: (major: number): Programs => ({
      postgres: binaries.postgres,
      initdb: binaries.initdb,
      major,
      spawnOptions,
    }),
  };
}

function codeOf(outcome: SpawnSyncReturns<string>): string | undefined {
  const { error } = outcome;
  return error !== undefined && 'code' in error ? String(error.code) : undefined;
}

/** The folder or its files are closed to the account: then the loader finds no libraries and ends with 127. */
function isDenied(outcome: SpawnSyncReturns<string>): boolean {
  return codeOf(outcome) === 'EACCES' || outcome.status === 127;
}

function explainProgram(binaries: Binaries, account: Account | null, outcome: SpawnSyncReturns<string>): Error {
  const code = codeOf(outcome);
  // The file exists, so its loader is missing: the programs are built for glibc, and this system uses musl or the like.
  if (code === 'ENOENT') {
    return new EmbeddedPostgresError(
      `The embedded PostgreSQL needs a system with glibc; ${process.platform}-${process.arch} without it ` +
        `(Alpine, musl) cannot run ${binaries.postgres}. ${WAY_OUT}`,
    );
  }
  if (account !== null && (code === 'EPERM' || code === 'EINVAL')) {
    return new EmbeddedPostgresError(
      `PostgreSQL refuses to run as root, and this root may not switch to the user ${account.name} (${code}). ` +
        `Start Quadrant as an ordinary user. ${WAY_OUT}`,
    );
  }
  return explainTrouble(binaries.native, outcome.error ?? outcome.stderr);
}
