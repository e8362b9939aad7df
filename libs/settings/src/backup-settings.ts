import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readCron } from './refresh-cron.js';
import { SettingRefused } from './setting-refused.js';

export interface BackupSettings {
  /** When a backup is due, in UTC; null: never by itself. */
  readonly cron: string | null;
  /** The absolute folder of scheduled backups, or the address of one in S3. */
  readonly folder: string;
  /** It is the number of backups that stay. */
  readonly keep: number;
  /** The absolute path of the file with the passphrase; null: backups are not encrypted. */
  readonly passphraseFile: string | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Before the verification, and so before the refresh. It is the example in sentences about wrong values. */
const EXAMPLE_CRON = '30 2 * * *';
const DEFAULT_KEEP = '14';
const HIGHEST_KEEP = 10_000;

/**
 * Reads BACKUP_CRON (never), BACKUP_TO (`backups` in the home), BACKUP_KEEP (14) and BACKUP_PASSPHRASE_FILE (none). An empty
 * variable counts as unset.
 *
 * @param home QUADRANT_HOME
 * @throws SettingRefused with a sentence for the first that is wrong
 */
export function readBackupSettings(env: Environment, home: string): BackupSettings {
  const cron = env['BACKUP_CRON'] ? readCron(env, 'BACKUP_CRON', EXAMPLE_CRON) : null;
  const text = env['BACKUP_KEEP'] || DEFAULT_KEEP;
  const keep = Number(text);
  if (!/^\d+$/.test(text) || keep < 1 || keep > HIGHEST_KEEP) {
    throw new SettingRefused(`BACKUP_KEEP is "${text}", but has to be a whole number from 1 to ${HIGHEST_KEEP}.`);
  }
  const passphraseFile = env['BACKUP_PASSPHRASE_FILE'] ? path.resolve(env['BACKUP_PASSPHRASE_FILE']) : null;
  const to = env['BACKUP_TO'] || 'backups';
  return { cron, folder: to.startsWith('s3://') ? to : path.resolve(home, to), keep, passphraseFile };
}

/** Storages of others mostly take any region, and this one as the usual. */
const USUAL_REGION = 'us-east-1';

/**
 * Reads AWS_REGION (us-east-1), AWS_ENDPOINT_URL_S3 (Amazon), AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY (as Amazon knows the machine).
 *
 * @throws SettingRefused with a sentence for the first that is wrong, which does not hold the secret
 */
export function readS3Settings(env: Environment): {
  readonly region: string;
  readonly endpoint: string | null;
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
} {
  const endpoint = env['AWS_ENDPOINT_URL_S3'] || null;
  if (endpoint !== null && !(/^https?:\/\//.test(endpoint) && URL.canParse(endpoint))) {
    throw new SettingRefused(
      `AWS_ENDPOINT_URL_S3 is "${endpoint}", but has to be an address such as https://s3.example.`,
    );
  }
  const [accessKeyId, secretAccessKey] = [env['AWS_ACCESS_KEY_ID'] || null, env['AWS_SECRET_ACCESS_KEY'] || null];
  if ((accessKeyId === null) !== (secretAccessKey === null)) {
    throw new SettingRefused('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY belong together: set both, or none of them.');
  }
  const credentials = accessKeyId === null || secretAccessKey === null ? null : { accessKeyId, secretAccessKey };
  return { region: env['AWS_REGION'] || USUAL_REGION, endpoint, credentials };
}

/** Shorter ones can be guessed. */
const SHORTEST_PASSPHRASE = 12;

/**
 * Reads a passphrase: the first line of its file.
 *
 * @returns null without a file
 * @throws SettingRefused with a sentence, which does not hold the passphrase
 */
export function readPassphrase(file: string | null): string | null {
  if (file === null) return null;
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new SettingRefused(
      `The passphrase of backups cannot be read from ${file} (${code}): name a file that holds it in its first line.`,
      { cause: error },
    );
  }
  const passphrase = text.split(/\r?\n/, 1)[0]!.trim();
  if (passphrase.length >= SHORTEST_PASSPHRASE) return passphrase;
  throw new SettingRefused(
    `The passphrase of backups in ${file} is too short: its first line needs at least ${SHORTEST_PASSPHRASE} letters. ` +
      '"openssl rand -base64 24" makes a good one.',
  );
}
