import { say } from '@quadrant/rules/message';
import { Get, Req } from '@nestjs/common';
import { Clock, CurrentActor, hashToken, May, notFound, readSessionSecret, type Actor } from '@quadrant/http';
import {
  AccountRepository,
  ClaimRepository,
  SecondFactorRepository,
  SessionRepository,
  TokenRepository,
} from '@quadrant/store/people';
import { accountPage } from './account.page.js';
import { PageController } from '../serving/page-controller.decorator.js';
import type { FastifyRequest } from 'fastify';
import type { VNode } from 'preact';

/** A table shows at most this many claims; decided ones make room for others. */
const MOST_CLAIMS = 50;

/** Shows people their account, and what waits for them. */
@PageController('account')
export class AccountController {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly claims: ClaimRepository,
    private readonly tokens: TokenRepository,
    private readonly sessions: SessionRepository,
    private readonly factors: SecondFactorRepository,
    private readonly clock: Clock,
  ) {}

  @Get()
  @May('account.read')
  async show(@CurrentActor() actor: Actor, @Req() request: FastifyRequest): Promise<VNode> {
    const account = await this.accounts.findByHandle(actor.handle);
    if (account === null) throw notFound(say`There is no account of yours any more.`, say`Ask an administrator.`);
    const claimsOf = (whose: 'own' | 'others') => this.claims.list(actor, { whose, limit: MOST_CLAIMS, after: null });
    const waiting = await claimsOf('others');
    const tokens = await this.tokens.listOf(account.id);
    const secret = actor.tokenId === null ? readSessionSecret(request) : null;
    const now = this.clock.now();
    return accountPage({
      account,
      ownClaims: (await claimsOf('own')).rows,
      waitingClaims: waiting.rows,
      moreClaimsWait: waiting.after !== null,
      tokens,
      sessions: await this.sessions.list(account.id, secret === null ? null : hashToken(secret), now),
      hasSecondFactor: (await this.factors.find(account.id))?.since != null,
      now,
    });
  }
}
