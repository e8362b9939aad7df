import { validateCronExpression } from 'cron';
import { CronExpressionParser } from 'cron-parser';

export interface WorkerSettings {
  /** When the weekly refresh is due, in UTC. */
  readonly refreshCron: string;
}

/** Monday 04:00 UTC: 000 Appendix A asks for a full refresh at least once a week. */
const DEFAULT_REFRESH_CRON = '0 4 * * 1';

/**
 * Reads REFRESH_CRON; an empty one counts as unset.
 *
 * @throws Error with one sentence when it is no cron expression
 */
export function readWorkerSettings(env: NodeJS.ProcessEnv): WorkerSettings {
  const refreshCron = env['REFRESH_CRON'] || DEFAULT_REFRESH_CRON;
  if (!validateCronExpression(refreshCron).valid || !hasInstants(refreshCron)) {
    throw new Error(
      `REFRESH_CRON is "${refreshCron}", which is not a cron expression that ever comes due: use five fields, as "${DEFAULT_REFRESH_CRON}".`,
    );
  }
  return { refreshCron };
}

/** The timer has one dialect and the calculation of due instants another: an expression must be good in both. */
function hasInstants(refreshCron: string): boolean {
  try {
    return CronExpressionParser.parse(refreshCron).hasPrev();
  } catch {
    return false;
  }
}

/** The last instant at or before `now` at which a refresh was due. */
export function lastDueInstant(refreshCron: string, now: Date): Date {
  // prev() looks strictly before its date.
  const currentDate = new Date(now.getTime() + 1);
  return CronExpressionParser.parse(refreshCron, { currentDate, tz: 'UTC' }).prev().toDate();
}
