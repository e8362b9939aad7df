import type { Readable } from 'node:stream';
import { problemOfKind } from '../problem/problem-kinds.js';

// A client that is cut off while it still sends often never sees the answer, so what is too much is read and dropped,
// up to here.
const PATIENCE = 64 * 1024 * 1024;

/**
 * All bytes of a request body.
 * @param limit largest body in bytes; a larger one is read to its end (64 MB at most) and refused with 413
 * @throws Problem 413, or 400 when the sender went away in the middle
 */
export async function readBody(stream: Readable, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let received = 0;
  try {
    for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      received += chunk.length;
      if (received <= limit) chunks.push(chunk);
      else chunks.length = 0;
      if (received > PATIENCE) break;
    }
  } catch {
    throw problemOfKind('incomplete-body', `The connection broke after ${received} bytes of the body.`);
  }
  if (received > limit) throw bodyTooLarge(limit);
  return Buffer.concat(chunks, received);
}

function bodyTooLarge(limit: number): Error {
  return problemOfKind('body-too-large', `The body is larger than ${limit} bytes, the most that is read here.`, {
    extra: { limit },
  });
}
