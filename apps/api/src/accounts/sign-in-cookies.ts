import { setDeviceCookie, setSessionCookie } from '@quadrant/http';
import { KNOWN_DEVICE_LIFETIME_MS, SESSION_LIFETIME_MS } from '@quadrant/store/accounts';
import type { Begun } from './sign-in.service.js';
import type { FastifyReply } from 'fastify';

/** Gives the browser a new session, and the secret by which the next sign-in recognizes it. */
export function setSignInCookies(reply: FastifyReply, { secret, deviceSecret }: Begun, now: Date): void {
  setSessionCookie(reply, secret, new Date(now.getTime() + SESSION_LIFETIME_MS));
  setDeviceCookie(reply, deviceSecret, new Date(now.getTime() + KNOWN_DEVICE_LIFETIME_MS));
}
