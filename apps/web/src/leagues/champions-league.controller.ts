import { Get, Param, Query } from '@nestjs/common';
import { ChampionsLeagueReadModel } from '@quadrant/store/reading';
import { PageMoments } from '../query/moments.service.js';
import { championsLeaguePage } from './champions-league.page.js';
import { PageController } from '../serving/page-controller.decorator.js';
import { readYear } from './read-year.js';
import type { VNode } from 'preact';

/** Shows who may enter the Champions League, and the bracket of those who do. */
@PageController('champions-league')
export class ChampionsLeagueController {
  constructor(
    private readonly champions: ChampionsLeagueReadModel,
    private readonly moments: PageMoments,
  ) {}

  @Get(':year')
  async show(@Param('year') text: string, @Query() query: Record<string, unknown>): Promise<VNode> {
    const year = readYear(text);
    const numbers = await this.moments.read(query);
    const view = await this.champions.find(year, numbers.day, null, numbers.past);
    const entrants = readEntrants(query['entrant']);
    const bracket = await this.champions.pair(year, view.until, entrants.length === 0 ? null : entrants, numbers.past);
    return championsLeaguePage({ view, entrants, bracket, numbers });
  }
}

/** An address may have the field once, several times or not at all. */
const readEntrants = (value: unknown): string[] =>
  [value].flat().filter((each): each is string => typeof each === 'string' && each !== '');
