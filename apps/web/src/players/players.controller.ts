import { say } from '@quadrant/rules/message';
import { t } from '../languages/t.js';
import { Get, Param, Query, Req, Res } from '@nestjs/common';
import { decodeCursor, encodeCursor, notFound } from '@quadrant/http';
import { stabilityOn } from '@quadrant/rules/policy';
import { findHandleFault, foldHandle, type Category } from '@quadrant/rules/tournament';
import { isRatingChangePosition, type RatingChangePosition } from '@quadrant/store/database';
import { RegionRepository } from '@quadrant/store/intake';
import { ExplanationReadModel, RulingReadModel } from '@quadrant/store/explanations';
import {
  CareerReadModel,
  EntitlementReadModel,
  OpponentReadModel,
  PlayerLeaguePointsReadModel,
  PlayerReadModel,
  PlayerResultsReadModel,
  type PlayerProfile,
  type View,
  viewOf,
  type PlayerRatingChange,
} from '@quadrant/store/reading';
import { readMoment } from '../query/moment.js';
import { PageMoments } from '../query/moments.service.js';
import { playerPage } from './player.page.js';
import { addressOf } from '../query/address.js';
import { FieldReader } from '../query/field-reader.js';
import { PageController } from '../serving/page-controller.decorator.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { VNode } from 'preact';

/** A page has this many rating changes; each is rated again to explain it. */
const ROWS = 10;
/** A page shows this many tournaments, unless all are asked for. */
const RESULTS = 15;
/** A chart has at most this many points. */
const MOST_CHANGES = 2000;

@PageController('players')
export class PlayersController {
  constructor(
    private readonly players: PlayerReadModel,
    private readonly results: PlayerResultsReadModel,
    private readonly careers: CareerReadModel,
    private readonly opponents: OpponentReadModel,
    private readonly explanations: ExplanationReadModel,
    private readonly leaguePoints: PlayerLeaguePointsReadModel,
    private readonly entitlements: EntitlementReadModel,
    private readonly regions: RegionRepository,
    private readonly moments: PageMoments,
    private readonly rulings: RulingReadModel,
  ) {}

