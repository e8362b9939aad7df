import { Get, Param, Query } from '@nestjs/common';
import { notFound } from '@quadrant/http';
import { say } from '@quadrant/rules/message';
import { foldHandle } from '@quadrant/rules/tournament';
import { AnnouncementView, TournamentView } from '@quadrant/views';
import { PageController } from '../serving/page-controller.decorator.js';
import { directorPage } from './director.page.js';
import type { VNode } from 'preact';

const ROWS = 50;
const MOST_ANNOUNCED = 20;

/** Shows what each director directs and has directed. */
@PageController('directors')
export class DirectorsController {
  constructor(
    private readonly tournaments: TournamentView,
    private readonly announcements: AnnouncementView,
  ) {}

  @Get(':handle')
  async director(@Param('handle') handle: string, @Query('cursor') cursor: unknown): Promise<VNode> {
    const key = foldHandle(handle);
    const found = await this.tournaments.listDirectedBy(key, { limit: ROWS, cursor });
    const announced = await this.announcements.listDirectedBy(key, MOST_ANNOUNCED);
    const isFirstPage = typeof cursor !== 'string';
    if (isFirstPage && found.rows.length + announced.length === 0)
      throw notFound(
        say`No tournament names ${JSON.stringify(handle)} as a director.`,
        say`Check the spelling; the page of a tournament links its directors.`,
      );
    const isPlayer = (await this.tournaments.findPlayersAmong([handle])).has(handle);
    return directorPage({ handle, isPlayer, announced, ...found, isFirstPage });
  }
}
