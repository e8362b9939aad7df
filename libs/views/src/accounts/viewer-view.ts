import { Injectable } from '@nestjs/common';
import { Clock, hashToken, type Actor } from '@quadrant/http';
import { mayEver } from '@quadrant/rules/permissions';
import { LeagueRepository } from '@quadrant/store/leagues';
import { AccountRepository, SessionRepository } from '@quadrant/store/accounts';
import { NoticeRepository } from '@quadrant/store/notices';
import { InboxView } from '../desk/inbox-view.js';

/** Answers who reads, by the secret of their session. It is null without one, and with one that has ended. */
@Injectable()
export class ViewerView {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly accounts: AccountRepository,
    private readonly leagues: LeagueRepository,
    private readonly inbox: InboxView,
    private readonly notices: NoticeRepository,
    private readonly clock: Clock,
  ) {}

  /** Returns the reader, and what their roles give them. Nothing waits (null) for somebody who decides nothing. */
  async find(secret: string | null) {
    const reader = await this.findReader(secret);
    if (reader === null) return null;
    return {
      handle: reader.handle,
      readsAudit: mayEver(reader, 'audit.read').allowed,
      keepsAccounts: mayEver(reader, 'account.list').allowed,
      waiting: mayEver(reader, 'held-report.decide').allowed ? await this.inbox.count(reader) : null,
      unread: await this.notices.countUnread(reader.accountId),
      directs: await this.leagues.listDirectedBy(reader.handleKey),
    };
  }

  /** Returns the handle of the reader's player; null without one. */
  async findOwnPlayer(secret: string | null): Promise<string | null> {
    const reader = await this.findReader(secret);
    return reader && ((await this.accounts.findByHandle(reader.handle))?.playerHandle ?? null);
  }

  private async findReader(secret: string | null): Promise<Actor | null> {
    if (secret === null) return null;
    const session = await this.sessions.findByHash(hashToken(secret), this.clock.now());
    return session?.kind === 'valid' ? { ...session.principal, tokenId: null } : null;
  }
}
