import { CronTime, validateCronExpression } from 'cron';

/** Monday 04:00 UTC: 000 Appendix A asks for a full refresh at least once a week. */
const DEFAULT_REFRESH_CRON = '0 4 * * 1';

const UTC = 'UTC';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * When the weekly refresh is due, in UTC: REFRESH_CRON.
 * @throws Error with a sentence where it is no cron expression
 */
export const readRefreshCron = (env: Environment): string => readCron(env, 'REFRESH_CRON', DEFAULT_REFRESH_CRON);

/**
 * A cron expression of the environment; an empty one counts as unset.
 * @throws Error with a sentence where it is none, or never comes due
 */
export function readCron(env: Environment, name: string, unset: string): string {
  const cron = env[name] || unset;
  if (validateCronExpression(cron).valid && hasInstants(cron)) return cron;
  throw new Error(
    `${name} is "${cron}", which is not a cron expression that ever comes due: use five fields, as "${unset}".`,
  );
}

/** Not one that names a day which never comes, such as February 30. */
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
