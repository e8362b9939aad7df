import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import {
  ApiIfMatch,
  ApiProblems,
  Authority,
  Clock,
  Counted,
  CurrentActor,
  decodeCursor,
  encodeCursor,
  IfMatch,
  May,
  todayOf,
  type Actor,
} from '@quadrant/http';
import { placeOf } from '@quadrant/rules/permissions';
import { regionSlug } from '@quadrant/rules/tournament';
import {
  AnnouncementPlayerRepository,
  AnnouncementRepository,
  isAnnouncementPosition,
  type Announcement,
  type AnnouncementFilters,
  type AnnouncementRefusal,
  type StoredAnnouncement,
} from '@quadrant/store/intake';
import { announcedFactsOf, postponedTo, requireFaultless } from './announced-facts.js';
import { problemOfAnnouncement } from './announcement-refusal.js';
import {
  AnnouncementDetailDto,
  AnnouncementPageDto,
  AnnouncementQuery,
  announcementOf,
  CancellationDto,
  ChangedAnnouncementDto,
  NewAnnouncementDto,
  PostponementDto,
  StoredAnnouncementDto,
  storedOf,
} from './announcement.dto.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { validate as isUuid } from 'uuid';

const ID = { name: 'id', format: 'uuid', description: 'Id of the announcement' } as const;

const ANY: AnnouncementFilters = {
  from: null,
  to: null,
  game: null,
  country: null,
  region: null,
  state: null,
  of: null,
};

// @row 7, 9, 151, 152
@ApiTags('announcements')
@ApiProblems(503)
@Controller('api/v1/announcements')
export class AnnouncementsController {
  constructor(
    private readonly announcements: AnnouncementRepository,
    private readonly players: AnnouncementPlayerRepository,
    private readonly authority: Authority,
    private readonly clock: Clock,
  ) {}

