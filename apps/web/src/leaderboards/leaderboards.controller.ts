import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { decodeCursor, encodeCursor, notFound } from '@quadrant/http';
import { findTrack, isLeaderboardPosition, LeaderboardReadModel, RunReadModel } from '@quadrant/persistence';
import { leaderboardPage } from '../pages/leaderboard.page.js';
import { renderPage } from '../serving/render-page.js';
import { addressOf, readFilters } from './leaderboard-filters.js';

const ROWS = 100;

@ApiExcludeController()
@Controller('leaderboards')
export class LeaderboardsController {
  constructor(
    private readonly leaderboards: LeaderboardReadModel,
    private readonly runs: RunReadModel,
  ) {}

  @Get(':game/:category')
  @Header('content-type', 'text/html; charset=utf-8')
  async show(
    @Param('game') gameName: string,
    @Param('category') categoryName: string,
    // Not a DTO: an address that somebody else has added to (`?utm_source=`) still shows its page.
    @Query() query: Record<string, unknown>,
  ): Promise<string> {
    const track = findTrack(gameName, categoryName);
    if (track === null) {
      throw notFound(`There is no leaderboard ${gameName}/${categoryName}.`, 'The first page lists the leaderboards.');
    }
    const { game, category } = track;
    const reading = readFilters(query);
    const { activeSince, ...filters } = reading.filters;
    const { cursor } = query;
    // A position means something among the same filters only.
    const listing = addressOf(`leaderboard page ${game}/${category}`, reading.filters, null);
    const page = await this.leaderboards.getPage({
      ...filters,
      game,
      category,
      activeSince: activeSince === null ? null : new Date(`${activeSince}T00:00:00Z`),
      limit: ROWS,
      after: typeof cursor === 'string' ? decodeCursor(listing, cursor, isLeaderboardPosition) : null,
    });
    const run = await this.runs.findByNumber(page.run);
    const next = page.next && encodeCursor(listing, page.next);
    const isFirstPage = cursor === undefined;
    const publishedAt = run?.publishedAt ?? null;
    return renderPage(leaderboardPage({ game, category, reading, page, publishedAt, isFirstPage, next }));
  }
}
