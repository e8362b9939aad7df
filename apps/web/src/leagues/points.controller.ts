import { say } from '@quadrant/rules/message';
import { Get, Param, Query } from '@nestjs/common';
import { notFound } from '@quadrant/http';
import { ChampionsLeagueView, PointsView } from '@quadrant/views';
import { t } from '../languages/t.js';
import { PageMoments } from '../query/moments.service.js';
import { championsLeaguePage } from './champions-league.page.js';
import { pointsPage } from './points.page.js';
import { KeptPage, PageController } from '../serving/page-controller.decorator.js';
import type { VNode } from 'preact';

/** Shows points of all leagues together, the Trek Masters, and who may enter the Champions League. */
@PageController()
export class PointsController {
  constructor(
    private readonly points: PointsView,
    private readonly champions: ChampionsLeagueView,
    private readonly moments: PageMoments,
  ) {}

  @Get('league-points')
  @KeptPage()
  async showLifetime(@Query() query: Record<string, unknown>): Promise<VNode> {
    const numbers = await this.moments.read(query);
    return pointsPage({
      numbers,
      path: '/league-points',
      title: t('Lifetime league points'),
      words: t('Points of all leagues and seasons, without bonus (12.4, 12.5).'),
      rows: await this.points.listAllLeaguesLifetime(numbers.past),
      others: linksOf(await this.points.listSeasonNames(), null),
      json: '/api/v1/league-points/lifetime',
      place: 'season',
    });
  }

  @Get('league-points/:season')
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

  @Get('masters/:year')
  @KeptPage()
  async showMasters(@Param('year') text: string, @Query() query: Record<string, unknown>): Promise<VNode> {
    const year = readYear(text);
    const current = Number(this.moments.today().slice(0, 4));
    const years = [...new Set([year - 1, year, Math.max(year, Math.min(year + 1, current))])];
    const numbers = await this.moments.read(query);
    return pointsPage({
      numbers,
      path: `/masters/${year}`,
      title: t('Masters Points {year}', { year }),
      words: t(
        'Points of all sanctioned Trek Masters tournaments of the year (Organized Play Guide 4.2, section 11.2.2). Ties are settled by first places, then by the best single result; after that the rank is shared. They give no byes.',
      ),
      rows: await this.points.listMasters(year, numbers.past),
      winners: await this.points.listMastersWinners(current),
      others: years.map((each) => ({ name: String(each), href: `/masters/${each}`, isShown: each === year })),
      json: `/api/v1/masters/${year}`,
      place: 'masters',
    });
  }

  @Get('champions-league/:year')
  async showChampionsLeague(@Param('year') text: string, @Query() query: Record<string, unknown>): Promise<VNode> {
    const year = readYear(text);
    const numbers = await this.moments.read(query);
    const named = readEntrants(query['entrant']);
    const entrants = named.length === 0 ? 'everybody' : named;
    const { asOf, moment } = numbers;
    const shown = await this.champions.show({ year, until: null, entrants, asOf, knownBy: moment.knownBy });
    return championsLeaguePage({ ...shown, entrants: named, numbers });
  }
}

/** @throws Problem 404 for what is no year */
function readYear(text: string): number {
  if (/^[12]\d{3}$/.test(text)) return Number(text);
  throw notFound(say`${JSON.stringify(text)} is no calendar year.`, say`Choose a year such as 2014.`);
}

/** An address may have the field once, several times or not at all. */
const readEntrants = (value: unknown): string[] =>
  [value].flat().filter((each): each is string => typeof each === 'string' && each !== '');

const linksOf = (seasons: readonly string[], shown: string | null) => [
  ...seasons.map((season) => ({ name: season, href: `/league-points/${season}`, isShown: season === shown })),
  { name: t('Lifetime'), href: '/league-points', isShown: shown === null },
];
