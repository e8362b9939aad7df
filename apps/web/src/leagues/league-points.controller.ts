import { say } from '@quadrant/rules/message';
import { Get, Param, Query } from '@nestjs/common';
import { notFound } from '@quadrant/http';
import { PointsReadModel } from '@quadrant/store/reading';
import { t } from '../languages/t.js';
import { PageMoments } from '../query/moments.service.js';
import { pointsPage } from './points.page.js';
import { KeptPage } from '../serving/kept-page.decorator.js';
import { PageController } from '../serving/page-controller.decorator.js';
import type { VNode } from 'preact';

@PageController('league-points')
export class LeaguePointsController {
  constructor(
    private readonly points: PointsReadModel,
    private readonly moments: PageMoments,
  ) {}

  @Get()
  @KeptPage()
  async showLifetime(@Query() query: Record<string, unknown>): Promise<VNode> {
    const numbers = await this.moments.read(query);
    return pointsPage({
      numbers,
      title: t('Lifetime league points'),
      words: t('Points of all leagues and seasons, without bonus (12.4, 12.5).'),
      rows: await this.points.listAllLeaguesLifetime(numbers.past),
      others: linksOf(await this.points.listSeasonNames(), null),
      path: '/league-points',
      json: '/api/v1/league-points/lifetime',
      place: 'season',
    });
  }

  @Get(':season')
  @KeptPage()
  async showSeason(@Param('season') season: string, @Query() query: Record<string, unknown>): Promise<VNode> {
    const seasons = await this.points.listSeasonNames();
    if (!seasons.includes(season)) {
      throw notFound(
        say`No league has a season ${JSON.stringify(season)}.`,
        say`The page /league-points leads to all seasons.`,
      );
    }
    const numbers = await this.moments.read(query);
    return pointsPage({
      numbers,
      path: `/league-points/${season}`,
      title: t('League points in {season}', { season }),
      words: t('Points of all leagues in this season, without bonus (12.4, 12.5).'),
      rows: await this.points.listAllLeaguesSeason(season, numbers.past),
      others: linksOf(seasons, season),
      json: `/api/v1/league-points/seasons/${season}`,
      place: 'season',
    });
  }
}

const linksOf = (seasons: readonly string[], shown: string | null) => [
  ...seasons.map((season) => ({ name: season, href: `/league-points/${season}`, isShown: season === shown })),
  { name: t('Lifetime'), href: '/league-points', isShown: shown === null },
];
