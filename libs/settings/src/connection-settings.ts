/** How many connections a process holds, and how long it waits for the other side of one. */
export interface ConnectionSettings {
  /** `MAX_CONNECTIONS`; event streams are counted apart. */
  readonly most: number;
  /** `MAX_EVENT_STREAMS`: each of them asks the database twice a second. */
  readonly mostEventStreams: number;
  /** `MAX_WATCHERS`: event streams of live tournaments, which share what they are told. */
  readonly mostWatchers: number;
  /** Milliseconds without any byte moving, while the client has to send or to read. */
  readonly stallTimeout: number;
  /** Milliseconds over which the rate of a client that is slow to read is measured, and the bytes that it has to read in them. */
  readonly slowReading: { readonly window: number; readonly leastBytes: number };
  /** Milliseconds for all headers of a request. */
  readonly headersTimeout: number;
  /** Milliseconds for a whole request, its body included. */
  readonly requestTimeout: number;
  /** Milliseconds between two requests on one connection. Longer than the 60 s for which proxies keep theirs. */
  readonly keepAliveTimeout: number;
}

export const USUAL_CONNECTIONS: ConnectionSettings = {
  most: 4096,
  mostEventStreams: 100,
  mostWatchers: 5000,
  stallTimeout: 30_000,
  // 1 kB a second: far below any line that people use.
  slowReading: { window: 60_000, leastBytes: 60_000 },
  headersTimeout: 20_000,
  requestTimeout: 120_000,
  keepAliveTimeout: 72_000,
};

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The settings of `MAX_CONNECTIONS` (4096), `MAX_EVENT_STREAMS` (100) and `MAX_WATCHERS` (5000). An empty variable counts as unset.
 * @throws Error with one sentence that names the variable, its value and what is expected
 */
export function readConnectionSettings(
  env: Environment,
): Pick<ConnectionSettings, 'most' | 'mostEventStreams' | 'mostWatchers'> {
  return {
    most: readCount(env, 'MAX_CONNECTIONS', USUAL_CONNECTIONS.most),
    mostEventStreams: readCount(env, 'MAX_EVENT_STREAMS', USUAL_CONNECTIONS.mostEventStreams),
    mostWatchers: readCount(env, 'MAX_WATCHERS', USUAL_CONNECTIONS.mostWatchers),
  };
}

const HIGHEST = 1_000_000;

function readCount(env: Environment, variable: string, usual: number): number {
  const text = env[variable] || String(usual);
  const count = Number(text);
  if (/^\d+$/.test(text) && count >= 1 && count <= HIGHEST) return count;
  throw new Error(`${variable} is "${text}", but has to be a whole number from 1 to ${HIGHEST}.`);
}
