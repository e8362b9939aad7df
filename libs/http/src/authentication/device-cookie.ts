import type { FastifyReply, FastifyRequest } from 'fastify';

/** As the session's cookie: from this host only, over a safe connection, out of reach for scripts. */
export const DEVICE_COOKIE = '__Host-quadrant-device';

const ATTRIBUTES = { path: '/', secure: true, httpOnly: true, sameSite: 'lax' } as const;

/** The secret by which a browser is known; null for one on which nobody has signed in. */
export const readDeviceSecret = ({ cookies }: FastifyRequest): string | null => cookies[DEVICE_COOKIE] || null;

/** Makes the browser known by this secret from now on. */
export function setDeviceCookie(reply: FastifyReply, secret: string, expires: Date): void {
  void reply.setCookie(DEVICE_COOKIE, secret, { ...ATTRIBUTES, expires });
}
