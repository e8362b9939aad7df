import type { FastifyReply, FastifyRequest } from 'fastify';

/** Like the session's cookie, it is bound to this host and to a safe connection, and scripts cannot read it. */
export const DEVICE_COOKIE = '__Host-quadrant-device';

const ATTRIBUTES = { path: '/', secure: true, httpOnly: true, sameSite: 'lax' } as const;

/** Returns the secret that identifies a browser; null when nobody has signed in on it. */
export const readDeviceSecret = ({ cookies }: FastifyRequest): string | null => cookies[DEVICE_COOKIE] || null;

/** Gives the browser the secret that identifies it from now on. */
export function setDeviceCookie(reply: FastifyReply, secret: string, expires: Date): void {
  void reply.setCookie(DEVICE_COOKIE, secret, { ...ATTRIBUTES, expires });
}
