import { say } from '@quadrant/rules/message';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { SentForm } from '../body/sent-form.js';
import { problemOfKind } from '../problem/problem-kinds.js';
import { isCsrfTokenOf } from './session-cookie.js';

/** Where a request comes from, as the browser says; null where nothing says it, as programs do not. */
function isFromOurPages({ headers, host, protocol }: FastifyRequest): boolean | null {
  // W3C "Fetch Metadata Request Headers", section 2.4. `none`: typed by the person themselves.
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (headers.origin === undefined) return null;
  // A proxy that nobody told us of may have taken https off: an https page of this host is ours all the same.
  const ours = [`https://${host}`, ...(protocol === 'http' ? [`http://${host}`] : [])];
  return ours.includes(headers.origin.toLowerCase());
}

const crossSite = () =>
  problemOfKind(
    'cross-site-request',
    say`The browser says that a page of another site, or nobody, sends this request.`,
  );

/** Lets no page of another site send a request in the name of whoever looks at it; programs are let through. */
export class SameOriginGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    if (isFromOurPages(context.switchToHttp().getRequest<FastifyRequest>()) === false) throw crossSite();
    return true;
  }
}

/**
 * Makes sure that a change which is asked for with a session's cookie comes from a page of ours: by what the browser says,
 * and by the CSRF token, from the header `X-CSRF-Token` or, where a form sends it, from the field `csrfToken`, which is
 * taken out of the body.
 *
 * @throws Problem 403
 */
export function refuseForged(request: FastifyRequest, sessionSecret: string): void {
  if (isFromOurPages(request) !== true) throw crossSite();
  const token = takeCsrfToken(request);
  if (token === null) throw problemOfKind('csrf-token-wrong', say`The request has no CSRF token.`);
  if (!isCsrfTokenOf(sessionSecret, token)) {
    throw problemOfKind('csrf-token-wrong', say`The CSRF token is not that of this session.`);
  }
}

function takeCsrfToken(request: FastifyRequest): string | null {
  const header = request.headers['x-csrf-token'];
  if (typeof header === 'string') return header;
  const { body } = request;
  if (body instanceof SentForm) return body.csrfToken;
  if (typeof body !== 'object' || body === null || !('csrfToken' in body)) return null;
  const { csrfToken, ...rest } = body;
  request.body = rest;
  return typeof csrfToken === 'string' ? csrfToken : null;
}
