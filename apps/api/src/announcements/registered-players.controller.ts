import { Body, Controller, Delete, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Authority, Clock, CurrentActor, Id, InPath, Operation, type Actor } from '@quadrant/http';
import { may } from '@quadrant/rules/permissions';
import { foldHandle } from '@quadrant/rules/tournament';
import {
  AnnouncementPlayerRepository,
  type Announcement,
  type PlayerRefusal,
  type PlayersStored,
  type Registrar,
} from '@quadrant/store/announcements';
import {
  AnnouncementView,
  ChangedRegistrationDto,
  subjectOfAnnouncement,
  NewRegisteredPlayerDto,
  RegistrationStateDto,
} from '@quadrant/views';
import { problemOfRegistration } from './registered-players-refusal.js';
import type { FastifyRequest } from 'fastify';

// @row 151
@ApiTags('announcements')
@Controller('api/v1/announcements/:id')
export class RegisteredPlayersController {
  constructor(
    private readonly announcements: AnnouncementView,
    private readonly players: AnnouncementPlayerRepository,
    private readonly authority: Authority,
    private readonly clock: Clock,
  ) {}

  @Post('players')
  @Operation('registerPlayerForTournament', {
    summary: 'Registers you, or as a director somebody else, for an announced tournament',
    about:
      'Until the start, as long as the list is open; for directors until the results are here. When all places are taken, ' +
      'players wait. The first who waits gets the next free place.',
    may: 'announcement.register',
    counted: 'announcements',
    creates: ChangedRegistrationDto,
    problems: [409, 422],
  })
  async register(
    @Id('announcement') id: string,
    @Body() { handle }: NewRegisteredPlayerDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<ChangedRegistrationDto> {
    const who = handle ?? actor.handle;
    const announcement = await this.find(id);
    const registrar = await this.registrarFor(announcement, who, actor, request);
    return requireStored(await this.players.register(announcement.id, who, registrar));
  }

  @Delete('players/:handle')
  @Operation('withdrawPlayer', {
    summary: 'Takes you, or as a director somebody else, off the list of players',
    may: 'announcement.register',
    answers: ChangedRegistrationDto,
    problems: [409],
  })
  async withdraw(
    @Id('announcement') id: string,
    @InPath('handle', 'Handle of the player') handle: string,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<ChangedRegistrationDto> {
    const announcement = await this.find(id);
    const registrar = await this.registrarFor(announcement, handle, actor, request);
    return requireStored(await this.players.withdraw(announcement.id, handle, registrar));
  }

  @Put('registration')
  @Operation('setRegistration', {
    summary: 'Opens or closes the list of players of an announced tournament',
    may: 'announcement.change',
    answers: ChangedRegistrationDto,
    problems: [409],
  })
  async setOpen(
    @Id('announcement') id: string,
    @Body() { isOpen }: RegistrationStateDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<ChangedRegistrationDto> {
    const announcement = await this.find(id);
    await this.authority.require(actor, 'announcement.change', subjectOfAnnouncement(announcement), request);
    return requireStored(await this.players.setOpen(announcement.id, isOpen, this.registrarOf(actor, request, true)));
  }

  /** @throws Problem 403 for whoever writes about somebody else and is not in charge of the tournament */
  private async registrarFor(
    announcement: Announcement,
    handle: string,
    actor: Actor,
    request: FastifyRequest,
  ): Promise<Registrar> {
    const subject = subjectOfAnnouncement(announcement);
    if (foldHandle(handle) !== actor.handleKey) {
      await this.authority.require(actor, 'announcement.change', subject, request);
    }
    return this.registrarOf(actor, request, may(actor, 'announcement.change', subject).allowed);
  }

  private registrarOf({ handle }: Actor, { id: requestId }: FastifyRequest, isInCharge: boolean): Registrar {
    return { handle, at: this.clock.now(), requestId, isInCharge };
  }

  private async find(id: string): Promise<Announcement> {
    const announcement = await this.announcements.find(id);
    if (announcement === null) throw problemOfRegistration({ kind: 'announcement-not-found' });
    return announcement;
  }
}

function requireStored(answer: PlayersStored | PlayerRefusal): ChangedRegistrationDto {
  if (answer.kind !== 'stored') throw problemOfRegistration(answer);
  const { players, isOpen, capacity, movedUp } = answer;
  return { players, isOpen, capacity, movedUp };
}
