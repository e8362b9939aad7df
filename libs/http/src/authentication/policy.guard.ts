import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { mayEver } from '@quadrant/policy';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../clock.js';
import type { Problem } from '../problem/problem.js';
import { problemOfKind } from '../problem/problem-kinds.js';
import type { Actor, TokenDirectory } from './actor.js';
import { rememberActor } from './current-actor.decorator.js';
import { forbidden, forbiddenRequest } from './forbidden.js';
import { GuardedAction } from './may.decorator.js';
import { hashToken, isWellFormedToken, looksLikeToken } from './token.js';

// RFC 6750 section 2.1, RFC 9110 section 11.1: the scheme in any case, then one token.
const BEARER = /^bearer +([\w~+/.-]+=*) *$/i;

/** Asks who it is where `@May` stands, and whether he ever may. The audit shows who wanted a change without that. */
export class PolicyGuard implements CanActivate {
  private readonly reflector = new Reflector();

  constructor(
    private readonly tokens: TokenDirectory,
    private readonly clock: Clock,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const action = this.reflector.getAllAndOverride(GuardedAction, [context.getHandler(), context.getClass()]);
    if (action === undefined) return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const actor = await this.identify(request.headers.authorization);
    const decision = mayEver(actor, action);
    if (!decision.allowed) {
      const asked = forbiddenRequest(request, actor, this.clock.now());
      if (asked !== null) await this.tokens.noteForbidden(asked);
      throw forbidden(actor, decision);
    }
    rememberActor(request, actor);
    return true;
  }

  private async identify(header: string | undefined): Promise<Actor> {
    if (header === undefined) throw unauthorized('The request has no token.');
    const text = BEARER.exec(header)?.[1];
    if (text === undefined) throw unauthorized('The Authorization header is not of the form "Bearer <token>".');
    if (!looksLikeToken(text)) throw unauthorized('The token is not one of ours.', 'invalid_token');
    if (!isWellFormedToken(text)) throw unauthorized('The token has a typing error.', 'invalid_token');
    const found = await this.tokens.findByHash(hashToken(text), this.clock.now());
    switch (found?.kind) {
      case 'valid':
        return { ...found.principal, tokenId: found.tokenId };
      case 'expired':
        throw unauthorized(`The token expired at ${found.expiresAt.toISOString()}.`, 'invalid_token');
      case 'account-disabled':
        throw unauthorized('The account of the token is disabled.', 'invalid_token');
      default:
        throw unauthorized('The token is unknown here or was revoked.', 'invalid_token');
    }
  }
}

function unauthorized(detail: string, error?: 'invalid_token'): Problem {
  const challenge = error === undefined ? 'Bearer' : `Bearer error="${error}"`;
  return problemOfKind('unauthorized', detail, { headers: { 'www-authenticate': challenge } });
}
