export type QueueBackend =
  /** `ownerUrl` is the same database for a user who may create tables; it is null when that is the same user. */
  | { kind: 'postgres'; url: string; ownerUrl: string | null }
  /** Every key starts with `prefix`, so that several programs can share one Redis. */
  | { kind: 'redis'; url: string; prefix: string };

export interface QueueSettings {
  backend: QueueBackend;
  /** A failed job is retried after about `firstDelayMs`, then after twice that, and so on, up to `attempts` attempts in total. */
  retries: { attempts: number; firstDelayMs: number };
  /** A worker renews the lock of its job at half of `lockMs`. Jobs with an expired lock are looked for every `checkMs`. */
  lostJobs: { lockMs: number; checkMs: number };
  /** A backend that does not answer within this time is an error, so that nobody waits forever. */
  answerWithinMs: number;
}

/**
 * Reads the queue's settings from the environment: Redis when `REDIS_URL` is set, otherwise BullMQ's PostgreSQL backend
 * on `DATABASE_URL`. An empty variable counts as not set. Throws an Error whose sentence names the variable and what it
 * expects. It never repeats an address, which may hold a password.
 */
export function readQueueSettings(env: Record<string, string | undefined>): QueueSettings {
  return {
    backend: readBackend(env),
    retries: { attempts: 5, firstDelayMs: 500 },
    // One check marks the job of a killed worker, and the next one takes it: after 20 to 30 s.
    lostJobs: { lockMs: 20_000, checkMs: 5_000 },
    answerWithinMs: 5_000,
  };
}

function readBackend(env: Record<string, string | undefined>): QueueBackend {
  if (env.REDIS_URL) {
    checkAddress('REDIS_URL', env.REDIS_URL, ['redis:', 'rediss:'], 'redis://host:6379 or rediss://host:6380');
    return { kind: 'redis', url: env.REDIS_URL, prefix: 'quadrant' };
  }
  if (env.DATABASE_URL) {
    checkAddress('DATABASE_URL', env.DATABASE_URL, ['postgres:', 'postgresql:'], 'postgres://user@host:5432/database');
    return { kind: 'postgres', url: env.DATABASE_URL, ownerUrl: env.DATABASE_OWNER_URL || null };
  }
  throw new Error(
    'The queue has no place to live: set DATABASE_URL to a PostgreSQL (postgres://user@host:5432/database), ' +
      'or REDIS_URL to a Redis (redis://host:6379).',
  );
}

function checkAddress(variable: string, value: string, protocols: string[], example: string): void {
  const protocol = URL.canParse(value) ? new URL(value).protocol : null;
  if (protocol !== null && protocols.includes(protocol)) return;
  const found = protocol === null ? 'it is not an address' : `it starts with ${protocol}//`;
  throw new Error(`${variable} must look like ${example}, but ${found}.`);
}
