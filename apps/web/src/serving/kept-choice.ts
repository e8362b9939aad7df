import type { FastifyReply } from 'fastify';

const YEAR_SECONDS = 31_536_000;

const ATTRIBUTES = { path: '/', sameSite: 'lax', httpOnly: true } as const;

/**
 * Keeps what a reader chose for all pages in their browser, and sends them on; the answer needs a location.
 *
 * @param value null: nothing is chosen any more
 */
export function keepChoice(reply: FastifyReply, cookie: string, value: string | null): void {
  if (value === null) void reply.clearCookie(cookie, ATTRIBUTES);
  else void reply.setCookie(cookie, value, { ...ATTRIBUTES, maxAge: YEAR_SECONDS });
  void reply.status(303).header('cache-control', 'no-store');
}
