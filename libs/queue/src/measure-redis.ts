import { Redis } from 'ioredis';
import type { QueueBackend } from '@quadrant/settings';
import { JOB_NAMES, type JobName } from './job-contract.js';

/** How a Redis does: its queues, or why it does not answer. */
export type RedisState =
  | { readonly kind: 'answers'; readonly waiting: Readonly<Record<JobName, number>> }
  | { readonly kind: 'silent'; readonly reason: string };

/**
 * Asks a Redis for the lengths of its queues: jobs that wait, and those that are tried again later. It changes nothing.
 *
 * @param withinMs it counts as silent when connecting, or an answer, takes longer
 */
export async function measureRedis(
  { url, prefix }: Extract<QueueBackend, { kind: 'redis' }>,
  withinMs: number,
): Promise<RedisState> {
  const client = new Redis(url, {
    lazyConnect: true,
    connectTimeout: withinMs,
    commandTimeout: withinMs,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  let lastError: unknown = null;
  client.on('error', (error) => (lastError = error));
  try {
    await client.connect();
    const lengths = await Promise.all(
      JOB_NAMES.map(async (name) => {
        const [waiting, delayed] = await Promise.all([
          client.llen(`${prefix}:${name}:wait`),
          client.zcard(`${prefix}:${name}:delayed`),
        ]);
        return [name, waiting + delayed] as const;
      }),
    );
    return { kind: 'answers', waiting: Object.fromEntries(lengths) as Record<JobName, number> };
  } catch (error) {
    const cause = lastError ?? error;
    return { kind: 'silent', reason: cause instanceof Error && cause.message !== '' ? cause.message : String(cause) };
  } finally {
    client.disconnect();
  }
}
