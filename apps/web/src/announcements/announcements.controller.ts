import { say } from '@quadrant/rules/message';
import { Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import { Authority, Clock, CurrentActor, May, notFound, todayOf, type Actor } from '@quadrant/http';
import {
  GAME_TITLES,
  instantIn,
  isCountry,
  isRegion,
  nameHiddenPlayers,
  type GameTitle,
} from '@quadrant/rules/tournament';
import { originOf, PUBLIC_URL } from '@quadrant/settings';
import { AnnouncementView, subjectOfAnnouncement } from '@quadrant/views';
import { hiddenNames } from '../components/player-link.js';
import { t } from '../languages/t.js';
import { announcementPage } from './announcement.page.js';
import type { CalendarChoices, CalendarFilters } from './calendar-head.js';
import { calendarMonthPage } from './calendar-month.page.js';
import { calendarPage } from './calendar.page.js';
import { deckListsPage } from './deck-lists.page.js';
import { deskAnnouncementsPage } from './desk-announcements.page.js';
import { editAnnouncementPage } from './edit-announcement.page.js';
import { isMonth, weeksOf } from './month.js';
import { newAnnouncementPage } from './new-announcement.page.js';
import { entryOfAnnouncement } from './feed-entry.js';
import { FEED_TYPES, writeFeed } from '../feeds/writing/write-feed.js';
import { calendarFile } from './calendar-file.js';
import { addressOf } from '../query/address.js';
import { FieldReader } from '../query/field-reader.js';
import { PageController } from '../serving/page-controller.decorator.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { VNode } from 'preact';

const ROWS = 50;

/** A file, a feed or a month has at most this many tournaments. */
const ALL = { limit: 500 } as const;

/** Shows the calendar and announced tournaments, and the forms that announce and change them. */
@PageController()
export class AnnouncementPagesController {
  constructor(
    private readonly announcements: AnnouncementView,
    private readonly authority: Authority,
    private readonly clock: Clock,
    @Inject(PUBLIC_URL) private readonly publicUrl: string | null,
  ) {}

  @Get('calendar')
  async calendar(@Query() query: Record<string, unknown>): Promise<VNode> {
    const choices = await this.readChoices(query);
    const { filters } = choices;
    const { cursor } = query;
    const listing = addressOf('calendar', filters);
    return calendarPage({
      ...choices,
      ...(await this.announcements.list(filters, { limit: ROWS, cursor, listing })),
      isFirstPage: typeof cursor !== 'string',
      month: todayOf(this.clock).slice(0, 7),
    });
  }

  @Get('calendar/:month')
  async calendarMonth(@Param('month') month: string, @Query() query: Record<string, unknown>): Promise<VNode> {
    if (!isMonth(month)) {
      throw notFound(say`${JSON.stringify(month)} is no month.`, say`Months are written as /calendar/2026-12.`);
    }
    const choices = await this.readChoices(query);
    const days = weeksOf(month)
      .flat()
      .filter((day) => day !== null);
    const wanted = { ...choices.filters, from: days[0]!, to: days.at(-1)! };
    const { rows, next } = await this.announcements.list(wanted, ALL);
    return calendarMonthPage({ ...choices, month, today: todayOf(this.clock), rows, isCut: next !== null });
  }

  @Get('calendar.ics')
  async calendarFile(
    @Query() query: Record<string, unknown>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const filters = readCalendarFilters(new FieldReader(query));
    const { rows } = await this.announcements.list(filters, ALL);
    sendCalendar(reply, calendarFile(rows, nameOf(filters), this.originFor(request)));
  }

  /** Lists what was announced or changed for a region, for feed readers. */
  @Get('calendar.atom')
  async feed(
    @Query() query: Record<string, unknown>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const filters = readCalendarFilters(new FieldReader(query));
    const { rows } = await this.announcements.list(filters, ALL);
    const self = addressOf('/calendar.atom', filters);
    const facts = {
      title: nameOf(filters),
      self,
      page: addressOf('/calendar', filters),
      entries: rows.map(entryOfAnnouncement),
    };
    void reply.type(FEED_TYPES.atom).send(writeFeed(facts, 'atom', this.originFor(request)));
  }

  @Get('tournaments/new')
  @May('announcement.make')
  async make(): Promise<VNode> {
    return newAnnouncementPage(await this.announcements.listRegions());
  }

  /** Shows announced tournaments whose directors can be approved, and those whose results are due. */
  @Get('desk/announcements')
  @May('director.approve')
  async listToCoordinator(@CurrentActor() actor: Actor): Promise<VNode> {
    return deskAnnouncementsPage(await this.announcements.showToCoordinator(actor));
  }

  @Get('announcements/:id')
  async show(@Param('id') id: string): Promise<VNode> {
    return announcementPage(required(await this.announcements.show(id), id));
  }

  @Get('announcements/:id/calendar.ics')
  async file(@Param('id') id: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const announcement = required(await this.announcements.find(id), id);
    sendCalendar(reply, calendarFile([announcement], announcement.announced.name, this.originFor(request)));
  }

  @Get('announcements/:id/deck-lists')
  @May('announcement.register')
  async deckLists(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<VNode> {
    const found = required(await this.announcements.showDecks(id, actor), id);
    const now = instantIn(found.announcement.announced.zone, this.clock.now().getTime());
    return deckListsPage({ ...found, handle: actor.handle, now });
  }

  @Get('announcements/:id/edit')
  @May('announcement.change')
  async edit(@Param('id') id: string, @CurrentActor() actor: Actor, @Req() request: FastifyRequest): Promise<VNode> {
    const announcement = required(await this.announcements.find(id), id);
    await this.authority.require(actor, 'announcement.change', subjectOfAnnouncement(announcement), request);
    return editAnnouncementPage(announcement, await this.announcements.listRegions());
  }

  private async readChoices(query: Record<string, unknown>): Promise<CalendarChoices> {
    const fields = new FieldReader(query);
    const filters = readCalendarFilters(fields);
    return { filters, complaints: fields.complaints, ...(await this.announcements.listChoices()) };
  }

  /** Without a trustworthy address of the site, links are paths. */
  private originFor(request: FastifyRequest): string {
    return originOf(request, this.publicUrl) ?? '';
  }
}

/** @throws Problem 404 for an id that no announcement has */
function required<T>(found: T | null, id: string): T {
  if (found !== null) return found;
  throw notFound(
    say`There is no announcement with the id ${JSON.stringify(id)}.`,
    say`Announced tournaments are on /calendar.`,
  );
}

const readCalendarFilters = (fields: FieldReader): CalendarFilters => ({
  game: fields.read(
    'game',
    (text) => GAME_TITLES.some((game) => game === text),
    t('one of {choices}', { choices: GAME_TITLES.join(', ') }),
  ) as GameTitle | null,
  country: fields.read('country', isCountry, t('a country as two letters, such as DE'))?.toUpperCase() ?? null,
  region: fields.read('region', isRegion, t('a name of at most 64 visible characters')),
});

const nameOf = ({ game, country, region }: CalendarFilters): string =>
  [t('Announced tournaments'), game, country, region].filter((each) => each !== null).join(', ');

function sendCalendar(reply: FastifyReply, text: string): void {
  void reply.type('text/calendar; charset=utf-8').send(nameHiddenPlayers(text, 'announcements', hiddenNames()));
}
