import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Closes connections on which no byte moved for the server's `timeout`, unless the client waits for us: a request that is
 * complete, and of whose answer everything so far was read. Node itself would close those too, however long an answer takes.
 */
export function closeStalled(server: Server): void {
  const answering = new Map<Socket, Set<IncomingMessage>>();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    // Answered already: whatever of it is not read yet waits in the socket.
    if (response.writableEnded) return;
    const { socket } = request;
    const requests = answering.get(socket) ?? new Set();
    answering.set(socket, requests.add(request));
    response.once('close', () => {
      requests.delete(request);
      if (requests.size === 0) answering.delete(socket);
    });
  });
  // Node sends this event only when nothing of what waits to be written went out either.
  server.on('timeout', (socket: Socket) => {
    const requests = [...(answering.get(socket) ?? [])];
    const waitsForUs = requests.length > 0 && requests.every(({ complete }) => complete) && socket.writableLength === 0;
    if (!waitsForUs) socket.destroy();
  });
}
