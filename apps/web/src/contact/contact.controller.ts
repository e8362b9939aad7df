import { Get, Query, Req } from '@nestjs/common';
import { CurrentActor, May, type Actor } from '@quadrant/http';
import { INQUIRY_TOPICS, type InquiryTopic } from '@quadrant/rules/notices';
import { CONTINENTS } from '@quadrant/rules/permissions';
import { InquiryView } from '@quadrant/views';
import { Viewers } from '../frame/viewers.service.js';
import { PageController } from '../serving/page-controller.decorator.js';
import { contactPage } from './contact.page.js';
import { ownMessagesPage } from './own-messages.page.js';
import type { FastifyRequest } from 'fastify';
import type { VNode } from 'preact';

/** Shows visitors how to reach the people of organized play. */
@PageController()
export class ContactController {
  constructor(
    private readonly inquiries: InquiryView,
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
}
