import { Get, Param, Query } from '@nestjs/common';
import { decodeCursor, encodeCursor, notFound } from '@quadrant/http';
import { stabilityOn } from '@quadrant/rules/policy';
import {
  findTrack,
  isLeaderboardPosition,
  LeaderboardPlacesReadModel,
  LeaderboardReadModel,
  RulingReadModel,
  viewOf,
} from '@quadrant/store/reading';
import { readMoment } from '../as-of/moment.js';
import { PageMoments } from '../as-of/moments.service.js';
import { leaderboardPage } from '../pages/leaderboard.page.js';
import { leaderboardsPage } from '../pages/leaderboards.page.js';
import { addressOf } from '../query/address.js';
import { FieldReader } from '../query/field-reader.js';
import { PageController } from '../serving/page-controller.decorator.js';
import { readFilters } from '../query/leaderboard-filters.js';
import type { VNode } from 'preact';

const ROWS = 100;

@PageController('leaderboards')
export class LeaderboardsController {
  constructor(
    private readonly leaderboards: LeaderboardReadModel,
    private readonly places: LeaderboardPlacesReadModel,
    private readonly moments: PageMoments,
    private readonly rulings: RulingReadModel,
  ) {}

  @Get()
  async list(): Promise<VNode> {
    return leaderboardsPage(await this.leaderboards.listTracks());
  }

  @Get(':game/:category')
  async show(
    @Param('game') gameName: string,
    @Param('category') categoryName: string,
    // Not a DTO: an address that somebody else has added to (`?utm_source=`) still shows its page.
    @Query() query: Record<string, unknown>,
  ): Promise<VNode> {
    const track = findTrack(gameName, categoryName);
    if (track === null) {
      throw notFound(`There is no leaderboard ${gameName}/${categoryName}.`, '/leaderboards lists them all.');
    }
    const fields = new FieldReader(query);
    const filters = readFilters(fields);
    const moment = readMoment(fields, this.moments.today());
    const { cursor } = query;
    // A position means something among the same filters only.
    const listing = addressOf(`leaderboard page ${track.game}/${track.category}`, filters, moment);
    const after = typeof cursor === 'string' ? decodeCursor(listing, cursor, isLeaderboardPosition) : null;
    const asOf = await this.moments.get(moment, after?.run);
    const { activeSince } = filters;
    const page = await this.leaderboards.getPage({
      ...filters,
      ...track,
      activeSince: activeSince === null ? null : new Date(`${activeSince}T00:00:00Z`),
      view: viewOf(asOf),
      gamesBelow: null,
      limit: ROWS,
      after,
    });
    const next = page.next && encodeCursor(listing, page.next);
    const { complaints } = fields;
    return leaderboardPage({
      ...track,
      filters,
      moment,
      complaints,
      asOf,
      page,
      policy: stabilityOn(this.moments.today(), (await this.rulings.policies()).stability),
      places: await this.places.find(track.game, track.category),
      today: this.moments.today(),
      isFirstPage: cursor === undefined,
      next,
    });
  }
}
