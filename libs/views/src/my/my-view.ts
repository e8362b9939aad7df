import { Injectable } from '@nestjs/common';
import type { Actor } from '@quadrant/http';
import { AccountRepository } from '@quadrant/store/accounts';
import { ClaimRepository, ownPlayer, type OwnPlayer } from '@quadrant/store/players';
import type { AnswerOf } from '../answer-of.js';
import { AnnouncementView, type AnnouncementQuestion } from '../announcements/announcement-view.js';
import { DisputeView } from '../disputes/dispute-view.js';
import { PlayerView } from '../players/player-view.js';

export type MyAnswer = AnswerOf<MyView['read']>;

const seenAs = (own: OwnPlayer | null) => (own === null ? 'shown' : own.isRemoved ? 'removed' : 'hidden');

/** Answers people about themselves: their numbers, what they need, and what waits for them. */
@Injectable()
export class MyView {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly claims: ClaimRepository,
    private readonly disputes: DisputeView,
    private readonly announcements: AnnouncementView,
    private readonly players: PlayerView,
  ) {}

  /**
   * @param limit of each list
   * @returns null for an account that is gone
   */
  async read(actor: Actor, limit: number) {
    const account = await this.accounts.findByHandle(actor.handle);
    if (account === null) return null;
    const own = ownPlayer();
    const handle = account.playerHandle ?? own?.label ?? null;
    const numbers = handle === null ? null : await this.players.readOwn(handle);
    const country = numbers?.country ?? null;
    const listed = { limit, after: null };
    const listAnnounced = async (wanted: AnnouncementQuestion) =>
      (await this.announcements.list({ state: 'announced', ...wanted }, { limit })).rows;
    const of = { accountId: actor.accountId, handleKey: actor.handleKey };
    return {
      handle: account.handle,
      playerHandle: account.playerHandle,
      seenAs: seenAs(own),
      numbers,
      next: {
        own: await listAnnounced({ of }),
        near: await listAnnounced({ country }),
        country,
      },
      claims: (await this.claims.list(actor, { whose: 'own', ...listed })).rows,
      toAnswer: await this.disputes.listNewest('to-answer', actor, limit),
      reported: await this.disputes.listNewest('mine', actor, limit),
    };
  }
}
