import { Injectable } from '@nestjs/common';
import { may, mayEver, type Action, type Decision, type Relation, type Subject } from '@quadrant/rules/permissions';
import { TokenRepository } from '@quadrant/store/people';
import { Clock } from '../clock.js';
import type { Actor } from './actor.js';
import { forbidden, forbiddenRequest } from './forbidden.js';
import type { FastifyRequest } from 'fastify';

/** Asks for permission about what a request names, once that is known. */
@Injectable()
export class Authority {
  constructor(
    private readonly tokens: TokenRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * What somebody is to a subject in doing something to it.
   *
   * @throws Problem 403 when they may not; the audit shows that they wanted to, if it would have changed anything
   */
  async require(actor: Actor, action: Action, subject: Subject, request: FastifyRequest): Promise<Relation> {
    return this.permit(actor, may(actor, action, subject), request);
  }

  /**
   * Asks, where a request shows only in its body what it is about, whether there could be a subject to which somebody may
   * do it.
   *
   * @throws Problem 403 as {@link require}
   */
  async requireEver(actor: Actor, action: Action, request: FastifyRequest): Promise<void> {
    await this.permit(actor, mayEver(actor, action), request);
  }

  private async permit(actor: Actor, decision: Decision, request: FastifyRequest): Promise<Relation> {
    if (decision.allowed) return decision.as;
    const asked = forbiddenRequest(request, actor, this.clock.now());
    if (asked !== null) await this.tokens.noteForbidden(asked);
    throw forbidden(actor, decision);
  }
}
