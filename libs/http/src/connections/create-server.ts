import { createServer, type RequestListener, type Server } from 'node:http';
import { closeSlow } from './close-slow.js';
import { closeStalled } from './close-stalled.js';
import type { ConnectionSettings } from '@quadrant/settings';
import type { Connections } from './connections.js';

/** A server that bounds how many connections it has, and how long each may wait for its client. */
export function createHttpServer(
  listener: RequestListener,
  connections: Connections,
  { stallTimeout, slowReading, headersTimeout, requestTimeout, keepAliveTimeout }: ConnectionSettings,
): Server {
  const server = createServer({
    // How long a request takes is looked at once in this time. The usual 30 s would let the slow ones live far longer.
    connectionsCheckingInterval: Math.min(5000, headersTimeout),
    headersTimeout,
    requestTimeout,
    keepAliveTimeout,
    // Notices a machine that went away without a word, after a minute.
    keepAlive: true,
    keepAliveInitialDelay: 60_000,
  });
  server.on('request', listener);
  server.timeout = stallTimeout;
  connections.watch(server);
  closeStalled(server);
  closeSlow(server, slowReading);
  return server;
}
