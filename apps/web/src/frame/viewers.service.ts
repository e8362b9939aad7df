import { Injectable } from '@nestjs/common';
import { Clock, hashToken, readSessionSecret, type Actor } from '@quadrant/http';
import { mayEver } from '@quadrant/rules/permissions';
import { LeagueRepository } from '@quadrant/store/leagues';
import { AccountRepository, SessionRepository } from '@quadrant/store/people';
import { t } from '../languages/t.js';
import type { Desk, Viewer } from './viewer.js';
import { Inboxes } from './inbox.service.js';
import type { FastifyRequest } from 'fastify';

/** Finds the account that looks at a page. `@May` decides elsewhere whether it may do so. */
@Injectable()
export class Viewers {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly accounts: AccountRepository,
    private readonly inboxes: Inboxes,
    private readonly leagues: LeagueRepository,
    private readonly clock: Clock,
  ) {}

  /** It is null for somebody without a session, or with one that has ended. */
  async find(request: FastifyRequest): Promise<Viewer | null> {
    const secret = readSessionSecret(request);
    if (secret === null) return null;
    const session = await this.sessions.findByHash(hashToken(secret), this.clock.now());
    if (session?.kind !== 'valid') return null;
    const { principal } = session;
    return {
      handle: principal.handle,
      readsAudit: mayEver(principal, 'audit.read').allowed,
      desks: await this.listDesks({ ...principal, tokenId: null }),
    };
  }

  /** Returns the handle of the player who is signed in; null without one. */
  async findOwnPlayer(request: FastifyRequest): Promise<string | null> {
    const secret = readSessionSecret(request);
    if (secret === null) return null;
    const session = await this.sessions.findByHash(hashToken(secret), this.clock.now());
    if (session?.kind !== 'valid') return null;
    return (await this.accounts.findByHandle(session.principal.handle))?.playerHandle ?? null;
  }

  /** Lists the pages for the roles of an account, with the count of what waits. */
  private async listDesks(actor: Actor): Promise<Desk[]> {
    const desks: Desk[] = [];
    if (mayEver(actor, 'held-report.decide').allowed) {
      desks.push({ name: t('Desk'), address: '/desk', count: await this.inboxes.count(actor) });
    }
    for (const { slug, name } of await this.leagues.listDirectedBy(actor.handleKey)) {
      desks.push({ name: t('Direct {name}', { name }), address: `/leagues/${slug}/direct`, count: null });
    }
    if (mayEver(actor, 'account.list').allowed)
      desks.push({ name: t('Administration'), address: '/admin', count: null });
    return desks;
  }
}
