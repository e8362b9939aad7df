import { accessSync, constants, existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { parsePublicKeys, receiptKeysFile } from '@quadrant/store/receipts';
import { hasEmbeddedData, listOpenEntries } from '@quadrant/store/server';
import type { Place } from '../place.js';

export interface HomeState {
  readonly home: string;
  readonly exists: boolean;
  /** Why this account cannot write there: an error code such as EROFS; null where it can. */
  readonly writeRefusal: string | null;
  /** Its owner is neither this account nor are we root. */
  readonly isForeign: boolean;
  /** Paths that others may open, with their modes. */
  readonly open: readonly { readonly path: string; readonly mode: number; readonly most: number }[];
}

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error);

/** Looks at the rights of a home and changes none. It never waits, so what starts later cannot close the home before. */
export function measureHome(home: string): HomeState {
  if (!existsSync(home)) return { home, exists: false, writeRefusal: null, isForeign: false, open: [] };
  const uid = process.getuid?.();
  return {
    home,
    exists: true,
    writeRefusal: refusalToWrite(home),
    isForeign: uid !== undefined && uid !== 0 && statSync(home).uid !== uid,
    open: listReadable(home),
  };
}

function refusalToWrite(home: string): string | null {
  try {
    accessSync(home, constants.W_OK | constants.X_OK);
    return null;
  } catch (error) {
    return codeOf(error);
  }
}

/** A home that belongs to somebody else may be closed to us: then nothing in it is open. */
function listReadable(home: string): HomeState['open'] {
  try {
    return listOpenEntries(home);
  } catch (error) {
    if (codeOf(error) === 'EACCES') return [];
    throw error;
  }
}

export interface KeyState {
  /** It is a path below the home, or the file of a setting. */
  readonly file: string;
  readonly state: 'there' | 'missing' | 'empty' | 'closed';
}

export interface KeysState {
  /** The home was used before, so keys that each start makes must be there. */
  readonly wasUsed: boolean;
  /** Each start makes these. */
  readonly always: readonly KeyState[];
  /** These are made at first use. */
  readonly sometimes: readonly (KeyState & { readonly name: string })[];
  /** Names of the public keys in the file of receipts; null where they cannot be read. */
  readonly receiptKeys: readonly string[] | null;
}

function measureKey(file: string): KeyState {
  try {
    return { file, state: readFileSync(file, 'utf8').trim() === '' ? 'empty' : 'there' };
  } catch (error) {
    return { file, state: codeOf(error) === 'ENOENT' ? 'missing' : 'closed' };
  }
}

/** Looks for the keys of an installation, and makes none. */
export function measureKeys({ env, home }: Pick<Place, 'env' | 'home'>): KeysState {
  const secret = (name: string) => path.join(home, 'secrets', name);
  const receipts = receiptKeysFile(env, home);
  const hasData = existsSync(home) && hasEmbeddedData(realpathSync(home));
  const always = [secret('audit-key'), receipts, ...(env['DATABASE_URL'] ? [] : [secret('postgres-password')])];
  return {
    wasUsed: hasData || existsSync(path.join(home, 'audit')),
    always: always.map(measureKey),
    sometimes: ['claim-key', 'toss-key', 'second-factor-key', 'mail-key'].map((name) => ({
      name,
      ...measureKey((name === 'second-factor-key' && env['SECOND_FACTOR_KEY_FILE']) || secret(name)),
    })),
    receiptKeys: readReceiptKeys(receipts),
  };
}

/** Reads the names of the public keys in a file of receipt keys; null where it cannot be read. */
export function readReceiptKeys(file: string): readonly string[] | null {
  try {
    return parsePublicKeys(readFileSync(file, 'utf8'))?.keys.map(({ kid }) => kid) ?? null;
  } catch {
    return null;
  }
}
