import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLoopback } from '@quadrant/settings';

/** With `__Host-`, a browser accepts it only from this very host, over a safe connection, and for all of its paths. */
export const SESSION_COOKIE = '__Host-quadrant-session';

const ATTRIBUTES = { path: '/', secure: true, httpOnly: true, sameSite: 'lax' } as const;

/** Returns the secret of the request's session; null when there is none. */
export const readSessionSecret = ({ cookies }: FastifyRequest): string | null => cookies[SESSION_COOKIE] || null;

/** Lets the browser keep a session's secret until the session ends at the latest. */
export function setSessionCookie(reply: FastifyReply, secret: string, expires: Date): void {
  void reply.setCookie(SESSION_COOKIE, secret, { ...ATTRIBUTES, expires });
}

export function clearSessionCookie(reply: FastifyReply): void {
  void reply.clearCookie(SESSION_COOKIE, ATTRIBUTES);
}

/** Returns the token that our pages have to send with every change. Only code that knows the session's secret can compute it. */
export function csrfTokenOf(sessionSecret: string): string {
  return createHmac('sha256', sessionSecret).update('quadrant csrf token').digest('base64url');
}

/** Whether a text is the CSRF token of a session. */
export function isCsrfTokenOf(sessionSecret: string, text: string): boolean {
  const [expected, given] = [Buffer.from(csrfTokenOf(sessionSecret)), Buffer.from(text)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** Whether a browser keeps the cookie of an answer to this request: over https, or from the machine itself. */
export const canKeepCookies = ({ protocol, hostname }: FastifyRequest): boolean =>
  protocol === 'https' || isLoopback(hostname);
