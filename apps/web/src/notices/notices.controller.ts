import { say } from '@quadrant/rules/message';
import { isNoticeKind } from '@quadrant/rules/notices';
import { Get, Header, Inject, Param, Post, Query, Req, Res } from '@nestjs/common';
import { CurrentActor, May, notFound, PageForm, type Actor, type SentForm } from '@quadrant/http';
import { MAIL_SETTINGS, type MailSettings } from '@quadrant/settings';
import { NoticeView } from '@quadrant/views';
import { ApiCalls, problemOf } from '../forms/api-calls.service.js';
import { addressOf } from '../query/address.js';
import { PageController } from '../serving/page-controller.decorator.js';
import { choicesPage } from './choices.page.js';
import { confirmAddressPage, lostPasswordPage, unsubscribePage } from './mail-links.page.js';
import { noticesPage } from './notices.page.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { VNode } from 'preact';

/** A page lists this many. */
const ROWS = 50;

/** Shows people what they were told, and what the links of mails lead to. */
@PageController()
export class NoticePagesController {
  constructor(
    private readonly notices: NoticeView,
    private readonly api: ApiCalls,
    @Inject(MAIL_SETTINGS) private readonly settings: MailSettings | null,
  ) {}

  @Get('me/notices')
  @May('notice.read')
  async list(@Query('cursor') cursor: unknown, @CurrentActor() actor: Actor): Promise<VNode> {
    const { rows, next } = await this.notices.list(actor, { limit: ROWS, cursor });
    const older = next && addressOf('/me/notices', {}, { cursor: next });
    return noticesPage({ rows, unread: await this.notices.countUnread(actor), older });
  }

  @Get('me/notices/choices')
  @May('notice.read')
  async choose(@CurrentActor() actor: Actor): Promise<VNode> {
    const { address } = await this.notices.findAddress(actor);
    return choicesPage({ choices: await this.notices.listChoices(actor), address });
  }

  @Get('confirm-address')
  @Header('referrer-policy', 'no-referrer')
  confirmAddress(): VNode {
    return confirmAddressPage();
  }

  @Get('lost-password')
  lostPassword(): VNode {
    return lostPasswordPage({ sendsMails: this.settings !== null });
  }

  @Get('unsubscribe/:key/:kind')
  @Header('referrer-policy', 'no-referrer')
  @Header('cache-control', 'no-store')
  async unsubscribe(@Param('key') key: string, @Param('kind') kind: string): Promise<VNode> {
    const found = await this.notices.findUnsubscribed(key);
    if (found === null || (kind !== 'all' && !isNoticeKind(kind)))
      throw notFound(
        say`The link leads to no account: its address was changed or removed since, and gets no mails any more.`,
        say`Sign in to choose your notices.`,
      );
    return unsubscribePage({ key, kind, ...found });
  }

  /** Programs for mails send this when their reader unsubscribes (RFC 8058). They bring no cookies and follow no redirect. */
  @Post('unsubscribe/:key/:kind')
  async unsubscribeAtOnce(
    @Param('key') key: string,
    @Param('kind') kind: string,
    @PageForm() _form: SentForm,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VNode> {
    const path = '/api/v1/unsubscriptions';
    const answer = await this.api.ask<{ handle: string }>(request, { method: 'POST', path, body: { key, kind } });
    if (answer.kind === 'refused') throw problemOf(answer.problem);
    void reply.status(200);
    return this.unsubscribe(key, kind);
  }
}
