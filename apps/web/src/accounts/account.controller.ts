import { Get } from '@nestjs/common';
import { Clock, CurrentActor, May, notFound, type Actor } from '@quadrant/http';
import { AccountRepository, ClaimRepository, TokenRepository } from '@quadrant/store/people';
import { accountPage } from '../pages/account.page.js';
import { PageController } from '../serving/page-controller.decorator.js';
import type { VNode } from 'preact';

/** What somebody is here, and what waits for them. */
@PageController('account')
export class AccountController {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly claims: ClaimRepository,
    private readonly tokens: TokenRepository,
    private readonly clock: Clock,
  ) {}

  @Get()
  @May('account.read')
  async show(@CurrentActor() actor: Actor): Promise<VNode> {
    const account = await this.accounts.findByHandle(actor.handle);
    if (account === null) throw notFound('There is no account of yours any more.', 'Ask an administrator.');
    const claims = await this.claims.list(actor);
    const tokens = await this.tokens.listOf(account.id);
    return accountPage({
      account,
      ownClaims: claims.filter(({ accountId }) => accountId === account.id),
      waitingClaims: claims.filter(({ accountId }) => accountId !== account.id),
      tokens,
      now: this.clock.now(),
    });
  }
}
