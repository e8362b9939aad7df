import { say } from '@quadrant/rules/message';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { SentForm } from '../body/sent-form.js';
import { problemOfKind } from '../problem/problem-kinds.js';
import { isCsrfTokenOf } from './session-cookie.js';

/** Whether a request comes from our own pages, according to the browser; null when nothing tells it, as for programs. */
function isFromOurPages({ headers, host, protocol }: FastifyRequest): boolean | null {
  // W3C "Fetch Metadata Request Headers", section 2.4. `none`: the person typed the address.
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (headers.origin === undefined) return null;
  // A proxy that we do not know may have removed https. An https page of this host is still ours.
  const ours = [`https://${host}`, ...(protocol === 'http' ? [`http://${host}`] : [])];
  return ours.includes(headers.origin.toLowerCase());
}

const crossSite = () =>
  problemOfKind(
    'cross-site-request',
    say`The browser says that a page of another site, or nobody, sends this request.`,
  );

/** Prevents pages of other sites from sending requests in a visitor's name. Programs are let through. */
export class SameOriginGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    if (isFromOurPages(context.switchToHttp().getRequest<FastifyRequest>()) === false) throw crossSite();
    return true;
  }
}

/**
 * Makes sure that a change with a session's cookie comes from our own pages. It checks what the browser says, and the
 * CSRF token: from the header `X-CSRF-Token` or, when a form sends it, from the field `csrfToken`, which is removed
 * from the body.
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
