import type { WaitingJob } from '@quadrant/store/runs';
import { isPassing } from './disk-nearly-full.js';
import { failedTournament } from './failed-tournament.js';

/** A run for some jobs failed. */
export class RunFailed extends Error {
  constructor(
    readonly jobs: readonly WaitingJob[],
    override readonly cause: unknown,
  ) {
    super('a run could not be published', { cause });
  }
}

export interface ApartSettings {
  /**
   * Publishes jobs as one run; null: all that wait.
   *
   * @returns its number, or null when there was nothing to do
   * @throws RunFailed with the jobs that it took
   */
  readonly publish: (jobs: readonly WaitingJob[] | null) => Promise<number | null>;
  /** Excludes jobs from the runs of others. */
  readonly setAside: (jobs: readonly WaitingJob[], error: unknown) => Promise<void>;
}

/**
 * Publishes jobs as one run. Where that fails, the job to blame is set aside, and the others are published without it.
 * The error names its tournament, or repeated halving of the jobs finds it.
 * @param jobs null: all that wait
 * @returns the numbers of the runs
 * @throws what made a run fail when no job is to blame: it had taken none, or the database or the disk failed
 */
export async function publishApart(jobs: readonly WaitingJob[] | null, settings: ApartSettings): Promise<number[]> {
  try {
    const run = await settings.publish(jobs);
    return run === null ? [] : [run];
  } catch (error) {
    if (!(error instanceof RunFailed)) throw error;
    if (error.jobs.length === 0 || isPassing(error.cause)) throw error.cause;
    return publishRest(error, settings);
  }
}

async function publishRest({ jobs, cause }: RunFailed, settings: ApartSettings): Promise<number[]> {
  const blamed = jobs.length === 1 ? jobs : jobs.filter((job) => isNamedBy(cause, job));
  if (blamed.length === 0) {
    const half = Math.ceil(jobs.length / 2);
    const first = await publishApart(jobs.slice(0, half), settings);
    return [...first, ...(await publishApart(jobs.slice(half), settings))];
  }
  await settings.setAside(blamed, cause);
  const others = jobs.filter((job) => !blamed.includes(job));
  return others.length === 0 ? [] : publishApart(others, settings);
}

function isNamedBy(error: unknown, { change }: WaitingJob): boolean {
  const failed = failedTournament(error);
  if (failed === null) return false;
  if (change.kind === 'correction') return change.tournamentId === failed.key;
  return change.kind === 'revision' && change.tournamentId === failed.key && change.revision === failed.revision;
}
