import { AsyncLocalStorage } from 'node:async_hooks';
import { channel, tracingChannel } from 'node:diagnostics_channel';

/** The ids that a line of the log carries, as far as they are known. */
export interface WorkIds {
  readonly request?: string;
  readonly job?: string;
  /** It is the id of an account, because the log names nobody. */
  readonly account?: string;
  readonly tournament?: string | readonly string[];
  readonly run?: number;
}

/** A request or a job, while it is being done. */
export interface Work {
  readonly kind: 'request' | 'job';
  /** It names the route or the job, such as `POST /api/v1/submissions`. It never holds an address or a payload. */
  name: string;
  ids: WorkIds;
  /** The header of a caller who traces, too: https://www.w3.org/TR/trace-context/. */
  readonly traceparent?: string | undefined;
  /** The status of the answer, once there is one. */
  status?: number;
  /** The error that ended a job. */
  error?: unknown;
}

/** Traces listen here. Without a listener a work costs no more than its ids in the log. */
export const WORKS = tracingChannel<unknown, Work>('quadrant:work');
/** A work goes on after its parts have lost it, as the parser of a body does. */
export const WORK_RESUMED = channel('quadrant:work-resumed');

const works = new AsyncLocalStorage<Work>();

/** Begins a work: everything that `next` starts belongs to it until {@link endWork}. */
export function startWork(work: Work, next: () => void): void {
  WORKS.start.runStores(work, () => works.run(work, next));
}

/** Continues a work in what `next` starts. */
export function resumeWork(work: Work, next: () => void): void {
  WORK_RESUMED.runStores(work, () => works.run(work, next));
}

/** Ends a work that {@link startWork} has begun. */
export function endWork(work: Work): void {
  WORKS.asyncEnd.publish(work);
}

/** Does a whole work. It returns or throws what `act` does. */
export function inWork<T>(work: Work, act: () => Promise<T> | T): Promise<T> {
  return WORKS.start.runStores(work, async () => {
    try {
      return await works.run(work, act);
    } catch (error) {
      work.error = error;
      throw error;
    } finally {
      endWork(work);
    }
  });
}

/** Adds ids that have become known to the work that is being done; outside of one they are dropped. */
export function noteWork(ids: WorkIds): void {
  const work = works.getStore();
  if (work !== undefined) work.ids = { ...work.ids, ...ids };
}

/** Returns the ids of the work that is being done; none outside of one. */
export const currentIds = (): WorkIds => works.getStore()?.ids ?? {};
