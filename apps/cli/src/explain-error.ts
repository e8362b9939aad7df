import { isDatabaseOutage } from '@quadrant/persistence';
import { CannotRun } from './exit-code.js';

/** Names of errors of our own rooms, whose message is a sentence for the person who called. */
const SPOKEN = new Set(['CannotRun', 'EmbeddedPostgresError']);

/** PostgreSQL manual, appendix A: class 28 invalid authorization, 3D000 no such database. */
const REFUSED_BY_DATABASE = /^(?:28\w{3}|3D000)$/;

/**
 * What to tell a person about an error: one or more sentences. With `LOG_LEVEL=debug` the stack follows.
 */
export function explainError(error: unknown, env: Readonly<Record<string, string | undefined>>): string {
  const details = env['LOG_LEVEL'] === 'debug' && error instanceof Error ? `\n${error.stack ?? ''}` : '';
  return sentenceOf(error) + details;
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return `Something unexpected happened: ${String(error)}`;
  if (SPOKEN.has(error.name)) return error.message;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const said = error.message || (error instanceof AggregateError && firstMessage(error)) || code;
  if (isDatabaseOutage(error)) return `The database does not answer (${said}).`;
  if (REFUSED_BY_DATABASE.test(code)) return `The database refuses the connection (${said}): check DATABASE_URL.`;
  return `Something unexpected happened: ${said}. Set LOG_LEVEL=debug to see where.`;
}

const firstMessage = ({ errors }: AggregateError): string => {
  const first: unknown = errors[0];
  return first instanceof Error ? first.message : '';
};

/** What the file system said about a file, as a sentence. */
export function explainFile(file: string, error: unknown): CannotRun {
  const { code, message } = error as NodeJS.ErrnoException;
  const reasons: Readonly<Record<string, string>> = {
    ENOENT: 'there is no such file',
    EISDIR: 'it is a folder, not a file',
    EACCES: 'you may not read it',
  };
  return new CannotRun(`${file} cannot be read: ${reasons[code ?? ''] ?? message}.`, { cause: error });
}
