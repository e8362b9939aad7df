import { say } from '@quadrant/rules/message';
import { Body, Controller, Delete, Get, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  Authority,
  Clock,
  CurrentActor,
  Id,
  InPath,
  notFound,
  Operation,
  problemOfKind,
  todayOf,
  type Actor,
} from '@quadrant/http';
import type { Subject } from '@quadrant/rules/permissions';
import { foldHandle } from '@quadrant/rules/tournament';
import { DirectingInvitationRepository, type InvitationAnswer } from '@quadrant/store/announcements';
import { AnnouncementView, LiveTournamentView, subjectOfAnnouncement, subjectOfLive } from '@quadrant/views';
import {
  AnsweredInvitationDto,
  DirectorInvitationDto,
  DirectingInvitationListDto,
} from './directing-invitations.dto.js';
import type { FastifyRequest } from 'fastify';
import { validate as isUuid } from 'uuid';
const MOST = 50;

@ApiTags('announcements')
@Controller('api/v1/directing-invitations')
export class DirectingInvitationsController {
  constructor(
    private readonly invitations: DirectingInvitationRepository,
    private readonly announcements: AnnouncementView,
    private readonly live: LiveTournamentView,
    private readonly authority: Authority,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Operation('listDirectingInvitations', {
    summary: 'Tournaments that name you as a director and that you have not agreed to direct',
    about: 'Until you agree you have no rights in them, and they are in no other list of yours.',
    may: 'announcement.make',
    answers: DirectingInvitationListDto,
  })
  async list(@CurrentActor() { handleKey }: Actor): Promise<DirectingInvitationListDto> {
    return { rows: await this.invitations.list(handleKey, todayOf(this.clock), MOST) };
  }

  @Post(':id')
  @Operation('inviteDirector', {
    summary: 'Invites another director to a live tournament, who can go on with it once they agree',
    about: 'The answer is the same whether the handle has an account or not.',
    may: 'announcement.change',
    answers: AnsweredInvitationDto,
    problems: [409],
  })
  async invite(
    @Id('live tournament') id: string,
    @Body() { director }: DirectorInvitationDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<AnsweredInvitationDto> {
    const live = await this.live.find(id);
    if (live === null) throw notFound(say`There is no live tournament with this id.`);
    await this.authority.require(actor, 'announcement.change', subjectOfLive(live), request);
    const author = { handle: actor.handle, at: this.clock.now(), requestId: request.id };
    const invited = await this.invitations.invite(live.record.id, director, author);
    if (invited !== null) return { ...invited, answer: 'invited' };
    throw problemOfKind('conflict', say`The tournament is over, or they are invited or direct it already.`, {
      advice: say`Reload the page of the tournament.`,
    });
  }

  @Post(':id/agreement')
  @Operation('agreeToDirect', {
    summary: 'Agrees to direct a tournament that names you; from now on you can run it',
    may: 'announcement.make',
    answers: AnsweredInvitationDto,
  })
  agree(
    @Id('announcement or the live tournament') id: string,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<AnsweredInvitationDto> {
    return this.answer(id, actor.handleKey, 'agreed', actor, requestId);
  }

  @Post(':id/refusal')
  @Operation('declineToDirect', {
    summary: 'Declines to direct a tournament that names you; you are not asked again while you are named',
    may: 'announcement.make',
    answers: AnsweredInvitationDto,
  })
  decline(
    @Id('announcement or the live tournament') id: string,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<AnsweredInvitationDto> {
    return this.answer(id, actor.handleKey, 'declined', actor, requestId);
  }

  @Delete(':id/:handle')
  @Operation('withdrawDirectingInvitation', {
    summary: 'Takes back the invitation of somebody who has not agreed yet, for those who may change the tournament',
    may: 'announcement.change',
    answers: AnsweredInvitationDto,
  })
  async withdraw(
    @Id('announcement or the live tournament') id: string,
    @InPath('handle', 'Handle of whoever is invited') handle: string,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<AnsweredInvitationDto> {
    const subject = await this.findSubject(id);
    if (subject === null) throw noInvitation();
    await this.authority.require(actor, 'announcement.change', subject, request);
    return this.answer(id, foldHandle(handle), 'withdrawn', actor, request.id);
  }

  /** @throws Problem 404 where they are not invited */
  private async answer(
    id: string,
    handleKey: string,
    answer: InvitationAnswer,
    { handle }: Actor,
    requestId: string,
  ): Promise<AnsweredInvitationDto> {
    const author = { handle, at: this.clock.now(), requestId };
    const answered = isUuid(id) ? await this.invitations.answer(id.toLowerCase(), handleKey, answer, author) : null;
    if (answered === null) throw noInvitation();
    return { ...answered, answer };
  }

  private async findSubject(id: string): Promise<Subject | null> {
    const announcement = await this.announcements.find(id);
    if (announcement !== null) return subjectOfAnnouncement(announcement);
    const live = await this.live.find(id);
    return live && subjectOfLive(live);
  }
}

const noInvitation = () =>
  notFound(
    say`There is no such invitation to direct a tournament.`,
    say`It was answered or withdrawn, or the tournament is over. Your invitations are listed at /api/v1/directing-invitations.`,
  );
