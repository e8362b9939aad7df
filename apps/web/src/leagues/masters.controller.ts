import { Get, Param, Query } from '@nestjs/common';
import { PointsReadModel } from '@quadrant/store/reading';
import { t } from '../languages/t.js';
import { PageMoments } from '../query/moments.service.js';
import { pointsPage } from './points.page.js';
import { KeptPage } from '../serving/kept-page.decorator.js';
import { PageController } from '../serving/page-controller.decorator.js';
import { readYear } from './read-year.js';
import type { VNode } from 'preact';

@PageController('masters')
export class MastersController {
  constructor(
    private readonly points: PointsReadModel,
    private readonly moments: PageMoments,
  ) {}

  @Get(':year')
  @KeptPage()
  async show(@Param('year') text: string, @Query() query: Record<string, unknown>): Promise<VNode> {
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
}
