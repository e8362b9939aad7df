import { Get, Param, Query, Req } from '@nestjs/common';
import { CurrentActor, May, notFound, type Actor } from '@quadrant/http';
import { say } from '@quadrant/rules/message';
import { INQUIRY_TOPICS, type InquiryTopic } from '@quadrant/rules/notices';
import { CONTINENTS } from '@quadrant/rules/permissions';
import { foldHandle } from '@quadrant/rules/tournament';
import { AnnouncementView, InquiryView, TournamentView } from '@quadrant/views';
import { Viewers } from '../frame/viewers.service.js';
import { PageController } from '../serving/page-controller.decorator.js';
import { contactPage } from './contact.page.js';
import { directorPage } from './director.page.js';
import { ownMessagesPage } from './own-messages.page.js';
import type { FastifyRequest } from 'fastify';
import type { VNode } from 'preact';

const ROWS = 50;
const MOST_ANNOUNCED = 20;

/** Shows visitors how to reach the people of organized play, and what each director has directed. */
@PageController()
export class ContactController {
  constructor(
    private readonly inquiries: InquiryView,
    private readonly tournaments: TournamentView,
    private readonly announcements: AnnouncementView,
    private readonly viewers: Viewers,
  ) {}

  @Get('contact')
  async contact(
    @Query('to') to: unknown,
    @Query('topic') topic: unknown,
    @Req() request: FastifyRequest,
  ): Promise<VNode> {
    const regions = await this.inquiries.listAddressees();
    const known: readonly string[] = [...CONTINENTS, ...regions.map(({ slug }) => slug)];
    return contactPage({
      regions,
      to: typeof to === 'string' && known.includes(to) ? to : null,
      topic: INQUIRY_TOPICS.find((each): each is InquiryTopic => each === topic) ?? 'question',
      isSignedIn: (await this.viewers.find(request)) !== null,
    });
  }

  @Get('me/messages')
  @May('inquiry.make')
  async ownMessages(@CurrentActor() actor: Actor): Promise<VNode> {
    return ownMessagesPage(await this.inquiries.listOwn(actor));
  }

  @Get('directors/:handle')
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
