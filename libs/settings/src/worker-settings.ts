import { CronTime } from 'cron';
import { readCron, readRefreshCron } from './refresh-cron.js';

export interface WorkerSettings {
  /** When the weekly refresh is due, in UTC. */
  readonly refreshCron: string;
  /** When what is published is verified, in UTC. */
  readonly verifyCron: string;
  /** The numbers of a run are kept while it is one of so many newest runs, or not older than so many days. */
  readonly keptRuns: { readonly days: number; readonly runs: number };
}

/** At night, and before the weekly refresh: what that finds published was looked at half an hour ago. */
const DEFAULT_VERIFY_CRON = '30 3 * * *';

const UTC = 'UTC';

/**
 * Reads REFRESH_CRON, VERIFY_CRON, KEEP_RUNS_DAYS (400) and KEEP_RUNS (2000); an empty one counts as unset.
 *
 * @throws Error with a sentence for the first that is no cron expression, or no number that is allowed
 */
export const readWorkerSettings = (env: NodeJS.ProcessEnv): WorkerSettings => ({
  refreshCron: readRefreshCron(env),
  verifyCron: readCron(env, 'VERIFY_CRON', DEFAULT_VERIFY_CRON),
  keptRuns: { days: readCount(env, 'KEEP_RUNS_DAYS', 400), runs: readCount(env, 'KEEP_RUNS', 2_000) },
});

const HIGHEST_COUNT = 1_000_000;

function readCount(env: NodeJS.ProcessEnv, name: string, usual: number): number {
  const text = env[name] || String(usual);
  const count = Number(text);
  if (/^\d+$/.test(text) && count >= 1 && count <= HIGHEST_COUNT) return count;
  throw new Error(`${name} is "${text}", but has to be a whole number from 1 to ${HIGHEST_COUNT}.`);
}

/** The first instant after `from` that a cron expression names, both in milliseconds. It throws when none is in the next 8 years. */
const nextInstant = (cron: CronTime, from: number): number => cron.getNextDateFrom(new Date(from), UTC).toMillis();

/**
 * The last instant at or before `now` that a cron expression names. The library looks ahead only, so this looks for the last
 * place from which it sees nothing later than now: first further and further back, then by halves.
 */
export function lastDueInstant(expression: string, now: Date): Date {
  const cron = new CronTime(expression, UTC);
  const isDueAfter = (from: number): boolean => nextInstant(cron, from) <= now.getTime();
  let seconds = 1;
  while (!isDueAfter(now.getTime() - seconds * 1000)) seconds *= 2;
  let before = now.getTime() - seconds * 1000;
  let after = now.getTime();
  // Expressions name seconds, so a second holds one instant.
  while (after - before > 1000) {
    const middle = Math.floor((before + after) / 2);
    if (isDueAfter(middle)) before = middle;
    else after = middle;
  }
  return new Date(nextInstant(cron, before));
}
