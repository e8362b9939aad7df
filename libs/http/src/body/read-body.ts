import { type Message, type Text, say } from '@quadrant/rules/message';
import type { IncomingMessage } from 'node:http';
import { problemOfKind } from '../problem/problem-kinds.js';

// A client that is cut off while it still sends often never sees the answer, so what is too much is read and dropped,
// up to here.
const PATIENCE = 64 * 1024 * 1024;

/**
 * Reads all bytes of a request body.
 *
 * @param limit largest body in bytes; a larger one is dropped while it comes (64 MB at most) and refused
 * @param advice for the sender of a larger one; by default that of the kind of problem
 * @throws Problem 413, or 400 when the sender disconnected in the middle
 */
export async function readBody(body: IncomingMessage, limit: number, advice?: Text): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const isAnnounced = Number(body.headers['content-length'] ?? 0) > limit;
  const received = await receive(body, (chunk, soFar) => {
    if (isAnnounced || soFar > limit) chunks.length = 0;
    else chunks.push(chunk);
  });
  if (isAnnounced || received > limit) throw bodyTooLarge(limit, advice);
  return Buffer.concat(chunks, received);
}

/** Reads a body to its end without keeping it. Throws Problem 400 when the sender disconnected in the middle. */
export async function dropBody(body: IncomingMessage): Promise<void> {
  await receive(body, () => undefined);
}

async function receive(body: IncomingMessage, take: (chunk: Buffer, soFar: number) => void): Promise<number> {
  let received = 0;
  try {
    for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      received += chunk.length;
      take(chunk, received);
      if (received > PATIENCE) break;
    }
  } catch {
    throw problemOfKind('incomplete-body', say`The connection broke after ${received} bytes of the body.`);
  }
  return received;
}

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

const tellTooLarge = (limit: number): Message =>
  limit < MEGABYTE
    ? say`What was sent is larger than ${Math.floor(limit / KILOBYTE)} kB, the limit of this operation.`
    : say`What was sent is larger than ${Math.floor(limit / MEGABYTE)} MB, the limit of this operation.`;

function bodyTooLarge(limit: number, advice: Text | undefined): Error {
  return problemOfKind('body-too-large', tellTooLarge(limit), {
    extra: { limit },
    ...(advice !== undefined && { advice }),
  });
}
