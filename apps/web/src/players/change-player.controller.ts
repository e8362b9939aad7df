import { say } from '@quadrant/rules/message';
import { Get, Param, Req } from '@nestjs/common';
import { Authority, CurrentActor, May, notFound, type Actor } from '@quadrant/http';
import { may, type Action } from '@quadrant/rules/permissions';
import { ChangePlayerView } from '@quadrant/views';
import { changePlayerPage } from './change/change-player.page.js';
import { PageController } from '../serving/page-controller.decorator.js';
import type { FastifyRequest } from 'fastify';
import type { VNode } from 'preact';

/** Serves the forms with which players, their directors and their coordinators change a player. */
@PageController('players')
export class ChangePlayerController {
  constructor(
    private readonly players: ChangePlayerView,
    private readonly authority: Authority,
  ) {}

  @Get(':handle/change')
  @May('player.change', 'claim.decide')
  async show(
    @Param('handle') handle: string,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<VNode> {
    const open = await this.players.open(handle);
    if (open === null) throw unknownPlayer(handle);
    const { player, claimed } = open;
    const can = (action: Action) => may(actor, action, claimed.subject).allowed;
    if (!can('claim.decide') && !can('player.change')) {
      if (claimed.isHidden) throw unknownPlayer(handle);
      await this.authority.require(actor, 'player.change', claimed.subject, request);
    }
    return changePlayerPage({
      player,
      isClaimed: claimed.ownerIds.length > 0,
      can,
      ...(await this.players.listParts(player.handle)),
    });
  }
}

const unknownPlayer = (handle: string) =>
  notFound(say`There is no player ${JSON.stringify(handle)}.`, say`Check the spelling; /players lists handles.`);
