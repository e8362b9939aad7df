import type { Socket } from 'node:net';

const READY_FOR_QUERY = 'Z'.charCodeAt(0);

/** PostgreSQL manual, section 54.7: an ErrorResponse with severity, SQLSTATE and message, each with its letter. */
function errorResponse(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.from('E\0\0\0\0');
  head.writeInt32BE(4 + fields.length, 1);
  return Buffer.concat([head, fields]);
}

const FAREWELL = errorResponse('57P01', 'terminating connection due to administrator command');

/**
 * Forwards a connection of PostgreSQL until it says for the first time that it is ready for a query. The client gets that and
 * the end of the connection at once, as from a server that is shut down in this moment.
 */
export function endWhenReady(client: Socket, server: Socket): void {
  let said = Buffer.alloc(0);
  client.pipe(server);
  server.on('data', (chunk: Buffer) => {
    said = Buffer.concat([said, chunk]);
    const length = lengthUntilReady(said);
    if (length === null) {
      client.write(chunk);
      return;
    }
    server.removeAllListeners('data').destroy();
    client.end(Buffer.concat([chunk.subarray(0, chunk.length - (said.length - length)), FAREWELL]));
  });
}

/** How many bytes a server has said up to the end of its first ReadyForQuery; null before that is there. */
function lengthUntilReady(said: Buffer): number | null {
  for (let at = 0; at + 5 <= said.length;) {
    const next = at + 1 + said.readInt32BE(at + 1);
    if (next > said.length) return null;
    if (said[at] === READY_FOR_QUERY) return next;
    at = next;
  }
  return null;
}
