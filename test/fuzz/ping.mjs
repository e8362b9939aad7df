// Asks GET /health/live again and again from a thread of its own. Tells of every ping that took long: how long, and which
// requests (numbers that the main thread writes into shared memory) were on their way meanwhile.
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const PAUSE_MS = 5;
const LONG_MS = 50;
const { url, shared } = workerData;
const current = new Int32Array(shared);
const agent = new Agent({ keepAlive: true });

while (Atomics.load(current, 1) === 0) {
  const from = Atomics.load(current, 0);
  const ms = await ping();
  if (ms > LONG_MS) parentPort.postMessage({ ms, from, to: Atomics.load(current, 0) });
  await sleep(PAUSE_MS);
}
agent.destroy();
parentPort.postMessage('done');

async function ping() {
  const begun = performance.now();
  await new Promise((resolve, reject) => {
    get(`${url}/health/live`, { agent }, (answer) => answer.resume().once('end', resolve)).once('error', reject);
  });
  return performance.now() - begun;
}
