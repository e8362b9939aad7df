import { Injectable } from '@nestjs/common';
import { Authority, Clock, type Actor } from '@quadrant/http';
import type { EntitlementWish, ShownEntitlement } from '@quadrant/rules/prizes';
import { may } from '@quadrant/rules/permissions';
import { findHandleFault } from '@quadrant/rules/tournament';
import { EntitlementRepository, isEntitlementId } from '@quadrant/store/prizes';
import { ClaimRepository } from '@quadrant/store/players';
import { problemOfEntitlement } from './entitlement-refusal.js';
import type { FastifyRequest } from 'fastify';

export interface EntitlementRequest {
  readonly handle: string;
  readonly id: string;
  readonly actor: Actor;
  readonly request: FastifyRequest;
}

/** Lets players choose the continent of what they have won, or forfeit it. */
@Injectable()
export class Entitlements {
  constructor(
    private readonly entitlements: EntitlementRepository,
    private readonly players: ClaimRepository,
    private readonly authority: Authority,
    private readonly clock: Clock,
  ) {}

  /** @throws Problem when they may not, or when the entitlement stays as it is */
  async do(wish: EntitlementWish, { handle, id, actor, request }: EntitlementRequest): Promise<ShownEntitlement> {
    // An invalid handle leads to nobody; the database would not accept every such text.
    const player = findHandleFault(handle) === null ? await this.players.findPlayer(handle) : null;
    // Hidden players look as if they did not exist to people who may not do this.
    const isWithheld = player?.isHidden === true && !may(actor, `entitlement.${wish.kind}`, player.subject).allowed;
    if (player === null || isWithheld) throw problemOfEntitlement({ kind: 'player-not-found' });
    await this.authority.require(actor, `entitlement.${wish.kind}`, player.subject, request);
    if (!isEntitlementId(id)) throw problemOfEntitlement({ kind: 'entitlement-not-found' });
    const answer = await this.entitlements.do({ handle, id, wish, actor, at: this.clock.now(), requestId: request.id });
    if ('kind' in answer) throw problemOfEntitlement(answer);
    return answer;
  }
}
