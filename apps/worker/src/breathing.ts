import { setTimeout as sleep } from 'node:timers/promises';

/** The nightly work runs for this long before it lets jobs have their turn. Then it rests for as long as it has worked. */
const WORK_MS = 10;

/** The nightly work waits for this again and again, so that jobs get half of the time. It throws once the process stops. */
export function breathing(stopping: AbortSignal): () => Promise<void> {
  let since = performance.now();
  return async () => {
    const worked = performance.now() - since;
    if (worked < WORK_MS) return;
    stopping.throwIfAborted();
    await sleep(worked);
    since = performance.now();
  };
}
