import type { FastifyReply, FastifyRequest } from 'fastify';

const OWN_LINK = 'quadrant-own-link';

/** A tournament is over by then, and its links with it. */
const KEPT_SECONDS = 3 * 24 * 3600;

/** Remembers on this device whose link opened the tournament, so that the QR code of a table leads to that player's page. */
export function rememberLink(reply: FastifyReply, id: string, link: string): void {
  void reply.setCookie(OWN_LINK, link, {
    ...{ path: `/live/${id}`, sameSite: 'lax', httpOnly: true, secure: 'auto', maxAge: KEPT_SECONDS },
  });
}

export const readLink = ({ cookies }: FastifyRequest): string | null => cookies[OWN_LINK] ?? null;
