/** Limits on the connections of a process, and on the time that it waits for a client. */
export interface ConnectionSettings {
  /** `MAX_CONNECTIONS`; event streams are counted separately. */
  readonly most: number;
  /** `MAX_EVENT_STREAMS`: each of them asks the database twice a second. */
  readonly mostEventStreams: number;
  /** `MAX_WATCHERS`: the event streams of live tournaments, which share their messages. */
  readonly mostWatchers: number;
  /** The milliseconds that may pass without any byte moving, while the client has to send or to read. */
  readonly stallTimeout: number;
  /** The rate of a slow reader is measured over `window` milliseconds. In that time it has to read at least `leastBytes`. */
  readonly slowReading: { readonly window: number; readonly leastBytes: number };
  /** All headers of a request have to arrive within these milliseconds. */
  readonly headersTimeout: number;
  /** A whole request, including its body, has to arrive within these milliseconds. */
  readonly requestTimeout: number;
  /** The milliseconds that a connection is kept between two requests. Proxies keep theirs for 60 s, which is shorter. */
  readonly keepAliveTimeout: number;
}

export const USUAL_CONNECTIONS: ConnectionSettings = {
  most: 4096,
  mostEventStreams: 100,
  mostWatchers: 5000,
  stallTimeout: 30_000,
  // This is 1 kB a second, far below any line that people use.
  slowReading: { window: 60_000, leastBytes: 60_000 },
  headersTimeout: 20_000,
  requestTimeout: 120_000,
  keepAliveTimeout: 72_000,
};

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings `MAX_CONNECTIONS` (4096), `MAX_EVENT_STREAMS` (100) and `MAX_WATCHERS` (5000). An empty variable
 * counts as unset.
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
