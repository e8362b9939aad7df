import { Body, Controller, Get, Header, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Clock, CurrentActor, Operation, PageQuery, type Actor } from '@quadrant/http';
import { NoticeRepository } from '@quadrant/store/notices';
import { NoticeView } from '@quadrant/views';
import { validate as isUuid } from 'uuid';
import { LinksNextPages } from '../paging/next-page.js';
import { problemOfLink } from './address-refusal.js';
import {
  NoticeChoicesDto,
  NoticePageDto,
  NoticesReadDto,
  ReadNoticesDto,
  UnsubscribedDto,
  UnsubscriptionDto,
} from './notice.dto.js';

// @row 269
@ApiTags('notices')
@Controller('api/v1')
@LinksNextPages()
export class NoticesController {
  constructor(
    private readonly notices: NoticeRepository,
    private readonly view: NoticeView,
    private readonly clock: Clock,
  ) {}

  @Get('notices')
  @Operation('listNotices', { summary: 'Your notices', may: 'notice.read', answers: NoticePageDto })
  @Header('cache-control', 'no-store')
  async list(@CurrentActor() actor: Actor, @Query() { limit, cursor }: PageQuery): Promise<NoticePageDto> {
    const { rows, next } = await this.view.list(actor, { limit, cursor });
    const told = rows.map((row) => ({ ...row, sentence: String(row.sentence) }));
    return { unread: await this.view.countUnread(actor), rows: told, next };
  }

  @Post('notices/reading')
  @Operation('readNotices', {
    summary: 'Marks your notices as read, up to one of them',
    may: 'notice.change',
    answers: ReadNoticesDto,
  })
  async markRead(@Body() { upTo }: NoticesReadDto, @CurrentActor() { accountId }: Actor): Promise<ReadNoticesDto> {
    return { read: await this.notices.markRead(accountId, upTo, this.clock.now()) };
  }

  @Get('notice-choices')
  @Operation('listNoticeChoices', {
    summary: 'Which notices you get, and how',
    may: 'notice.read',
    answers: NoticeChoicesDto,
  })
  @Header('cache-control', 'no-store')
  async listChoices(@CurrentActor() actor: Actor): Promise<NoticeChoicesDto> {
    return { rows: await this.view.listChoices(actor) };
  }

  @Put('notice-choices')
  @Operation('chooseNotices', {
    summary: 'Chooses which notices you get, and how',
    may: 'notice.change',
    answers: NoticeChoicesDto,
  })
  async choose(@Body() { rows }: NoticeChoicesDto, @CurrentActor() actor: Actor): Promise<NoticeChoicesDto> {
    // A statement changes a row once, so the last of several words about a kind counts.
    await this.notices.choose(actor.accountId, [...new Map(rows.map((row) => [row.kind, row])).values()]);
    return this.listChoices(actor);
  }

  @Post('unsubscriptions')
  @Operation('unsubscribe', {
    summary: 'Ends mails of a kind by the link of a mail, without a sign-in',
    about: 'The link can only switch mails off. They are switched on again at /me/notices/choices.',
    answers: UnsubscribedDto,
    problems: [422],
  })
  @Header('cache-control', 'no-store')
  async unsubscribe(@Body() { key, kind }: UnsubscriptionDto): Promise<UnsubscribedDto> {
    const ended = isUuid(key) ? await this.notices.unsubscribe(key, kind) : null;
    if (ended === null) throw problemOfLink({ kind: 'unsubscribe-link-unknown' });
    return ended;
  }
}
