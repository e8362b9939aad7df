import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionSettings } from '@quadrant/settings';

/**
 * Closes connections whose client reads, but hardly: bytes wait for it at the beginning and at the end of a window, and it took
 * fewer than `leastBytes` of them meanwhile. Each byte that moves begins the stall timeout anew, so that one would never close them.
 */
export function closeSlow(server: Server, { window, leastBytes }: ConnectionSettings['slowReading']): void {
  /** What had gone out to each client that was behind at the last look. */
  let behind = new Map<Socket, number>();
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });

  const look = setInterval(() => {
    const now = new Map([...open].filter(isBehind).map((socket) => [socket, sentOver(socket)]));
    for (const [socket, sent] of now) {
      const before = behind.get(socket);
      if (before !== undefined && sent - before < leastBytes) socket.destroy();
    }
    behind = now;
  }, window);
  look.unref();
  server.once('close', () => clearInterval(look));
}

const isBehind = ({ writableLength }: Socket): boolean => writableLength > 0;

/** Node counts what waits to be written as written. */
const sentOver = ({ bytesWritten, writableLength }: Socket): number => bytesWritten - writableLength;
