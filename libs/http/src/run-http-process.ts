import type { Type } from '@nestjs/common';
import { readDatabaseSettings, readDiskSpaceSettings } from '@quadrant/store/server';
import { readHttpSettings } from '@quadrant/settings';
import { awaitDatabase, startPatience } from '@quadrant/store/setup';
import { outliveOutputErrors } from './output-errors.js';
import { serveHttp } from './serve.js';

export interface HttpProcess {
  /** Each throws a sentence where a setting of this app alone is wrong. */
  readonly readSettings?: readonly ((env: NodeJS.ProcessEnv) => unknown)[];
  readonly prepare?: () => Promise<void>;
}

/**
 * All that the `main.ts` of an HTTP app does: reads the settings and serves. What keeps it from that is one sentence on
 * the standard error output, and exit code 1.
 */
export async function runHttpProcess(
  rootModule: Type,
  { readSettings: ownSettings = [], prepare }: HttpProcess = {},
): Promise<void> {
  outliveOutputErrors(process);
  // Nothing that it writes is for anybody else.
  process.umask(0o077);
  try {
    // Asked before Nest begins, which would print a stack around the sentence.
    readDiskSpaceSettings(process.env);
    for (const readSettings of ownSettings) readSettings(process.env);
    await awaitDatabase(readDatabaseSettings(process.env), startPatience(process.env));
    await serveHttp(rootModule, { settings: readHttpSettings(process.env), ...(prepare && { prepare }) });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
