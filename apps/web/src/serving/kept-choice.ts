import { setChoiceCookie } from '@quadrant/http';
import type { FastifyReply } from 'fastify';

/**
 * Keeps what a reader chose for all pages in their browser, and sends them on; the answer needs a location.
 *
 * @param value null: nothing is chosen any more
 */
export function keepChoice(reply: FastifyReply, cookie: string, value: string | null): void {
  setChoiceCookie(reply, cookie, value);
  void reply.status(303).header('cache-control', 'no-store');
}
