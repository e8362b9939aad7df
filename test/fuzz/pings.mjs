import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Pings from a thread of their own, which nothing that this thread does delays. */
export function startPings(url) {
  const shared = new SharedArrayBuffer(8);
  const current = new Int32Array(shared);
  let long = [];
  const worker = new Worker(new URL('./ping.mjs', import.meta.url), { workerData: { url, shared } });
  // A ping that fails is one that nobody answered.
  worker.on('error', (error) => long.push({ ms: Infinity, from: current[0], to: current[0], error }));
  worker.on('message', (message) => message !== 'done' && long.push(message));

  const take = () => {
    const taken = long;
    long = [];
    return taken;
  };
  return {
    /** The request of this number is on its way now. */
    begin: (number) => void Atomics.store(current, 0, number),
    /** The long pings since the last call. */
    take,
    async stop() {
      Atomics.store(current, 1, 1);
      if (worker.threadId !== -1) await Promise.race([once(worker, 'exit'), once(worker, 'error')]).catch(() => null);
      return take();
    },
  };
}
