import { CronTime, validateCronExpression } from 'cron';
import { SettingRefused } from './setting-refused.js';

/** Monday 04:00 UTC: 000 Appendix A asks for a full refresh at least once a week. */
const DEFAULT_REFRESH_CRON = '0 4 * * 1';

const UTC = 'UTC';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads REFRESH_CRON, which tells when the weekly refresh is due, in UTC.
 * @throws SettingRefused with a sentence when it is no cron expression
 */
export const readRefreshCron = (env: Environment): string => readCron(env, 'REFRESH_CRON', DEFAULT_REFRESH_CRON);

/**
 * Reads a cron expression from the environment; an empty one counts as unset.
 * @throws SettingRefused with a sentence when it is invalid, or never comes due
 */
export function readCron(env: Environment, name: string, unset: string): string {
  const cron = env[name] || unset;
  if (validateCronExpression(cron).valid && hasInstants(cron)) return cron;
  throw new SettingRefused(
    `${name} is "${cron}", which is not a cron expression that ever comes due: use five fields, as "${unset}".`,
  );
}

/** Returns false for an expression that names only days which never come, such as February 30. */
function hasInstants(cron: string): boolean {
  try {
    return nextDueInstant(cron, new Date(0)).getTime() > 0;
  } catch {
    return false;
  }
}

/** The first instant after `now` that a cron expression names, in UTC. It throws when none is in the next 8 years. */
export const nextDueInstant = (cron: string, now: Date): Date =>
  new Date(new CronTime(cron, UTC).getNextDateFrom(now, UTC).toMillis());
