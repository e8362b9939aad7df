import type { Type } from '@nestjs/common';
import { readDatabaseSettings, readDiskSpaceSettings } from '@quadrant/store/server';
import { describeUnknown, listUnknownVariables, readHttpSettings, takeSecretsFromFiles } from '@quadrant/settings';
import { awaitDatabase, startPatience } from '@quadrant/store/setup';
import { startWatching } from '@quadrant/watching';
import { outliveOutputErrors } from './output-errors.js';
import { serveHttp } from './serve.js';

export interface HttpProcess {
  /** Each one throws a sentence when a setting of only this app is wrong. */
  readonly readSettings?: readonly ((env: NodeJS.ProcessEnv) => unknown)[];
  readonly prepare?: () => Promise<void>;
}

/**
 * Runs an HTTP app for its `main.ts`: it reads the settings and serves. When that fails, it prints one sentence on the
 * standard error output, and exits with code 1.
 */
export async function runHttpProcess(
  name: 'api' | 'ingest' | 'web',
  rootModule: Type,
  { readSettings: ownSettings = [], prepare }: HttpProcess = {},
): Promise<void> {
  outliveOutputErrors(process);
  // Other users must not read files of this process.
  process.umask(0o077);
  try {
    takeSecretsFromFiles(process.env);
    for (const unknown of listUnknownVariables(process.env))
      process.stderr.write(`Warning: ${String(describeUnknown(unknown))}\n`);
    // This is checked before Nest begins, which would print a stack around the sentence.
    readDiskSpaceSettings(process.env);
    for (const readSettings of ownSettings) readSettings(process.env);
    await awaitDatabase(readDatabaseSettings(process.env), startPatience(process.env));
    await startWatching(process.env, `quadrant-${name}`);
    await serveHttp(rootModule, { settings: readHttpSettings(process.env), ...(prepare && { prepare }) });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