  @Post()
  @May('announcement.make')
  @Counted('announcements')
  @ApiOperation({
    operationId: 'announceTournament',
    summary: 'Announces a tournament, which registers it',
    description:
      'For every member (Organized Play Guide 4.2, section 3). To be sanctioned it has to be announced at least six days before ' +
      'it begins, counted from when the announcement is stored. Findings say what else would keep it from being sanctioned.',
  })
  @ApiCreatedResponse({ type: StoredAnnouncementDto })
  @ApiProblems(400, 409, 413, 415, 422)
  async announce(
    @Body() body: NewAnnouncementDto,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StoredAnnouncementDto> {
    const announced = announcedFactsOf(body, actor.handle);
    const author = this.authorOf(actor, requestId);
    requireFaultless(announced, null, author.at);
    const stored = requireStored(await this.announcements.announce(announced, author));
    void reply.header('location', stored.link);
    return stored;
  }

  @Get()
  @ApiOperation({
    operationId: 'listAnnouncements',
    summary: 'Announced tournaments in the order in which they begin, from today on',
  })
  @ApiOkResponse({ type: AnnouncementPageDto })
  @ApiProblems(400)
  list(@Query() { limit, cursor, ...wanted }: AnnouncementQuery): Promise<AnnouncementPageDto> {
    const { from = todayOf(this.clock), to = null, game = null, country = null, region, state = null } = wanted;
    const filters = {
      from,
      to,
      game,
      country,
      region: region === undefined ? null : regionSlug(region),
      state,
      of: null,
    };
    return this.page(filters, limit, cursor);
  }

  @Get('mine')
  @May('announcement.make')
  @ApiOperation({
    operationId: 'listOwnAnnouncements',
    summary: 'Tournaments that you have announced or agreed to direct, in the order in which they begin',
  })
  @ApiOkResponse({ type: AnnouncementPageDto })
  @ApiProblems(400)
  listOwn(
    @Query() { limit, cursor, ...wanted }: AnnouncementQuery,
    @CurrentActor() { accountId, handleKey }: Actor,
  ): Promise<AnnouncementPageDto> {
    const { from = null, to = null, game = null, country = null, region, state = null } = wanted;
    const filters = { from, to, game, country, region: region === undefined ? null : regionSlug(region), state };
    return this.page({ ...ANY, ...filters, of: { accountId, handleKey } }, limit, cursor);
  }

  @Get(':id')
  @ApiOperation({ operationId: 'readAnnouncement', summary: 'An announced tournament, with every version of it' })
  @ApiParam(ID)
  @ApiOkResponse({ type: AnnouncementDetailDto })
  @ApiProblems(404)
  async read(@Param('id') id: string): Promise<AnnouncementDetailDto> {
    const announcement = await this.find(id);
    return {
      ...announcementOf(announcement),
      revisions: await this.announcements.listRevisions(announcement.id),
      registration: await this.players.list(announcement.id),
    };
  }

  @Put(':id')
  @May('announcement.change')
  @ApiOperation({
    operationId: 'changeAnnouncement',
    summary: 'Changes an announcement: send all of it again',
    description:
      'For the account that announced it, its directors and the coordinators of the place. Date and time change until a week before the start ' +
      '(Organized Play Guide 4.2, appendix A); the number of rounds with everybody’s approval, after the start also in an ' +
      'emergency (section 6). Every version stays readable.',
  })
  @ApiParam(ID)
  @ApiIfMatch('announcement')
  @ApiOkResponse({ type: StoredAnnouncementDto })
  @ApiProblems(400, 404, 409, 412, 413, 415, 422)
  async change(
    @Param('id') id: string,
    @Body() body: ChangedAnnouncementDto,
    @IfMatch() versions: number[] | null,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<StoredAnnouncementDto> {
    const before = await this.open(id, actor, request);
    const changed = announcedFactsOf(body, before.announced.director);
    const author = this.authorOf(actor, request.id);
    requireFaultless(changed, before.announced, author.at);
    const { roundsApproval: approval = null, reason = null } = body;
    return requireStored(
      await this.announcements.change(
        before.id,
        changed,
        { approval, reason: reason?.trim() ?? null, versions },
        author,
      ),
    );
  }

  @Post(':id/cancellation')
  @May('announcement.change')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'cancelAnnouncement',
    summary: 'Cancels an announced tournament, with a reason that players read',
  })
  @ApiParam(ID)
  @ApiIfMatch('announcement')
  @ApiOkResponse({ type: StoredAnnouncementDto })
  @ApiProblems(400, 404, 409, 412, 413, 415)
  async cancel(
    @Param('id') id: string,
    @Body() { reason }: CancellationDto,
    @IfMatch() versions: number[] | null,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<StoredAnnouncementDto> {
    const before = await this.open(id, actor, request);
    const author = this.authorOf(actor, request.id);
    return requireStored(await this.announcements.cancel(before.id, reason.trim(), versions, author));
  }

  @Post(':id/postponement')
  @May('announcement.change')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'postponeAnnouncement',
    summary: 'Moves an announced tournament to a later date, with a reason that players read',
    description:
      'Also within the week in which date and time are fixed, until the start; the new date is a week ahead.',
  })
  @ApiParam(ID)
  @ApiIfMatch('announcement')
  @ApiOkResponse({ type: StoredAnnouncementDto })
  @ApiProblems(400, 404, 409, 412, 413, 415)
  async postpone(
    @Param('id') id: string,
    @Body() body: PostponementDto,
    @IfMatch() versions: number[] | null,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<StoredAnnouncementDto> {
    const before = await this.open(id, actor, request);
    const to = postponedTo(body, before.announced.zone);
    const author = this.authorOf(actor, request.id);
    requireFaultless({ ...before.announced, ...to }, null, author.at);
    return requireStored(await this.announcements.postpone(before.id, to, body.reason.trim(), versions, author));
  }

  private async page(
    filters: AnnouncementFilters,
    limit: number,
    cursor: string | undefined,
  ): Promise<AnnouncementPageDto> {
    // A position is valid for the same filters only.
    const listing = `announcements ${JSON.stringify(filters)}`;
    const after = cursor === undefined ? null : decodeCursor(listing, cursor, isAnnouncementPosition);
    const found = await this.announcements.list(filters, limit + 1, after);
    const rows = found.slice(0, limit);
    const last = found.length > limit ? rows.at(-1) : undefined;
    const next =
      last && encodeCursor(listing, { startsAt: new Date(last.announced.startsAt).toISOString(), id: last.id });
    return { rows: rows.map(announcementOf), next: next ?? null };
  }

  /** @throws Problem 404 for one that is not there, 403 for one that they may not change */
  private async open(id: string, actor: Actor, request: FastifyRequest): Promise<Announcement> {
    const announcement = await this.find(id);
    const { directorKeys, accountId, announced } = announcement;
    const subject = { directorKeys, ownerIds: [accountId], place: placeOf(announced.country, announced.region) };
    await this.authority.require(actor, 'announcement.change', subject, request);
    return announcement;
  }

  private async find(id: string): Promise<Announcement> {
    const announcement = isUuid(id) ? await this.announcements.find(id.toLowerCase()) : null;
    if (announcement === null) throw problemOfAnnouncement({ kind: 'announcement-not-found' });
    return announcement;
  }

  private authorOf = ({ handle, accountId }: Actor, requestId: string) => ({
    handle,
    accountId,
    at: this.clock.now(),
    requestId,
  });
}

function requireStored(answer: StoredAnnouncement | AnnouncementRefusal): StoredAnnouncementDto {
  if (answer.kind !== 'stored') throw problemOfAnnouncement(answer);
  return storedOf(answer);
}
