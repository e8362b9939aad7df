import { setChoiceCookie } from '@quadrant/http';
import type { FastifyReply } from 'fastify';

/**
 * Keeps a reader's choice for all pages in their browser, and redirects; the answer needs a location.
 * @param value null: the choice is removed
 */
export function keepChoice(reply: FastifyReply, cookie: string, value: string | null): void {
  setChoiceCookie(reply, cookie, value);
  void reply.status(303).header('cache-control', 'no-store');
}
