import { createServer, type RequestListener, type Server } from 'node:http';
import { closeSlow } from './close-slow.js';
import { closeStalled } from './close-stalled.js';
import type { ConnectionSettings } from '@quadrant/settings';
import type { Connections } from './connections.js';

/** Creates a server that limits how many connections it has, and how long each may wait for its client. */
export function createHttpServer(
  listener: RequestListener,
  connections: Connections,
  { stallTimeout, slowReading, headersTimeout, requestTimeout, keepAliveTimeout }: ConnectionSettings,
): Server {
  const server = createServer({
    // Node checks the time of requests once in this interval. Its default of 30 s would let slow ones live far longer.
    connectionsCheckingInterval: Math.min(5000, headersTimeout),
    headersTimeout,
    requestTimeout,
    keepAliveTimeout,
    // After a minute it notices a machine that disappeared without closing the connection.
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
