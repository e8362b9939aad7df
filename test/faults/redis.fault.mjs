import { setTimeout as sleep } from 'node:timers/promises';
import { expectSoon } from './installation.mjs';
import { findFreePort, hasRedis, RedisServer } from './redis-server.mjs';
import { underWriters } from './under-writers.mjs';

export const title = 'Redis absent at the start, stopped for a minute, and killed';

export default async function inject({ isShort }) {
  if (!hasRedis()) {
    const trouble = 'There is no redis-server: install it, or set CI to have it installed.';
    return { faults: 0, acks: 0, lost: 0, troubles: [trouble] };
  }
  const redis = new RedisServer(await findFreePort());
  try {
    return await underWriters(
      async (installation, ledger) => {
        await isWritten(ledger);
        redis.start();
        await isPublished(ledger);

        redis.signal('SIGSTOP');
        await isWritten(ledger);
        await sleep(isShort ? 8_000 : 60_000);
        if (!(await installation.isReady())) throw new Error('Reads are refused while Redis is stopped.');
        redis.signal('SIGCONT');
        await isPublished(ledger);

        redis.signal('SIGKILL');
        await isWritten(ledger);
        redis.start();
        await isPublished(ledger);
        return 3;
      },
      { REDIS_URL: redis.url },
    );
  } finally {
    redis.remove();
  }
}

/** Checks that reports are stored, whatever the queue does. */
async function isWritten(ledger) {
  const before = ledger.receipts.length;
  await expectSoon('reports are acknowledged', () => ledger.receipts.length > before + 1);
}

/** Checks that everything stored until now is published, while the writers continue. */
async function isPublished(ledger) {
  const lost = await ledger.findLost(150_000);
  if (lost.length > 0) throw new Error(`Not published: ${lost.join(', ')}`);
}
