import { readDatabaseSettings } from '@quadrant/store/server';
import { awaitDatabase, startPatience } from '@quadrant/store/setup';
import { DONE, type ExitCode } from '../exit-code.js';
import type { Surroundings } from '../surroundings.js';

/** `quadrant migrate`: waits for the database of DATABASE_URL, brings it up to date, and ends. */
export async function migrate({ env, out, err }: Surroundings): Promise<ExitCode> {
  const patience = { ...startPatience(env), log: (sentence: string) => err(`${sentence}\n`) };
  await awaitDatabase(readDatabaseSettings(env), patience);
  out('The database is up to date.\n');
  return DONE;
}
