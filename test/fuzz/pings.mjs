import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** A separate thread sends pings, so that nothing in this thread delays them. */
export function startPings(url) {
  const shared = new SharedArrayBuffer(8);
  const current = new Int32Array(shared);
  let long = [];
  const worker = new Worker(new URL('./ping.mjs', import.meta.url), { workerData: { url, shared } });
  // A failed ping counts as one that nobody answered.
  worker.on('error', (error) => long.push({ ms: Infinity, from: current[0], to: current[0], error }));
  worker.on('message', (message) => message !== 'done' && long.push(message));

  const take = () => {
    const taken = long;
    long = [];
    return taken;
  };
  return {
    /** Notes that the request of this number is now running. */
    begin: (number) => void Atomics.store(current, 0, number),
    /** Takes the long pings that came since the last call. */
    take,
    async stop() {
      Atomics.store(current, 1, 1);
      if (worker.threadId !== -1) await Promise.race([once(worker, 'exit'), once(worker, 'error')]).catch(() => null);
      return take();
    },
  };
}
