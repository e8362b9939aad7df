import { connect, createServer, type Server, type Socket } from 'node:net';
import { endWhenReady } from './farewell.js';

/** A connection to a server that can break. The server itself stays up, but clients of the proxy see it go away and come back. */
export class TcpProxy {
  readonly #target: { host: string; port: number };
  readonly #sockets = new Set<Socket>();
  #server: Server | null = null;
  #port = 0;
  #silent = false;
  #farewells = 0;
  #unanswered = 0;

  constructor(targetUrl: string, defaultPort: number) {
    const { hostname, port } = new URL(targetUrl);
    this.#target = { host: hostname, port: Number(port) || defaultPort };
  }

  /** Returns the address at which the proxy reaches the server. */
  route(url: string): string {
    const routed = new URL(url);
    routed.hostname = '127.0.0.1';
    routed.port = String(this.#port);
    return routed.href;
  }

  /** Opens the proxy, on the same port as before when it was open before. */
  async open(): Promise<void> {
    this.#silent = false;
    const server = createServer((socket) => this.#forward(socket));
    this.#server = server;
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(this.#port, '127.0.0.1', resolve);
    });
    const address = server.address();
    if (typeof address === 'object' && address) this.#port = address.port;
  }

  /** Cuts every connection and refuses new ones. */
  async cut(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    this.#server = null;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  /** Cuts every connection. New ones are accepted and never answered. */
  fallSilent(): void {
    this.#silent = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  /** PostgreSQL closes the next connections, so many, in the packet in which they become ready. */
  endWhenReady(connections: number): void {
    this.#farewells = connections;
  }

  /** The next connections, so many, are accepted and never answered, as by a server that has no time. */
  leaveUnanswered(connections: number): void {
    this.#unanswered = connections;
  }

  /** Counts the connections that are still to be ended or left unanswered. */
  get faultsLeft(): number {
    return this.#farewells + this.#unanswered;
  }

  #forward(socket: Socket): void {
    this.#track(socket);
    if (this.#silent) return;
    if (this.#unanswered > 0) {
      this.#unanswered -= 1;
      socket.resume();
      return;
    }
    const upstream = connect(this.#target);
    this.#track(upstream);
    if (this.#farewells > 0) {
      this.#farewells -= 1;
      endWhenReady(socket, upstream);
    } else {
      socket.pipe(upstream).pipe(socket);
    }
    socket.once('close', () => upstream.destroy());
    upstream.once('close', () => socket.destroy());
  }

  #track(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => this.#sockets.delete(socket));
  }
}
