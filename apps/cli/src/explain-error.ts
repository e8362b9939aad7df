import { isDatabaseOutage, isDatabaseRightMissing, isDiskFull } from '@quadrant/store/errors';
import { CannotRun } from './exit-code.js';

/** These errors of the program's own rooms have a message that is a sentence for the person who called. */
const SPOKEN = new Set([
  'BackupRefused',
  'CannotRun',
  'EmbeddedPostgresError',
  'ExtensionMissing',
  'ForeignAuditKey',
  'MovedDatabase',
  'NewerDatabase',
  'RefreshRefused',
  'RepeatableRefused',
  'SettingRefused',
  'UnfinishedRestore',
]);

/** In the PostgreSQL manual, appendix A, class 28 is invalid authorization and 3D000 means no such database. */
const REFUSED_BY_DATABASE = /^(?:28\w{3}|3D000)$/;

const DISK_FULL = 'The disk is full; free some space and run it again; nothing was half-stored.';

/** Describes an error to a person in one or more sentences. With `LOG_LEVEL=debug` the stack follows. */
export function explainError(error: unknown, env: Readonly<Record<string, string | undefined>>): string {
  const details = env['LOG_LEVEL'] === 'debug' && error instanceof Error ? `\n${error.stack ?? ''}` : '';
  return sentenceOf(error) + details;
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return `Something unexpected happened: ${String(error)}`;
  if (SPOKEN.has(error.name)) return error.message;
  if (isDiskFull(error)) return DISK_FULL;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const said = error.message || (error instanceof AggregateError && firstMessage(error)) || code;
  if (code === 'EROFS') return explainReadOnly(error);
  if (isDatabaseOutage(error)) return `The database does not answer (${said}).`;
  if (isDatabaseRightMissing(error)) {
    return `The user of DATABASE_URL lacks a right in the database (${said}): grant it, or name a user who owns the database.`;
  }
  if (REFUSED_BY_DATABASE.test(code)) return `The database refuses the connection (${said}): check DATABASE_URL.`;
  return `Something unexpected happened: ${said}. Set LOG_LEVEL=debug to see where.`;
}

function explainReadOnly(error: Error): string {
  const place = 'path' in error && typeof error.path === 'string' ? error.path : 'The folder';
  return (
    `${place} lies on a read-only file system, so nothing can be written. Look for errors of the disk in the system's log, then ` +
    'mount it writable again. Or set QUADRANT_HOME to another folder.'
  );
}

const firstMessage = ({ errors }: AggregateError): string => {
  const first: unknown = errors[0];
  return first instanceof Error ? first.message : '';
};

const CLOSED = 'you may not write there';
const NO_FOLDER = 'it is not a folder, or lies below a file';

const UNREADABLE = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder, not a file',
  EACCES: 'you may not read it',
};
const UNWRITABLE = {
  EACCES: CLOSED,
  EPERM: CLOSED,
  EROFS: 'the file system is read-only',
  EISDIR: 'it is a folder, not a file',
};
const UNMAKEABLE = { ...UNWRITABLE, ENOTDIR: NO_FOLDER, EEXIST: NO_FOLDER, ENOENT: 'the system takes no folder there' };

export const explainFile = (file: string, error: unknown): CannotRun =>
  explainByCode(`${file} cannot be read`, UNREADABLE, error);

export const explainWriting = (file: string, error: unknown): CannotRun =>
  explainByCode(`${file} cannot be written`, UNWRITABLE, error);

export const explainFolder = (folder: string, error: unknown): CannotRun =>
  explainByCode(`The folder ${folder} cannot be made`, UNMAKEABLE, error);

function explainByCode(trouble: string, reasons: Readonly<Record<string, string>>, error: unknown): CannotRun {
  if (isDiskFull(error)) return new CannotRun(DISK_FULL, { cause: error });
  const { code, message } = error as NodeJS.ErrnoException;
  return new CannotRun(`${trouble}: ${reasons[code ?? ''] ?? message}.`, { cause: error });
}
