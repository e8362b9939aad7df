import { say } from '@quadrant/rules/message';
import { Get, Req } from '@nestjs/common';
import { CurrentActor, May, notFound, readSessionSecret, type Actor } from '@quadrant/http';
import { AccountView } from '@quadrant/views';
import { accountPage } from './account.page.js';
import { deletionPage } from './deletion.page.js';
import { PageController } from '../serving/page-controller.decorator.js';
import type { FastifyRequest } from 'fastify';
import type { VNode } from 'preact';

/** A table shows at most this many claims; decided ones make room for others. */
const MOST_CLAIMS = 50;

/** Shows people their account, and what waits for them. */
@PageController('account')
export class AccountController {
  constructor(private readonly accounts: AccountView) {}

  @Get()
  @May('account.read')
  async show(@CurrentActor() actor: Actor, @Req() request: FastifyRequest): Promise<VNode> {
    const secret = actor.tokenId === null ? readSessionSecret(request) : null;
    const found = await this.accounts.open(actor, secret, MOST_CLAIMS);
    if (found === null) throw notFound(say`There is no account of yours any more.`, say`Ask an administrator.`);
    return accountPage(found);
  }

  @Get('deletion')
  @May('account.delete')
  async showDeletion(@CurrentActor() actor: Actor): Promise<VNode> {
    const found = await this.accounts.openDeletion(actor);
    if (found === null) throw notFound(say`There is no account of yours any more.`, say`Ask an administrator.`);
    return deletionPage(found);
  }
}
