import { setTimeout as sleep } from 'node:timers/promises';

/** How long the work of a night goes on before it lets jobs have their turn; then it rests as long as it has worked. */
const WORK_MS = 10;

/** What the work of a night waits for again and again: half of the time is for others. Throws once the process stops. */
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
