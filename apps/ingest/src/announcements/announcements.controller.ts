import { Body, Controller, Get, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  Authority,
  Clock,
  CurrentActor,
  decodeCursor,
  encodeCursor,
  Id,
  IfMatch,
  Operation,
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
@Controller('api/v1/announcements')
export class AnnouncementsController {
  constructor(
    private readonly announcements: AnnouncementRepository,
    private readonly players: AnnouncementPlayerRepository,
    private readonly authority: Authority,
    private readonly clock: Clock,
  ) {}

  @Post()
  @Operation('announceTournament', {
    summary: 'Announces a tournament, which registers it',
    about:
      'For every member (Organized Play Guide 4.2, section 3). To be sanctioned it has to be announced at least six days before ' +
      'it begins, counted from when the announcement is stored. Findings say what else would keep it from being sanctioned.',
    may: 'announcement.make',
    counted: 'announcements',
    creates: StoredAnnouncementDto,
    problems: [409, 422],
  })
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
  @Operation('listAnnouncements', {
    summary: 'Announced tournaments in the order in which they begin, from today on',
    answers: AnnouncementPageDto,
  })
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
  @Operation('listOwnAnnouncements', {
    summary: 'Tournaments that you have announced or agreed to direct, in the order in which they begin',
    may: 'announcement.make',
    answers: AnnouncementPageDto,
  })
  listOwn(
    @Query() { limit, cursor, ...wanted }: AnnouncementQuery,
    @CurrentActor() { accountId, handleKey }: Actor,
  ): Promise<AnnouncementPageDto> {
    const { from = null, to = null, game = null, country = null, region, state = null } = wanted;
    const filters = { from, to, game, country, region: region === undefined ? null : regionSlug(region), state };
    return this.page({ ...ANY, ...filters, of: { accountId, handleKey } }, limit, cursor);
  }

  @Get(':id')
  @Operation('readAnnouncement', {
    summary: 'An announced tournament, with every version of it',
    answers: AnnouncementDetailDto,
  })
  async read(@Id('announcement') id: string): Promise<AnnouncementDetailDto> {
    const announcement = await this.find(id);
    return {
      ...announcementOf(announcement),
      revisions: await this.announcements.listRevisions(announcement.id),
      registration: await this.players.list(announcement.id),
    };
  }

  @Put(':id')
  @Operation('changeAnnouncement', {
    summary: 'Changes an announcement: send all of it again',
    about:
      'For the account that announced it, its directors and the coordinators of the place. Date and time change until a week before the start ' +
      '(Organized Play Guide 4.2, appendix A); the number of rounds with everybody’s approval, after the start also in an ' +
      'emergency (section 6). Every version stays readable.',
    may: 'announcement.change',
    answers: StoredAnnouncementDto,
    problems: [409, 422],
  })
  async change(
    @Id('announcement') id: string,
    @Body() body: ChangedAnnouncementDto,
    @IfMatch('announcement') versions: number[] | null,
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
  @Operation('cancelAnnouncement', {
    summary: 'Cancels an announced tournament, with a reason that players read',
    may: 'announcement.change',
    answers: StoredAnnouncementDto,
    problems: [409],
  })
  async cancel(
    @Id('announcement') id: string,
    @Body() { reason }: CancellationDto,
    @IfMatch('announcement') versions: number[] | null,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<StoredAnnouncementDto> {
    const before = await this.open(id, actor, request);
    const author = this.authorOf(actor, request.id);
    return requireStored(await this.announcements.cancel(before.id, reason.trim(), versions, author));
  }

  @Post(':id/postponement')
  @Operation('postponeAnnouncement', {
    summary: 'Moves an announced tournament to a later date, with a reason that players read',
    about: 'Also within the week in which date and time are fixed, until the start; the new date is a week ahead.',
    may: 'announcement.change',
    answers: StoredAnnouncementDto,
    problems: [409],
  })
  async postpone(
    @Id('announcement') id: string,
    @Body() body: PostponementDto,
    @IfMatch('announcement') versions: number[] | null,
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
