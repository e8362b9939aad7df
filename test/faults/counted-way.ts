import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * A way to a server that counts the bytes on it. So the progress of a program that reads and writes steadily is known
 * to the packet, whatever the speed of the machine.
 */
export class CountedWay {
  private readonly sockets = new Set<Socket>();
  private server: Server | null = null;
  private bytes = 0;
  private mark = Infinity;
  private onMark: () => void = () => undefined;

  constructor(private readonly target: { readonly host: string; readonly port: number }) {}

  /** @returns the port on 127.0.0.1 that leads to the server */
  async open(): Promise<number> {
    this.server = createServer((socket) => this.forward(socket)).listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    const address = this.server.address();
    return typeof address === 'object' && address ? address.port : 0;
  }

  /** Both directions are counted together. */
  get counted(): number {
    return this.bytes;
  }

  /** Restarts the count, and calls `act` as soon as so many bytes have come. The last of them do not arrive. */
  passed(bytes: number, act: () => void): void {
    this.bytes = 0;
    this.mark = bytes;
    this.onMark = act;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    if (!this.server) return;
    this.server.close();
    await once(this.server, 'close');
  }

  private forward(socket: Socket): void {
    const upstream = connect(this.target);
    this.join(socket, upstream);
    this.join(upstream, socket);
  }

  private join(from: Socket, to: Socket): void {
    this.sockets.add(from);
    from.on('error', () => undefined);
    from.once('close', () => {
      this.sockets.delete(from);
      to.destroy();
    });
    from.on('data', (piece) => {
      this.bytes += piece.length;
      if (this.bytes >= this.mark) {
        this.mark = Infinity;
        this.onMark();
      } else if (!to.write(piece)) {
        from.pause();
        to.once('drain', () => from.resume());
      }
    });
  }
}
