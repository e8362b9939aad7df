import { BACKGROUND_HEADER } from './background-header.js';
import type { FastifyReply, FastifyRequest } from 'fastify';

const SAID_COOKIE = 'quadrant-said';

const ATTRIBUTES = { path: '/', sameSite: 'lax', httpOnly: true } as const;

/** The page that follows is asked for at once. */
const KEPT_SECONDS = 60;

/** Lets the next page say what was done. */
export function saySoon(reply: FastifyReply, text: string): void {
  void reply.setCookie(SAID_COOKIE, Buffer.from(text).toString('base64url'), { ...ATTRIBUTES, maxAge: KEPT_SECONDS });
}

/**
 * What this page has to say of what was done just now.
 *
 * @returns null where there is nothing, and for a page in the background: the next one that somebody opens says it
 */
export function readSaid({ cookies, headers }: FastifyRequest): string | null {
  if (headers[BACKGROUND_HEADER] !== undefined) return null;
  const text = cookies[SAID_COOKIE];
  return text ? Buffer.from(text, 'base64url').toString('utf8') : null;
}

/** It is said once. */
export function forgetSaid(reply: FastifyReply): void {
  void reply.clearCookie(SAID_COOKIE, ATTRIBUTES);
}
