import type { Type } from '@nestjs/common';
import { openAuditHome, readDatabaseSettings } from '@quadrant/persistence';
import { serveHttp } from './serve.js';
import { readHttpSettings } from './settings.js';

/**
 * All that the `main.ts` of an HTTP app does: reads the settings and serves. What keeps it from that is one sentence on
 * the standard error output, and exit code 1.
 *
 * @param readOwnSettings throws a sentence where a setting of this app alone is wrong
 */
export async function runHttpProcess(
  rootModule: Type,
  readOwnSettings: (env: NodeJS.ProcessEnv) => unknown = () => null,
): Promise<void> {
  try {
    // Asked before Nest begins, which would print a stack around the sentence.
    openAuditHome(readDatabaseSettings(process.env).home);
    readOwnSettings(process.env);
    await serveHttp(rootModule, { settings: readHttpSettings(process.env) });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
