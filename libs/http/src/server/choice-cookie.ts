import type { FastifyReply } from 'fastify';

const YEAR_SECONDS = 31_536_000;

const ATTRIBUTES = { path: '/', sameSite: 'lax', httpOnly: true } as const;

/**
 * Keeps in a browser what its reader chose for all pages.
 *
 * @param value null: nothing is chosen any more
 */
export function setChoiceCookie(reply: FastifyReply, cookie: string, value: string | null): void {
  if (value === null) void reply.clearCookie(cookie, ATTRIBUTES);
  else void reply.setCookie(cookie, value, { ...ATTRIBUTES, maxAge: YEAR_SECONDS });
}
