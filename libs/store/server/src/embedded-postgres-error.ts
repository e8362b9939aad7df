/** Expected trouble with the embedded server. The message is a sentence for the person who started the program. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}

/** The last sentence of every refusal: the embedded server is a convenience, never a condition. */
export const WAY_OUT = 'Or set DATABASE_URL to the address of a PostgreSQL server, and the embedded one is not needed.';

const causes: readonly (readonly [RegExp, (folder: string) => string])[] = [
  [/ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/i, (folder) => `The disk that holds ${folder} is full.`],
  [/EROFS|Read-only file system/i, (folder) => `${folder} lies on a read-only file system.`],
  [/EACCES|EPERM|Permission denied|Operation not permitted/i, (folder) => `Quadrant may not write to ${folder}.`],
  [/ENOTDIR|EEXIST|Not a directory/i, (folder) => `${folder} is not a folder, or lies below a file.`],
];

/**
 * Turns what the operating system, initdb or postgres said into one error with the folder, the cause and the way out.
 * Text that fits no known cause is quoted by its last telling line, and `lastWords` follow.
 */
export function explainTrouble(folder: string, said: unknown, lastWords = ''): EmbeddedPostgresError {
  const text = said instanceof Error ? said.message : String(said);
  const known = causes.find(([pattern]) => pattern.test(text));
  const sentence = known ? known[1](folder) : `PostgreSQL could not start in ${folder}: ${tellingLine(text)}.`;
  const more = known || lastWords === '' ? '' : `\n${lastWords}`;
  return new EmbeddedPostgresError(
    `${sentence} Fix this, or set QUADRANT_HOME to another folder. ${WAY_OUT}${more}`,
    said instanceof Error ? { cause: said } : undefined,
  );
}

function tellingLine(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const telling =
    lines.findLast((line) => /\b(?:FATAL|PANIC|error)\b/i.test(line)) ?? lines.at(-1) ?? 'it gave no reason';
  return telling.trim().replace(/\.$/, '');
}
