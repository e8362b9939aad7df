import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionSettings } from '@quadrant/settings';

/**
 * Closes connections whose client reads too slowly: bytes wait for it at the beginning and at the end of a window, and
 * it took fewer than `leastBytes` in between. The stall timeout would never close them, since each byte restarts it.
 */
export function closeSlow(server: Server, { window, leastBytes }: ConnectionSettings['slowReading']): void {
  /** For each client that was behind at the last check, the number of bytes sent to it by then. */
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

/** Node counts bytes that still wait as written. */
const sentOver = ({ bytesWritten, writableLength }: Socket): number => bytesWritten - writableLength;
