import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../clock.js';
import { problemOfKind } from '../problem/problem-kinds.js';
import type { Problem } from '../problem/problem.js';
import type { Actor, TokenDirectory } from './actor.js';
import { rememberActor } from './current-actor.decorator.js';
import { AllowedRoles } from './roles.decorator.js';
import { hashToken, isWellFormedToken, looksLikeToken } from './token.js';

// RFC 6750 section 2.1, RFC 9110 section 11.1: the scheme in any case, then one token.
const BEARER = /^bearer +([\w~+/.-]+=*) *$/i;

/** Asks for a token where `@Roles` stands, and for the right role in it. The audit shows who wanted a change without it. */
export class RolesGuard implements CanActivate {
  private readonly reflector = new Reflector();

  constructor(
    private readonly tokens: TokenDirectory,
    private readonly clock: Clock,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const roles = this.reflector.getAllAndOverride(AllowedRoles, [context.getHandler(), context.getClass()]);
    if (roles === undefined) return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const actor = await this.identify(request.headers.authorization);
    if (!roles.includes(actor.role)) {
      await this.note(request, actor);
      throw problemOfKind('forbidden', `This needs a ${roles.join(' or ')} token; yours is a ${actor.role} token.`);
    }
    rememberActor(request, actor);
    return true;
  }

  private async note({ method, url, routeOptions, id: requestId }: FastifyRequest, actor: Actor): Promise<void> {
    if (method === 'GET' || method === 'HEAD') return;
    const [path = url] = url.split('?', 1);
    const action = `${method} ${routeOptions.url ?? path}`;
    await this.tokens.noteForbidden({ actor, action, subject: path, at: this.clock.now(), requestId });
  }

  private async identify(header: string | undefined): Promise<Actor> {
    if (header === undefined) throw unauthorized('The request has no token.');
    const text = BEARER.exec(header)?.[1];
    if (text === undefined) throw unauthorized('The Authorization header is not of the form "Bearer <token>".');
    if (!looksLikeToken(text)) throw unauthorized('The token is not one of ours.', 'invalid_token');
    if (!isWellFormedToken(text)) throw unauthorized('The token has a typing error.', 'invalid_token');
    const known = await this.tokens.findByHash(hashToken(text));
    if (known === null) throw unauthorized('The token is unknown here or was revoked.', 'invalid_token');
    return { tokenId: known.id, role: known.role, handle: known.handle, handleKey: known.handleKey };
  }
}

function unauthorized(detail: string, error?: 'invalid_token'): Problem {
  const challenge = error === undefined ? 'Bearer' : `Bearer error="${error}"`;
  return problemOfKind('unauthorized', detail, { headers: { 'www-authenticate': challenge } });
}
