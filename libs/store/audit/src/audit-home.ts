import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DataSource } from 'typeorm';
import { makeFolders, homeMode, tightenHome, readOrMakeSecret } from '@quadrant/store/server';
import { KEY_BYTES, parseAuditKeys, type AuditKeys } from './audit-key.js';

/** The parts of the audit that are kept outside the database. */
export interface AuditHome {
  /** This is QUADRANT_HOME as an absolute path. */
  readonly home: string;
  /** A new home makes its key when this is first read. */
  readonly keys: AuditKeys;
  readonly keysFile: string;
  /** Where heads of the chain are anchored; made at the first. */
  readonly anchorsFile: string;
}

const homes = new WeakMap<DataSource, AuditHome>();

/** The data source seals with the keys of this home from now on. */
export function keepAuditHome(dataSource: DataSource, home: AuditHome): void {
  homes.set(dataSource, home);
}

/** @throws Error when the data source was made without one: it may change nothing that the audit has to tell */
export function getAuditHome(dataSource: DataSource): AuditHome {
  const home = homes.get(dataSource);
  if (!home) throw new Error('This data source was made without an audit key, and can write nothing into the audit.');
  return home;
}

/**
 * Opens the audit files in QUADRANT_HOME, and makes a key when one is first needed and there is none: a program that is refused
 * before leaves no key, which a restore would take for that of another installation. When several processes make one at once, one
 * wins and all read the same key.
 *
 * @throws Error with a sentence when the key that is there, or its place, cannot be used; the keys throw one when none can be made
 */
export function openAuditHome(home: string): AuditHome {
  const file = keyFile(home);
  explaining(file, () => {
    makeFolders(path.resolve(home), homeMode());
    tightenHome(path.resolve(home));
  });
  const open = () =>
    homeOf(
      home,
      explaining(file, () => readOrMakeSecret(file, () => randomBytes(KEY_BYTES).toString('hex'))),
    );
  if (existsSync(file)) return open();
  let made: AuditHome | null = null;
  return {
    ...placesIn(home),
    get keys() {
      return (made ??= open()).keys;
    },
  };
}

function explaining<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error;
    throw new Error(
      `The key of the audit cannot be kept in ${file} (${error.message}): fix this, or set QUADRANT_HOME to a folder that Quadrant may write to.`,
      { cause: error },
    );
  }
}

/** Does the same for a reader: it returns null instead of making a key. */
export function findAuditHome(home: string): AuditHome | null {
  const file = keyFile(home);
  return existsSync(file) ? homeOf(home, readFileSync(file, 'utf8')) : null;
}

const keyFile = (home: string): string => path.resolve(home, 'secrets', 'audit-key');

const placesIn = (home: string): Omit<AuditHome, 'keys'> => ({
  home: path.resolve(home),
  keysFile: keyFile(home),
  anchorsFile: path.resolve(home, 'audit', 'anchors.ndjson'),
});

function homeOf(home: string, text: string): AuditHome {
  const keys = parseAuditKeys(text);
  if (keys !== null) return { keys, ...placesIn(home) };
  throw new Error(
    `${keyFile(home)} is no audit key: it has to hold 64 hexadecimal digits, one key on each line, the one in use first. ` +
      'Put the file back from a copy: what was sealed with a key can be checked with that key only.',
  );
}
