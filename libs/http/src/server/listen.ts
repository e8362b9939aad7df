import { createServer, type Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { tellPortTaken, THIS_MACHINE } from '@quadrant/settings';

interface Address {
  readonly host: string;
  /** It is true for an address that a machine without IPv6 does not have. */
  readonly isOptional: boolean;
}

const CLOSING_MS = 5_000;

/** Node's HTTP server sets these for its own connections. Without them small answers wait 40 ms for each other. */
const AS_HTTP_DOES = { allowHalfOpen: true, noDelay: true, keepAlive: true, keepAliveInitialDelay: 60_000 };

/**
 * Listens on every address at one port. All further addresses pass their connections to the server of the application,
 * so its limits hold for all of them.
 * @throws Error with one sentence when a port is taken or needs more rights, or when an address is not one of this machine
 */
export async function listenOn(app: NestFastifyApplication, hosts: readonly string[], port: number): Promise<void> {
  const [first, ...others] = hosts.flatMap(addressesOf);
  if (!first) throw new Error('There is no address to listen on.');
  const further: Server[] = [];
  const main = app.getHttpServer();
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('preClose', () => closeGently(further, () => main.closeIdleConnections()));
  await app.listen(port, first.host).catch((error: unknown) => {
    throw explained(error, port, first.host);
  });
  const address = main.address();
  const taken = typeof address === 'object' && address ? address.port : port;
  for (const other of others) {
    const server = createServer(AS_HTTP_DOES, (socket) => void main.emit('connection', socket));
    if (await isListening(server, taken, other)) further.push(server);
  }
}

const addressesOf = (host: string): Address[] =>
  host === THIS_MACHINE
    ? [
        { host: '127.0.0.1', isOptional: false },
        { host: '::1', isOptional: true },
      ]
    : [{ host, isOptional: false }];

function isListening(server: Server, port: number, { host, isOptional }: Address): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isMissing = error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT';
      if (isOptional && isMissing) resolve(false);
      else reject(explained(error, port, host));
    });
    server.listen(port, host, () => resolve(true));
  });
}

/** Accepts no more connections, and lets those end that wait for an answer. */
async function closeGently(servers: readonly Server[], closeIdle: () => void): Promise<void> {
  let open = servers.length;
  for (const server of servers) server.close(() => (open -= 1));
  const deadline = performance.now() + CLOSING_MS;
  while (open > 0 && performance.now() < deadline) {
    closeIdle();
    await sleep(10);
  }
}

function explained(error: unknown, port: number, host: string): Error {
  const { code, message } = error as NodeJS.ErrnoException;
  const sentences: Readonly<Record<string, string>> = {
    EADDRINUSE: tellPortTaken(port),
    EACCES: `This user may not listen on port ${port}: set PORT to a number above 1023.`,
    EADDRNOTAVAIL: `HOST names ${host}, which is not an address of this machine: set HOST to one of its addresses, or to 0.0.0.0 for all of them.`,
  };
  return new Error(sentences[code ?? ''] ?? message, { cause: error });
}
