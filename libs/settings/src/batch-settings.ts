/** Says who has to agree before a batch of old tournaments is published. */
export interface BatchSettings {
  /** A coordinator publishes this many tournaments of their own batch alone. */
  readonly mostAlone: number;
  /** So long a larger batch waits for a second coordinator. */
  readonly waitMs: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

const HOUR_MS = 3_600_000;

/**
 * Reads the settings `BATCH_ALONE` (500) and `BATCH_WAIT_HOURS` (24). An empty variable counts as unset.
 * @throws Error with one sentence that names the variable, its value and what is expected
 */
export function readBatchSettings(env: Environment): BatchSettings {
  return {
    mostAlone: readCount(env, 'BATCH_ALONE', 500, 1_000_000),
    waitMs: readCount(env, 'BATCH_WAIT_HOURS', 24, 8_760) * HOUR_MS,
  };
}

function readCount(env: Environment, variable: string, otherwise: number, most: number): number {
  const text = env[variable] || String(otherwise);
  const count = Number(text);
  if (/^\d+$/.test(text) && count <= most) return count;
  throw new Error(`${variable} is "${text}", but must be a whole number from 0 to ${most}.`);
}
