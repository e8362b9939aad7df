import type { FastifyRequest } from 'fastify';

/** An app keeps the origin of `PUBLIC_URL` under this token. */
export const PUBLIC_URL = Symbol('the public address of the site');

// RFC 6761 section 6.3, and the loopback addresses: browsers treat these as safe without https.
const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;

/** Whether a host name means this machine. */
export const isLoopback = (hostname: string): boolean => LOOPBACK.test(hostname);

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the origin of `PUBLIC_URL`, at which everybody reaches the site; null when it is not set.
 *
 * @throws Error with one sentence when it is no origin
 */
export function readPublicUrl(env: Environment): string | null {
  const text = env['PUBLIC_URL'];
  if (!text) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href;
  if (isOrigin) return url.origin;
  throw new Error(
    `PUBLIC_URL is "${text}", but has to be an address without path, query and password, such as https://quadrant.example.`,
  );
}

/**
 * Returns the origin for links and redirects. The sender of a request chooses its Host header, so the header counts
 * only when it names this machine.
 *
 * @returns null when no trustworthy source names the origin
 */
export function originOf({ protocol, host, hostname }: FastifyRequest, publicUrl: string | null): string | null {
  if (publicUrl !== null) return publicUrl;
  return isLoopback(hostname) && URL.canParse(`${protocol}://${host}`) ? new URL(`${protocol}://${host}`).origin : null;
}