  @Get(':handle')
  show(
    @Param('handle') handle: string,
    @Query() query: Record<string, unknown>,
    @Req() { url }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VNode | string> {
    return this.moments.atOnce(() => this.read(handle, query, url, reply));
  }

  private async read(
    handle: string,
    query: Readonly<Record<string, unknown>>,
    url: string,
    reply: FastifyReply,
  ): Promise<VNode | string> {
    const fields = new FieldReader(query);
    const today = this.moments.today();
    const moment = readMoment(fields, today);
    const { cursor } = query;
    const listing = addressOf(`player page ${foldHandle(handle)}`, moment);
    const after = typeof cursor === 'string' ? decodeCursor(listing, cursor, isRatingChangePosition) : null;
    if (findHandleFault(handle) !== null) throw unknownPlayer(handle);
    const isCurrent = moment.publication === 'current' && moment.knownBy === null && moment.playedBy === null;
    const ifCurrent = <T>(read: () => Promise<T>) => (isCurrent ? read() : null);
    const mostResults = query.tournaments === 'all' ? MOST_CHANGES : RESULTS;
    const asked = this.moments.get(moment, after?.run);
    const [asOf, shown, results, leaguePoints, career, opponents, won, badges, policies] = await Promise.all([
      asked,
      asked.then((found) => this.readView(handle, viewOf(found), after)),
      moment.playedBy === null
        ? this.results.list(handle, mostResults + 1, null)
        : asked.then((found) => this.results.list(handle, mostResults + 1, viewOf(found).playedBefore)),
      ifCurrent(() => this.leaguePoints.find(handle, today)),
      ifCurrent(() => this.careers.find(handle)),
      ifCurrent(() => this.opponents.listOpponents(handle, null)),
      this.entitlements.findByHandle(handle, today),
      this.entitlements.listBadges(handle),
      this.rulings.policies(),
    ]);
    const { player, region, allChanges, explained } = shown;
    if (player === null) throw unknownPlayer(handle);
    if (foldHandle(player.handle) !== foldHandle(handle)) {
      // The redirect is temporary, because the player's handle may change again tomorrow.
      const [, search] = url.split('?', 2);
      const address = `/players/${encodeURIComponent(player.handle)}${search === undefined ? '' : `?${search}`}`;
      void reply.status(302).header('location', address);
      return '';
    }
    const track = fields.read('track', (text) => findRated(player, text) !== null, t('a rating that the player has'));
    const { changes, last } = explained;
    return playerPage({
      player,
      region: region?.name ?? player.region,
      won: won ?? { handle: player.handle, entitlements: [], uncovered: [] },
      badges: badges?.badges ?? [],
      moment,
      complaints: fields.complaints,
      asOf,
      policy: stabilityOn(today, policies.stability),
      track: findRated(player, track) ?? mostPlayed(player),
      allChanges,
      careers: career?.tracks ?? [],
      opponents: opponents?.rows ?? [],
      results: results.slice(0, mostResults),
      hasMoreResults: results.length > mostResults,
      leaguePoints,
      changes,
      isFirstPage: cursor === undefined,
      next: last === null ? null : encodeCursor(listing, positionOf(last, asOf.run)),
    });
  }

  /** Reads what a run has published of a player. */
  private async readView(handle: string, view: View, after: RatingChangePosition | null) {
    const listed = this.players.listRatingChanges(handle, view, MOST_CHANGES, null);
    const found = this.players.findByHandle(handle, view);
    const regionOf = async (region: string | null) => (region === null ? null : await this.regions.find(region));
    const [player, region, allChanges, explained] = await Promise.all([
      found,
      found.then((shown) => regionOf(shown?.region ?? null)),
      listed,
      this.explainPage(
        handle,
        view.run,
        after === null ? listed : this.players.listRatingChanges(handle, view, ROWS + 1, after),
      ),
    ]);
    return { player, region, allChanges, explained };
  }

  /** Explains the changes of a page, and returns the last of them where others follow. */
  private async explainPage(handle: string, run: number, listed: Promise<readonly PlayerRatingChange[]>) {
    const { changes: found, hasMore } = wholeTournaments(await listed);
    const named = found.map(({ tournamentId, category }) => ({ tournamentId, category: category as Category }));
    const explanations = await this.explanations.findAll(named, handle, run);
    return {
      changes: found.map((change, index) => ({ change, explanation: explanations[index]! })),
      last: hasMore ? (found.at(-1) ?? null) : null,
    };
  }
}

const unknownPlayer = (handle: string) =>
  notFound(say`There is no player ${JSON.stringify(handle)}.`, say`Check the spelling; leaderboards list handles.`);

const positionOf = ({ startsAt, tournamentId, category }: PlayerRatingChange, run: number) => ({
  startsAt: startsAt.toISOString(),
  key: tournamentId,
  category,
  run,
});

/** A tournament moves up to three ratings: a page never has only some of them. */
function wholeTournaments(found: readonly PlayerRatingChange[]) {
  const cut = found[ROWS];
  if (cut === undefined) return { changes: found, hasMore: false };
  const whole = found.slice(0, ROWS).filter(({ tournamentId }) => tournamentId !== cut.tournamentId);
  return { changes: whole.length === 0 ? found.slice(0, ROWS) : whole, hasMore: true };
}

/** Finds the rating that an address names, such as `2e/constructed`. */
const findRated = ({ ratings }: PlayerProfile, name: string | null) =>
  ratings.find(({ game, category }) => `${game}/${category}` === name) ?? null;

/** The overall rating is the choice only where there is no other, because it moves with each of them. */
function mostPlayed({ ratings }: PlayerProfile) {
  const own = ratings.filter(({ category }) => category !== 'overall');
  return (own.length === 0 ? ratings : own).toSorted((a, b) => b.games - a.games)[0] ?? null;
}
