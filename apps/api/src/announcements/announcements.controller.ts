import { Body, Controller, Get, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Authority, Clock, CurrentActor, Id, IfMatch, Operation, type Actor } from '@quadrant/http';
import {
  AnnouncementRepository,
  type Announcement,
  type AnnouncementRefusal,
  type StoredAnnouncement,
} from '@quadrant/store/announcements';
import {
  AnnouncementView,
  subjectOfAnnouncement,
  type AnnouncementQuestion,
  problemOfAnnouncement,
  AnnouncementDetailDto,
  AnnouncementPageDto,
  AnnouncementQuery,
  announcementOf,
  CancellationDto,
  ChangedAnnouncementDto,
  NewAnnouncementDto,
  PostponementDto,
  RepeatedAnnouncementsDto,
  RepetitionDto,
  StoredAnnouncementDto,
  storedOf,
} from '@quadrant/views';
import { announcedFactsOf, postponedTo, requireFaultless, requireRepeated } from './announced-facts.js';
import { localDateOf } from '@quadrant/rules/tournament';
import type { FastifyReply, FastifyRequest } from 'fastify';

// @row 7, 9, 151, 152
@ApiTags('announcements')
@Controller('api/v1/announcements')
export class AnnouncementsController {
  constructor(
    private readonly view: AnnouncementView,
    private readonly announcements: AnnouncementRepository,
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
    return this.page(wanted, limit, cursor);
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
    return this.page({ ...wanted, from: wanted.from ?? null, of: { accountId, handleKey } }, limit, cursor);
  }

  @Get(':id')
  @Operation('readAnnouncement', {
    summary: 'An announced tournament, with every version of it',
    answers: AnnouncementDetailDto,
  })
  async read(@Id('announcement') id: string): Promise<AnnouncementDetailDto> {
    const found = await this.view.read(id);
    if (found === null) throw problemOfAnnouncement({ kind: 'announcement-not-found' });
    const { announcement, revisions, registered, decks } = found;
    return { ...announcementOf(announcement), revisions, registration: registered, submittedDecks: decks };
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
    irreversible: true,
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

  @Post(':id/repetitions')
  @Operation('repeatAnnouncement', {
    summary: 'Announces a tournament again, such as every second Thursday or on the second Thursday of each month',
    about:
      'Each repetition is an announcement of its own, at the same time of the clock there. All are stored, or none.',
    may: 'announcement.change',
    counted: 'announcements',
    creates: RepeatedAnnouncementsDto,
    problems: [409, 422],
  })
  async repeat(
    @Id('announcement') id: string,
    @Body() repetition: RepetitionDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<RepeatedAnnouncementsDto> {
    const { announced, state } = await this.open(id, actor, request);
    if (state === 'cancelled') throw problemOfAnnouncement({ kind: 'announcement-cancelled' });
    const author = this.authorOf(actor, request.id);
    const repeated = requireRepeated(announced, repetition);
    for (const each of repeated) requireFaultless(each, null, author.at);
    const stored = await this.announcements.repeat(repeated, author);
    if ('kind' in stored) throw problemOfAnnouncement(stored);
    const rows = stored.map(storedOf);
    return {
      count: rows.length,
      first: localDateOf(repeated[0]!.startsAt),
      last: localDateOf(repeated.at(-1)!.startsAt),
      rows,
    };
  }

  private async page(
    wanted: AnnouncementQuestion,
    limit: number,
    cursor: string | undefined,
  ): Promise<AnnouncementPageDto> {
    const { rows, next } = await this.view.list(wanted, { limit, cursor });
    return { rows: rows.map(announcementOf), next };
  }

  /** @throws Problem 404 for one that is not there, 403 for one that they may not change */
  private async open(id: string, actor: Actor, request: FastifyRequest): Promise<Announcement> {
    const announcement = await this.view.find(id);
    if (announcement === null) throw problemOfAnnouncement({ kind: 'announcement-not-found' });
    await this.authority.require(actor, 'announcement.change', subjectOfAnnouncement(announcement), request);
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
