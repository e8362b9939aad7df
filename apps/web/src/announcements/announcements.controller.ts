import { say } from '@quadrant/rules/message';
import { Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import {
  Authority,
  CurrentActor,
  decodeCursor,
  encodeCursor,
  May,
  notFound,
  todayOf,
  Clock,
  type Actor,
} from '@quadrant/http';
import { instantIn, isEarlyEnough } from '@quadrant/rules/announcing';
import { hiddenNames } from '../components/player-link.js';
import { placeOf } from '@quadrant/rules/permissions';
import {
  GAME_TITLES,
  isCountry,
  isRegion,
  localDateOf,
  regionSlug,
  type GameTitle,
  type Kind,
  nameHiddenPlayers,
} from '@quadrant/rules/tournament';
import {
  AnnouncementPlayerRepository,
  AnnouncementRepository,
  isAnnouncementPosition,
  RegionRepository,
  type Announcement,
  type AnnouncementFilters,
} from '@quadrant/store/intake';
import { LiveRepository } from '@quadrant/store/live';
import { ALLOTTED_KINDS } from '@quadrant/rules/championships';
import { ApplicationRepository } from '@quadrant/store/applications';
import { originOf, PUBLIC_URL } from '@quadrant/settings';
import { t } from '../languages/t.js';
import { announcementPage } from './announcement.page.js';
import type { CalendarChoices, CalendarFilters } from './calendar-head.js';
import { calendarMonthPage } from './calendar-month.page.js';
import { calendarPage } from './calendar.page.js';
import { editAnnouncementPage } from './edit-announcement.page.js';
import { isMonth, weeksOf } from './month.js';
import { newAnnouncementPage } from './new-announcement.page.js';
import type { Choice } from '../components/choice-field.js';
import { announcementFeed } from './feed.js';
import { calendarFile } from './calendar-file.js';
import { addressOf } from '../query/address.js';
import { FieldReader } from '../query/field-reader.js';
import { PageController } from '../serving/page-controller.decorator.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { VNode } from 'preact';
import { validate as isUuid } from 'uuid';

const ROWS = 50;

/** A file, a feed or a month has at most this many tournaments. */
const MOST_ROWS = 500;

const NO_SUCH = say`Announced tournaments are on /calendar.`;

/** Shows the calendar and announced tournaments, and the forms that announce and change them. */
@PageController()
export class AnnouncementPagesController {
  constructor(
    private readonly announcements: AnnouncementRepository,
    private readonly players: AnnouncementPlayerRepository,
    private readonly live: LiveRepository,
    private readonly regions: RegionRepository,
    private readonly applications: ApplicationRepository,
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
    const after = typeof cursor === 'string' ? decodeCursor(listing, cursor, isAnnouncementPosition) : null;
    const found = await this.announcements.list(this.wanted(filters), ROWS + 1, after);
    const last = found.length > ROWS ? found[ROWS - 1] : undefined;
    const next =
      last && encodeCursor(listing, { startsAt: new Date(last.announced.startsAt).toISOString(), id: last.id });
    return calendarPage({
      ...choices,
      rows: found.slice(0, ROWS),
      isFirstPage: after === null,
      next: next ?? null,
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
    const wanted = { ...this.wanted(choices.filters), from: days[0]!, to: days.at(-1)! };
    const found = await this.announcements.list(wanted, MOST_ROWS + 1, null);
    return calendarMonthPage({
      ...choices,
      month,
      today: todayOf(this.clock),
      rows: found.slice(0, MOST_ROWS),
      isCut: found.length > MOST_ROWS,
    });
  }

  @Get('calendar.ics')
  async calendarFile(
    @Query() query: Record<string, unknown>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const filters = readCalendarFilters(new FieldReader(query));
    const rows = await this.announcements.list(this.wanted(filters), MOST_ROWS, null);
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
    const rows = await this.announcements.list(this.wanted(filters), MOST_ROWS, null);
    const self = addressOf('/calendar.atom', filters);
    void reply
      .type('application/atom+xml; charset=utf-8')
      .send(
        nameHiddenPlayers(
          announcementFeed(rows, nameOf(filters), self, this.originFor(request)),
          'announcements',
          hiddenNames(),
        ),
      );
  }

  @Get('tournaments/new')
  @May('announcement.make')
  async make(): Promise<VNode> {
    return newAnnouncementPage(await this.listRegions());
  }

  @Get('announcements/:id')
  async show(@Param('id') id: string): Promise<VNode> {
    const announcement = await this.find(id);
    const { announced, announcedAt } = announcement;
    return announcementPage({
      announcement,
      revisions: await this.announcements.listRevisions(announcement.id),
      registered: await this.players.list(announcement.id),
      isToCome: Date.parse(announced.startsAt) > this.clock.now().getTime(),
      live: (await this.live.findByAnnouncement(announcement.id))?.id ?? null,
      today: localDateOf(instantIn(announced.zone, this.clock.now().getTime())),
      application: isAllotted(announced.kind) ? await this.applications.findStateFor(announcement.id) : null,
      regionName: await this.nameRegion(announced.region),
      isEarlyEnough: isEarlyEnough(announced, instantIn(announced.zone, announcedAt.getTime())),
    });
  }

  @Get('announcements/:id/calendar.ics')
  async file(@Param('id') id: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const announcement = await this.find(id);
    sendCalendar(reply, calendarFile([announcement], announcement.announced.name, this.originFor(request)));
  }

  @Get('announcements/:id/edit')
  @May('announcement.change')
  async edit(@Param('id') id: string, @CurrentActor() actor: Actor, @Req() request: FastifyRequest): Promise<VNode> {
    const announcement = await this.find(id);
    const { directorKeys, accountId, announced } = announcement;
    const subject = { directorKeys, ownerIds: [accountId], place: placeOf(announced.country, announced.region) };
    await this.authority.require(actor, 'announcement.change', subject, request);
    return editAnnouncementPage(announcement, await this.listRegions());
  }

  private async readChoices(query: Record<string, unknown>): Promise<CalendarChoices> {
    const fields = new FieldReader(query);
    return {
      filters: readCalendarFilters(fields),
      complaints: fields.complaints,
      countries: await this.announcements.listCountries(todayOf(this.clock)),
      regions: await this.listRegions(),
    };
  }

  private wanted({ game, country, region }: CalendarFilters): AnnouncementFilters {
    return {
      from: todayOf(this.clock),
      to: null,
      game: game as GameTitle | null,
      country,
      region: region === null ? null : regionSlug(region),
      state: null,
      of: null,
    };
  }

  private async listRegions(): Promise<Choice[]> {
    return (await this.regions.list()).map(({ slug, name }) => ({ value: slug, name }));
  }

  /** A region without a description keeps its announced name. */
  private async nameRegion(slug: string | null): Promise<string | null> {
    return (await this.regions.list()).find((region) => region.slug === slug)?.name ?? slug;
  }

  private async find(id: string): Promise<Announcement> {
    const announcement = isUuid(id) ? await this.announcements.find(id.toLowerCase()) : null;
    if (announcement !== null) return announcement;
    throw notFound(say`There is no announcement with the id ${JSON.stringify(id)}.`, NO_SUCH);
  }

  /** Without a trustworthy address of the site, links are paths. */
  private originFor(request: FastifyRequest): string {
    return originOf(request, this.publicUrl) ?? '';
  }
}

const isAllotted = (kind: Kind): boolean => ALLOTTED_KINDS.some((each) => each === kind);

const readCalendarFilters = (fields: FieldReader): CalendarFilters => ({
  game: fields.read(
    'game',
    (text) => GAME_TITLES.some((game) => game === text),
    t('one of {choices}', { choices: GAME_TITLES.join(', ') }),
  ),
  country: fields.read('country', isCountry, t('a country as two letters, such as DE'))?.toUpperCase() ?? null,
  region: fields.read('region', isRegion, t('a name of at most 64 visible characters')),
});

const nameOf = ({ game, country, region }: CalendarFilters): string =>
  [t('Announced tournaments'), game, country, region].filter((each) => each !== null).join(', ');

function sendCalendar(reply: FastifyReply, text: string): void {
  void reply.type('text/calendar; charset=utf-8').send(nameHiddenPlayers(text, 'announcements', hiddenNames()));
}
