import { readFileSync } from 'node:fs';

/** Settings that hold a secret. Each may come from the file that `NAME_FILE` names instead. */
export const SECRET_VARIABLES = [
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'REDIS_URL',
  'METRICS_TOKEN',
  'AWS_SECRET_ACCESS_KEY',
  'OIDC_CLIENT_SECRET',
  'SMTP_URL',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'QUADRANT_TOKEN',
] as const;

/** Larger files are no secret. */
const LARGEST_BYTES = 10_000;

/**
 * Puts secrets from files into their settings: the text of the file that `METRICS_TOKEN_FILE` names becomes `METRICS_TOKEN`.
 * An empty variable counts as unset, and so does an empty file. A process calls it before it reads a setting; processes
 * that it starts find the settings themselves.
 *
 * @throws Error with a sentence for the first file that cannot be read, or whose setting is there, too. It never holds the secret.
 */
export function takeSecretsFromFiles(env: Record<string, string | undefined>): void {
  for (const name of SECRET_VARIABLES) {
    const fileVariable = `${name}_FILE`;
    const file = env[fileVariable];
    if (!file) continue;
    if (env[name]) throw new Error(`${name} and ${fileVariable} are both set: remove one of them.`);
    env[name] = readSecretFile(fileVariable, file);
    // Otherwise a process that inherits both would refuse them.
    delete env[fileVariable];
  }
}

function readSecretFile(variable: string, file: string): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    throw new Error(`${variable} names a file that cannot be read (${said}): correct its name or its permissions.`, {
      cause: error,
    });
  }
  const secret = text.trim();
  if (text.length <= LARGEST_BYTES && !/[\r\n\0]/.test(secret)) return secret;
  throw new Error(`${variable} names ${file}, which is no secret: it has to hold one line.`);
}
