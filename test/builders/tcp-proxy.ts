import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * A way to a server that can break: the server itself stays up, those behind the proxy see it go away and come back.
 */
export class TcpProxy {
  readonly #target: { host: string; port: number };
  readonly #sockets = new Set<Socket>();
  #server: Server | null = null;
  #port = 0;
  #silent = false;

  constructor(targetUrl: string, defaultPort: number) {
    const { hostname, port } = new URL(targetUrl);
    this.#target = { host: hostname, port: Number(port) || defaultPort };
  }

  /** The address of the server, by way of the proxy. */
  route(url: string): string {
    const routed = new URL(url);
    routed.hostname = '127.0.0.1';
    routed.port = String(this.#port);
    return routed.href;
  }

  /** Opens the way, on the same port as before when it was open before. */
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

  /** Cuts every connection; new ones are accepted and never answered. */
  fallSilent(): void {
    this.#silent = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  #forward(socket: Socket): void {
    this.#track(socket);
    if (this.#silent) return;
    const upstream = connect(this.#target);
    this.#track(upstream);
    socket.pipe(upstream).pipe(socket);
    socket.once('close', () => upstream.destroy());
    upstream.once('close', () => socket.destroy());
  }

  #track(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => this.#sockets.delete(socket));
  }
}
