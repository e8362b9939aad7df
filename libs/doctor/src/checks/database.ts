import { count, say } from '@quadrant/rules/message';
import type { InstallationWork, SchemaState } from '@quadrant/store/operations';
import type { RedisState } from '@quadrant/queue';
import { failed, ok, warning, type Judgement } from '../judgement.js';
import type { DatabaseState } from '../place.js';
import { describeSpan } from './clock.js';
import { notChecked } from './not-checked.js';

/** Judges whether PostgreSQL answers, and which it is. */
export function judgeDatabase(database: DatabaseState): Judgement[] {
  if (database.kind === 'none') {
    return [
      warning(
        say`There is no database yet.`,
        say`Start Quadrant: quadrant start. For a PostgreSQL of your own, set DATABASE_URL.`,
      ),
    ];
  }
  if (database.kind === 'down') {
    return [
      failed(say`The database does not answer: ${database.reason}`, say`See the log of PostgreSQL, then start it.`),
    ];
  }
  const { postgresVersion } = database.installation;
  return [
    database.isEmbedded
      ? ok(say`The embedded PostgreSQL ${postgresVersion} answers.`)
      : ok(say`PostgreSQL ${postgresVersion} answers at DATABASE_URL.`),
  ];
}

/** @param schema null where the database does not answer */
export function judgeVersion(version: string, schema: SchemaState | null): Judgement[] {
  if (schema === null) return [ok(say`Quadrant ${version}. The schema was not checked.`)];
  if (schema.newer !== null) {
    return [
      failed(
        say`A newer version of Quadrant than ${version} wrote this database: it has the migration ${schema.newer}.`,
        say`Start the newer version again. This one refuses to start.`,
      ),
    ];
  }
  if (schema.isEmpty) return [warning(say`The database is empty.`, say`Start Quadrant: the start makes the tables.`)];
  if (schema.pending === 0) return [ok(say`Quadrant ${version}, and the schema is that of this version.`)];
  return [
    warning(
      say`The schema is older than Quadrant ${version}: ${count(schema.pending, 'migration is', 'migrations are')} pending.`,
      say`Make a copy of the home, then start Quadrant: the start brings the schema up to date.`,
    ),
  ];
}

/** The oldest job is late after so many seconds: a worker takes one within 30. */
const LATE_S = 300;

/** @param redis null where jobs are in PostgreSQL */
export function judgeQueue(redis: RedisState | null, work: InstallationWork | null): Judgement[] {
  const lines: Judgement[] = [];
  if (redis?.kind === 'silent') {
    lines.push(
      failed(
        say`The Redis of REDIS_URL does not answer (${redis.reason}).`,
        say`Start Redis, or correct REDIS_URL. Reports are stored meanwhile and published later.`,
      ),
    );
  } else if (redis !== null) {
    const waiting = Object.values(redis.waiting).reduce((sum, length) => sum + length, 0);
    lines.push(ok(say`Redis answers, with ${count(waiting, 'job')} in its queues.`));
  }
  if (work === null) return [...lines, notChecked()];
  const { outboxJobs, outboxOldestAge, failedSubmissions } = work.operations;
  lines.push(
    outboxOldestAge !== null && outboxOldestAge > LATE_S
      ? warning(
          say`${count(outboxJobs, 'job waits', 'jobs wait')}, the oldest for ${describeSpan(outboxOldestAge)}.`,
          say`If publishing is paused, call quadrant resume. Otherwise read the log of the worker.`,
        )
      : ok(say`${count(outboxJobs, 'job waits', 'jobs wait')} in the database.`),
  );
  if (failedSubmissions > 0) {
    lines.push(
      failed(
        say`${count(failedSubmissions, 'report')} could not be computed.`,
        say`/admin/health lists them with the reason, and tries them again.`,
      ),
    );
  }
  return lines;
}

/** Judges whether a worker publishes. */
export function judgeWorker(work: InstallationWork | null): Judgement[] {
  if (work === null) return [notChecked()];
  const { alive, newestAgeSeconds } = work.workers;
  if (alive > 0) return [ok(say`${count(alive, 'worker is running', 'workers are running')}.`)];
  return [
    failed(
      newestAgeSeconds === null
        ? say`No worker runs, so nothing is published.`
        : say`No worker runs, so nothing is published. The last one was heard of ${describeSpan(newestAgeSeconds)} ago.`,
      say`Start Quadrant, or the worker, and read its log if it ends again.`,
    ),
  ];
}

/** A day after the weekly refresh was due. */
const OVERDUE_S = 8 * 86_400;

/** Judges the last refresh, and whether the weekly one is overdue. */
export function judgeRefresh(work: InstallationWork | null): Judgement[] {
  if (work === null) return [notChecked()];
  const { lastRefresh, operations } = work;
  const lines: Judgement[] = [];
  if (operations.stuckRefreshes > 0) {
    lines.push(
      failed(
        say`${count(operations.stuckRefreshes, 'refresh has', 'refreshes have')} not ended for 30 minutes.`,
        say`Read the log of the worker. quadrant refresh --cancel ID ends one.`,
      ),
    );
  }
  if (lastRefresh?.state === 'failed') {
    lines.push(
      failed(
        say`The last refresh failed ${describeSpan(lastRefresh.ageSeconds)} ago: ${lastRefresh.error ?? ''}`,
        say`It is tried again. If it fails again, read the log of the worker.`,
      ),
    );
  }
  if (operations.officialRunAge !== null && operations.officialRunAge > OVERDUE_S) {
    lines.push(
      warning(
        say`The last official run was ${describeSpan(operations.officialRunAge)} ago. The weekly refresh makes one every week.`,
        say`See whether a worker ran when REFRESH_CRON was due. quadrant refresh makes up for it.`,
      ),
    );
  }
  if (lines.length > 0) return lines;
  return [
    lastRefresh === null
      ? ok(say`There was no refresh yet.`)
      : ok(say`The last refresh succeeded ${describeSpan(lastRefresh.ageSeconds)} ago.`),
  ];
}
