import { BACKGROUND_HEADER } from './background-header.js';
import type { FastifyReply, FastifyRequest } from 'fastify';

const SAID_COOKIE = 'quadrant-said';

const ATTRIBUTES = { path: '/', sameSite: 'lax', httpOnly: true } as const;

/** The browser asks for the next page at once, so a short time is enough. */
const KEPT_SECONDS = 60;

/** Lets the next page say what was done. */
export function saySoon(reply: FastifyReply, text: string): void {
  void reply.setCookie(SAID_COOKIE, Buffer.from(text).toString('base64url'), { ...ATTRIBUTES, maxAge: KEPT_SECONDS });
}

/**
 * Reads the message about the last action that this page has to show.
 * @returns null where there is none, and for a page in the background: the next one that somebody opens shows it
 */
export function readSaid({ cookies, headers }: FastifyRequest): string | null {
  if (headers[BACKGROUND_HEADER] !== undefined) return null;
  const text = cookies[SAID_COOKIE];
  return text ? Buffer.from(text, 'base64url').toString('utf8') : null;
}

/** The message is shown only once. */
export function forgetSaid(reply: FastifyReply): void {
  void reply.clearCookie(SAID_COOKIE, ATTRIBUTES);
}
