import { expectSoon, kill, WATCHING } from './installation.mjs';
import { underWriters } from './under-writers.mjs';

export const title = 'worker frozen: health shows it, and the launcher puts another one in its place';

/** The launcher kills a process that has been silent for a minute; the short form lets it go on before. */
export default function inject({ isShort }) {
  return underWriters(async (installation) => {
    const { pid } = installation.findWorker();
    await expectSoon('the worker is healthy', async () => (await installation.status('/health/workers')) === 200);
    kill(pid, 'SIGSTOP');
    await expectSoon('health shows it', async () => (await installation.status('/health/workers')) === 503, 60_000);
    await expectSoon('readers are served without the worker', () => installation.isReady(), 20_000);
    const answer = await fetch(`${installation.workerAddress}/health/live`, {
      signal: AbortSignal.timeout(2_000),
    }).catch(() => null);
    if (answer !== null) throw new Error('A frozen worker answers.');
    if (isShort) kill(pid, 'SIGCONT');
    else await expectSoon('there is another worker', () => (installation.findWorker() ?? { pid }).pid !== pid, 150_000);
    await expectSoon('a worker is healthy again', async () => (await installation.status('/health/workers')) === 200);
    // It sends heartbeats a moment before it listens.
    await expectSoon('the worker shows metrics', () =>
      fetch(`${installation.workerAddress}/metrics`, { headers: WATCHING }).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    return 1;
  });
}
