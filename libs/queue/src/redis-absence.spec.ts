import { WorkerHost } from './worker-host.js';
import type { JobHandlers } from './job-contract.js';

const nothing = () => Promise.resolve();
const HANDLERS: JobHandlers = {
  publish: nothing,
  refresh: nothing,
  batch: nothing,
  push: nothing,
  mail: nothing,
  notices: nothing,
  event: nothing,
  webhook: nothing,
};

const hostAt = (url: string, lines: string[]) =>
  new WorkerHost(
    {
      backend: { kind: 'redis', url, prefix: 'absent' },
      retries: { attempts: 1, firstDelayMs: 1 },
      lostJobs: { lockMs: 1_000, checkMs: 1_000 },
      answerWithinMs: 30_000,
    },
    (line) => lines.push(line),
  );

describe('a Redis that refuses connections at the start', () => {
  it('does not keep a worker from starting, and is named by REDIS_URL without its password', async () => {
    const lines: string[] = [];
    const host = hostAt('redis://user:secret@127.0.0.1:1', lines);
    await host.startWorkersPatiently(HANDLERS, { concurrency: 1 }, () => undefined);
    expect(lines).toContainEqual(
      expect.stringMatching(/^The Redis of REDIS_URL does not answer at 127\.0\.0\.1:1 \(.*connect ECONNREFUSED/),
    );
    expect(lines.join()).not.toContain('secret');
    await host.close();
  });

  it('does not hide a mistake of the program', async () => {
    const host = hostAt('redis://127.0.0.1:1', []);
    const { refresh: _refresh, ...incomplete } = HANDLERS;
    const start = host.startWorkersPatiently(incomplete as JobHandlers, { concurrency: 1 }, () => undefined);
    await expect(start).rejects.toThrow('there is no handler for refresh');
  });
});
