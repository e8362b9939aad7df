import { say } from '@quadrant/rules/message';
import { t } from '../languages/t.js';
import { Get, Param, Query, Req } from '@nestjs/common';
import { notFound } from '@quadrant/http';
import { findTrack, LeaderboardView } from '@quadrant/views';
import { readMoment } from '../query/moment.js';
import { PageMoments } from '../query/moments.service.js';
import { leaderboardPage } from './leaderboard.page.js';
import { leaderboardsPage } from './leaderboards.page.js';
import { FieldReader } from '../query/field-reader.js';
import { isName, LONGEST_NAME } from '../query/name.js';
import { KeptPage, PageController } from '../serving/page-controller.decorator.js';
import { readFilters } from './leaderboard-filters.js';
import { Viewers } from '../frame/viewers.service.js';
import type { FastifyRequest } from 'fastify';
import type { VNode } from 'preact';

/** The list of all leaderboards shows this many players of each. */
const LEADERS = 3;
const LIMITS = { rows: 100, rowsAround: 25, mostCandidates: 8, mostNamed: 12 } as const;

@PageController('leaderboards')
export class LeaderboardsController {
  constructor(
    private readonly leaderboards: LeaderboardView,
    private readonly moments: PageMoments,
    private readonly viewers: Viewers,
  ) {}

  @Get()
  @KeptPage()
  async list(): Promise<VNode> {
    return leaderboardsPage(await this.leaderboards.listLeaders(LEADERS));
  }

  // Such a page finds players by name too, and new players are in no run yet.
  @Get(':game/:category')
  @KeptPage({ exceptFor: ['around', 'name'] })
  async show(
    @Param('game') gameName: string,
    @Param('category') categoryName: string,
    // This is no DTO: an address that somebody has extended (`?utm_source=`) still shows its page.
    @Query() query: Record<string, unknown>,
    @Req() request: FastifyRequest,
  ): Promise<VNode> {
    const track = findTrack(gameName, categoryName);
    if (track === null) {
      throw notFound(say`There is no leaderboard ${gameName}/${categoryName}.`, say`/leaderboards lists them all.`);
    }
    const fields = new FieldReader(query);
    const filters = readFilters(fields);
    const moment = readMoment(fields, this.moments.today());
    const name = t('a name of at most {most} visible characters', { most: LONGEST_NAME });
    const around = fields.read('around', isName, name);
    const beginning = fields.read('name', isName, name);
    const cursor = typeof query.cursor === 'string' ? query.cursor : null;
    const question = { ...filters, ...moment, provisional: 'include', cursor } as const;
    const board = await this.leaderboards.open(track, question, this.moments);
    const found = await this.leaderboards.search(board, { around, beginning, ...LIMITS });
    const own = await this.viewers.findOwnPlayer(request);
    return leaderboardPage({
      ...track,
      filters,
      moment,
      complaints: fields.complaints,
      asOf: board.asOf,
      policy: board.policy,
      ...found,
      own,
      ownRow: own === null ? null : await this.leaderboards.findRow(board, own),
      today: this.moments.today(),
      cursor,
      limit: found.page.around === null ? LIMITS.rows : LIMITS.rowsAround,
    });
  }
}
