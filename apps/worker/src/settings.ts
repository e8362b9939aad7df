import { validateCronExpression } from 'cron';
import { CronExpressionParser } from 'cron-parser';

export interface WorkerSettings {
  /** When the weekly refresh is due, in UTC. */
  readonly refreshCron: string;
  /** When what is published is verified, in UTC. */
  readonly verifyCron: string;
}

/** Monday 04:00 UTC: 000 Appendix A asks for a full refresh at least once a week. */
const DEFAULT_REFRESH_CRON = '0 4 * * 1';

/** At night, and before the weekly refresh: what that finds published was looked at half an hour ago. */
const DEFAULT_VERIFY_CRON = '30 3 * * *';

/**
 * Reads REFRESH_CRON and VERIFY_CRON; an empty one counts as unset.
 *
 * @throws Error with a sentence for the first that is no cron expression
 */
export const readWorkerSettings = (env: NodeJS.ProcessEnv): WorkerSettings => ({
  refreshCron: readCron(env, 'REFRESH_CRON', DEFAULT_REFRESH_CRON),
  verifyCron: readCron(env, 'VERIFY_CRON', DEFAULT_VERIFY_CRON),
});

function readCron(env: NodeJS.ProcessEnv, name: string, unset: string): string {
  const cron = env[name] || unset;
  if (validateCronExpression(cron).valid && hasInstants(cron)) return cron;
  throw new Error(
    `${name} is "${cron}", which is not a cron expression that ever comes due: use five fields, as "${unset}".`,
  );
}

/** The timer has one dialect and the calculation of due instants another: an expression must be good in both. */
function hasInstants(cron: string): boolean {
  try {
    return CronExpressionParser.parse(cron).hasPrev();
  } catch {
    return false;
  }
}

/** The last instant at or before `now` that a cron expression names. */
export function lastDueInstant(cron: string, now: Date): Date {
  // prev() looks strictly before its date.
  const currentDate = new Date(now.getTime() + 1);
  return CronExpressionParser.parse(cron, { currentDate, tz: 'UTC' }).prev().toDate();
}
