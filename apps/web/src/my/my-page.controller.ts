import { Get, Res } from '@nestjs/common';
import { CurrentActor, May, type Actor } from '@quadrant/http';
import { AccountRepository } from '@quadrant/store/people';
import { PageController } from '../serving/page-controller.decorator.js';
import type { FastifyReply } from 'fastify';

/** Leads to the player who the reader is; whoever is linked to none can claim one on the page of the account. */
@PageController('me')
export class MyPageController {
  constructor(private readonly accounts: AccountRepository) {}

  @Get()
  @May('player.claim')
  async show(@CurrentActor() actor: Actor, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const account = await this.accounts.findByHandle(actor.handle);
    const player = account?.playerHandle ?? null;
    const address = player === null ? '/account' : `/players/${encodeURIComponent(player)}`;
    void reply.status(303).header('location', address).header('cache-control', 'no-store');
    return '';
  }
}
