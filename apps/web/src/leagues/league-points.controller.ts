import { Get, Param } from '@nestjs/common';
import { notFound } from '@quadrant/http';
import { PointsReadModel } from '@quadrant/store/reading';
import { pointsPage } from '../pages/leagues/points.page.js';
import { PageController } from '../serving/page-controller.decorator.js';
import type { VNode } from 'preact';

/** League points of all leagues together. */
@PageController('league-points')
export class LeaguePointsController {
  constructor(private readonly points: PointsReadModel) {}

  @Get()
  async showLifetime(): Promise<VNode> {
    return pointsPage({
      title: 'Lifetime league points',
      words: 'Points of all leagues and seasons, without bonus (12.4, 12.5).',
      rows: await this.points.listAllLeaguesLifetime(),
      others: linksOf(await this.points.listSeasonNames(), null),
      json: '/api/v1/league-points/lifetime',
      place: 'season',
    });
  }

  @Get(':season')
  async showSeason(@Param('season') season: string): Promise<VNode> {
    const seasons = await this.points.listSeasonNames();
    if (!seasons.includes(season)) {
      throw notFound(
        `No league has a season ${JSON.stringify(season)}.`,
        'The page /league-points leads to all seasons.',
      );
    }
    return pointsPage({
      title: `League points in ${season}`,
      words: 'Points of all leagues in this season, without bonus (12.4, 12.5).',
      rows: await this.points.listAllLeaguesSeason(season),
      others: linksOf(seasons, season),
      json: `/api/v1/league-points/seasons/${season}`,
      place: 'season',
    });
  }
}

const linksOf = (seasons: readonly string[], shown: string | null) => [
  ...seasons.map((season) => ({ name: season, href: `/league-points/${season}`, isShown: season === shown })),
  { name: 'Lifetime', href: '/league-points', isShown: shown === null },
];
