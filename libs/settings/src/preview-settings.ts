export interface PreviewSettings {
  /** Previews of one account that may wait, besides the one that is being computed. */
  readonly waitingPerAccount: number;
  /** Previews of all accounts together that may wait, without those of coordinators and administrators. */
  readonly waitingInAll: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

const MOST_WAITING = 10_000;

/**
 * Reads the settings `PREVIEWS_PER_ACCOUNT` (4) and `PREVIEWS_WAITING` (100). An empty variable counts as unset.
 * @throws Error with one sentence that names the variable, its value and what is expected
 */
export function readPreviewSettings(env: Environment): PreviewSettings {
  return {
    waitingPerAccount: readCount(env, 'PREVIEWS_PER_ACCOUNT', 4),
    waitingInAll: readCount(env, 'PREVIEWS_WAITING', 100),
  };
}

function readCount(env: Environment, variable: string, otherwise: number): number {
  const text = env[variable] || String(otherwise);
  const count = Number(text);
  if (/^\d+$/.test(text) && count >= 1 && count <= MOST_WAITING) return count;
  throw new Error(`${variable} is "${text}", but must be a whole number from 1 to ${MOST_WAITING}.`);
}
