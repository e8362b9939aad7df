import { Injectable } from '@nestjs/common';
import { may, mayEver, type Action, type Decision, type Relation, type Subject } from '@quadrant/rules/permissions';
import { TokenRepository } from '@quadrant/store/accounts';
import { Clock } from '../clock.js';
import type { Actor } from './actor.js';
import { forbidden, forbiddenRequest } from './forbidden.js';
import type { FastifyRequest } from 'fastify';

/** Checks permissions when the subject of a request is known. */
@Injectable()
export class Authority {
  constructor(
    private readonly tokens: TokenRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the relation in which an actor may do something to a subject.
   *
   * @throws Problem 403 when they may not; the audit records the attempt if it would have changed anything
   */
  async require(actor: Actor, action: Action, subject: Subject, request: FastifyRequest): Promise<Relation> {
    return this.permit(actor, may(actor, action, subject), request);
  }

  /**
   * Checks whether there can be any subject to which the actor may do it, when only the body of a request tells the subject.
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
