import type { Type } from '@nestjs/common';
import { openAuditHome, readDatabaseSettings } from '@quadrant/persistence';
import { serveHttp } from './serve.js';
import { readHttpSettings } from './settings.js';

/**
 * All that the `main.ts` of an HTTP app does: reads the settings and serves. What keeps it from that is one sentence on
 * the standard error output, and exit code 1.
 */
export async function runHttpProcess(rootModule: Type): Promise<void> {
  try {
    // Asked before Nest begins, which would print a stack around the sentence.
    openAuditHome(readDatabaseSettings(process.env).home);
    await serveHttp(rootModule, { settings: readHttpSettings(process.env) });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
