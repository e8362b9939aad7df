import { say } from '@quadrant/rules/message';
import { Get, Param, Req } from '@nestjs/common';
import { Authority, Clock, CurrentActor, May, notFound, type Actor } from '@quadrant/http';
import { may, type Action } from '@quadrant/rules/permissions';
import { findHandleFault } from '@quadrant/rules/tournament';
import { ClaimRepository, PlayerRepository } from '@quadrant/store/people';
import { EntitlementReadModel, PlayerMergeReadModel } from '@quadrant/store/reading';
import { changePlayerPage } from './change/change-player.page.js';
import { PageController } from '../serving/page-controller.decorator.js';
import type { FastifyRequest } from 'fastify';
import type { VNode } from 'preact';

/** Serves the forms with which players, their directors and their coordinators change a player. */
@PageController('players')
export class ChangePlayerController {
  constructor(
    private readonly players: PlayerRepository,
    private readonly claims: ClaimRepository,
    private readonly merges: PlayerMergeReadModel,
    private readonly entitlements: EntitlementReadModel,
    private readonly authority: Authority,
    private readonly clock: Clock,
  ) {}

  @Get(':handle/change')
  @May('player.change', 'claim.decide')
  async show(
    @Param('handle') handle: string,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<VNode> {
    const player = findHandleFault(handle) === null ? await this.players.find(handle) : null;
    const claimed = player && (await this.claims.findPlayer(player.handle));
    if (player === null || claimed === null) throw unknownPlayer(handle);
    const can = (action: Action) => may(actor, action, claimed.subject).allowed;
    if (!can('claim.decide') && !can('player.change')) {
      if (claimed.isHidden) throw unknownPlayer(handle);
      await this.authority.require(actor, 'player.change', claimed.subject, request);
    }
    const won = await this.entitlements.findByHandle(player.handle, this.clock.now().toISOString().slice(0, 10));
    return changePlayerPage({
      player,
      isClaimed: claimed.ownerIds.length > 0,
      can,
      merges: (await this.merges.listOf(player.handle)) ?? [],
      entitlements: won?.entitlements ?? [],
    });
  }
}

const unknownPlayer = (handle: string) =>
  notFound(say`There is no player ${JSON.stringify(handle)}.`, say`Check the spelling; /players lists handles.`);
