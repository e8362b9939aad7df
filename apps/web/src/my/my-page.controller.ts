import { say } from '@quadrant/rules/message';
import { Get } from '@nestjs/common';
import { CurrentActor, May, notFound, type Actor } from '@quadrant/http';
import { stabilityOn } from '@quadrant/rules/policy';
import type { Category } from '@quadrant/rules/tournament';
import { DisputeReadModel } from '@quadrant/store/disputes';
import { AnnouncementRepository } from '@quadrant/store/intake';
import { AccountRepository, ClaimRepository, ownPlayer } from '@quadrant/store/people';
import { ExplanationReadModel, RulingReadModel } from '@quadrant/store/explanations';
import {
  CareerReadModel,
  EntitlementReadModel,
  PlayerLeaguePointsReadModel,
  PlayerReadModel,
  viewOf,
  type AsOf,
} from '@quadrant/store/reading';
import { PageMoments } from '../query/moments.service.js';
import type { Moment } from '../query/moment.js';
import { myPage, type NextTournaments, type OwnNumbers } from './my.page.js';
import type { ExplainedChange } from '../players/rating-change.js';
import { PageController } from '../serving/page-controller.decorator.js';
import type { VNode } from 'preact';

/** A tournament moves up to two ratings of a player, and the overall one with each. */
const CHANGES_OF_ONE = 6;

/** Each list shows this many; the pages that they lead to have all of them. */
const ROWS = 5;

/** Shows what people want to know first: their own numbers, what they need, and what waits for them. */
@PageController('me')
export class MyPageController {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly claims: ClaimRepository,
    private readonly disputes: DisputeReadModel,
    private readonly announcements: AnnouncementRepository,
    private readonly players: PlayerReadModel,
    private readonly careers: CareerReadModel,
    private readonly explanations: ExplanationReadModel,
    private readonly leaguePoints: PlayerLeaguePointsReadModel,
    private readonly entitlements: EntitlementReadModel,
    private readonly rulings: RulingReadModel,
    private readonly moments: PageMoments,
  ) {}

  @Get()
  @May('account.read')
  async show(@CurrentActor() actor: Actor): Promise<VNode> {
    const account = await this.accounts.findByHandle(actor.handle);
    if (account === null) throw notFound(say`There is no account of yours any more.`, say`Ask an administrator.`);
    const now = this.moments.now();
    const asOf = await this.moments.get(NOW);
    const own = ownPlayer();
    const playerHandle = account.playerHandle ?? own?.label ?? null;
    const numbers = playerHandle === null ? null : await this.readNumbers(playerHandle, asOf);
    const listed = { limit: ROWS, after: null };
    const disputes = { state: null, tournamentId: null };
    return myPage({
      handle: account.handle,
      playerHandle: account.playerHandle,
      seenAs: own === null ? 'shown' : own.isRemoved ? 'removed' : 'hidden',
      numbers,
      next: await this.listNext(actor, numbers?.country ?? null),
      claims: (await this.claims.list(actor, { whose: 'own', ...listed })).rows,
      toAnswer: await this.disputes.list({ ...disputes, whose: 'to-answer' }, actor, now, listed),
      reported: await this.disputes.list({ ...disputes, whose: 'mine' }, actor, now, listed),
      now,
    });
  }

  private async readNumbers(handle: string, asOf: AsOf): Promise<OwnNumbers | null> {
    const player = await this.players.findByHandle(handle, viewOf(asOf));
    if (player === null) return null;
    const today = this.moments.today();
    return {
      handle: player.handle,
      country: player.country,
      careers: (await this.careers.find(player.handle))?.tracks ?? [],
      lastChanges: await this.explainLast(player.handle, asOf),
      leaguePoints: await this.leaguePoints.find(player.handle, today),
      won: await this.entitlements.findByHandle(player.handle, today),
      policy: stabilityOn(today, (await this.rulings.policies()).stability),
    };
  }

  /** Explains every rating that the last tournament moved. */
  private async explainLast(handle: string, asOf: AsOf): Promise<ExplainedChange[]> {
    const newest = await this.players.listRatingChanges(handle, viewOf(asOf), CHANGES_OF_ONE, null);
    const changes = newest.filter(({ tournamentId }) => tournamentId === newest[0]?.tournamentId);
    const named = changes.map(({ tournamentId, category }) => ({ tournamentId, category: category as Category }));
    const explanations = await this.explanations.findAll(named, handle, asOf.run);
    return changes.map((change, index) => ({ change, explanation: explanations[index] ?? null }));
  }

  private async listNext(actor: Actor, country: string | null): Promise<NextTournaments> {
    const from = this.moments.today();
    const any = { from, to: null, game: null, country: null, region: null, of: null } as const;
    const all = { ...any, state: 'announced' } as const;
    const of = { accountId: actor.accountId, handleKey: actor.handleKey };
    return {
      own: await this.announcements.list({ ...all, of }, ROWS, null),
      near: await this.announcements.list({ ...all, country }, ROWS, null),
      country,
    };
  }
}

const NOW: Moment = { publication: 'current', knownBy: null, playedBy: null };
