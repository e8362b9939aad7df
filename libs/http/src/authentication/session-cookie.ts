import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLoopback } from '@quadrant/settings';

/** `__Host-`: a browser takes it from this very host only, over a safe connection, and for all of its paths. */
export const SESSION_COOKIE = '__Host-quadrant-session';

const ATTRIBUTES = { path: '/', secure: true, httpOnly: true, sameSite: 'lax' } as const;

/** The secret of the session that a request comes with; null without one. */
export const readSessionSecret = ({ cookies }: FastifyRequest): string | null => cookies[SESSION_COOKIE] || null;

/** Lets the browser keep a session's secret until the session is over at the latest. */
export function setSessionCookie(reply: FastifyReply, secret: string, expires: Date): void {
  void reply.setCookie(SESSION_COOKIE, secret, { ...ATTRIBUTES, expires });
}

export function clearSessionCookie(reply: FastifyReply): void {
  void reply.clearCookie(SESSION_COOKIE, ATTRIBUTES);
}

/** What a page of ours has to send back with every change: only who knows the session's secret can compute it. */
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
