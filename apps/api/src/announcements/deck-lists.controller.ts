import { Body, Controller, Delete, Get, Post, Put, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Authority, Clock, CurrentActor, Id, InPath, Operation, spreadsheetLines, type Actor } from '@quadrant/http';
import { may } from '@quadrant/rules/permissions';
import { foldHandle } from '@quadrant/rules/tournament';
import {
  DeckListRepository,
  type Announcement,
  type DeckListAnswer,
  type DeckLists,
  type Registrar,
} from '@quadrant/store/announcements';
import { AnnouncementView, DeckListsDto, NewDeckListDto, subjectOfAnnouncement } from '@quadrant/views';
import { problemOfDeckList } from './deck-lists-refusal.js';
import type { FastifyReply, FastifyRequest } from 'fastify';

// @row 12, 151
@ApiTags('announcements')
@Controller('api/v1/announcements/:id')
export class DeckListsController {
  constructor(
    private readonly announcements: AnnouncementView,
    private readonly decks: DeckListRepository,
    private readonly authority: Authority,
    private readonly clock: Clock,
  ) {}

  @Get('deck-lists')
  @Operation('listDeckLists', {
    summary: 'Deck lists of an announced tournament that you may know of: yours; for directors all of them',
    about:
      'Until a director opens them, directors read only who submitted a list. After that they read the lists, and so does everybody where the announcement says so.',
    may: 'announcement.register',
    answers: DeckListsDto,
  })
  async list(@Id('announcement') id: string, @CurrentActor() actor: Actor): Promise<DeckListsDto> {
    return this.listFor(await this.find(id), actor);
  }

  @Get('deck-lists.csv')
  @Operation('exportDeckLists', {
    summary: 'Opened deck lists of a tournament as CSV, a line for each list, for its directors and coordinators',
    about: 'A cell that a spreadsheet program would take for a formula begins with an apostrophe.',
    may: 'announcement.change',
    answers: { text: 'text/csv' },
  })
  async csv(
    @Id('announcement') id: string,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const announcement = await this.find(id);
    await this.authority.require(actor, 'announcement.change', subjectOfAnnouncement(announcement), request);
    const { lists } = await this.listFor(announcement, actor);
    const csv = spreadsheetLines([
      ['handle', 'sent_by', 'sent_at', 'cards', 'notes', 'list'],
      ...lists.map(({ handle, sentBy, sentAt, count, list }) => [
        handle,
        sentBy,
        sentAt.toISOString(),
        count?.cards ?? null,
        count === null ? null : count.notes.map(String).join(' '),
        list,
      ]),
    ]);
    await reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="deck-lists.csv"')
      .header('cache-control', 'no-store')
      .send(csv);
  }

  @Put('deck-lists/:handle')
  @Operation('submitDeckList', {
    summary: 'Submits your deck list, or as a director that of another player, in place of an earlier one',
    about: 'For registered players until the deadline; for directors until the results are here.',
    may: 'announcement.register',
    answers: DeckListsDto,
    problems: [409, 422],
  })
  async submit(
    @Id('announcement') id: string,
    @InPath('handle', 'Handle of the player') handle: string,
    @Body() { list }: NewDeckListDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<DeckListsDto> {
    const announcement = await this.find(id);
    const registrar = await this.registrarFor(announcement, handle, actor, request);
    requireStored(await this.decks.submit(announcement.id, handle, list, registrar));
    return this.listFor(announcement, actor);
  }

  @Delete('deck-lists/:handle')
  @Operation('withdrawDeckList', {
    summary: 'Takes your deck list back, or as a director that of another player',
    may: 'announcement.register',
    answers: DeckListsDto,
    problems: [409, 422],
  })
  async withdraw(
    @Id('announcement') id: string,
    @InPath('handle', 'Handle of the player') handle: string,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<DeckListsDto> {
    const announcement = await this.find(id);
    const registrar = await this.registrarFor(announcement, handle, actor, request);
    requireStored(await this.decks.withdraw(announcement.id, handle, registrar));
    return this.listFor(announcement, actor);
  }

  @Post('deck-lists/opening')
  @Operation('openDeckLists', {
    summary: 'Opens all deck lists of a tournament, after the deadline; they stay open',
    may: 'announcement.change',
    answers: DeckListsDto,
    problems: [409],
  })
  async open(
    @Id('announcement') id: string,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<DeckListsDto> {
    const announcement = await this.find(id);
    await this.authority.require(actor, 'announcement.change', subjectOfAnnouncement(announcement), request);
    requireStored(await this.decks.open(announcement.id, this.registrarOf(actor, request, true)));
    return this.listFor(announcement, actor);
  }

  private listFor(announcement: Announcement, actor: Actor): Promise<DeckLists> {
    const isInCharge = may(actor, 'announcement.change', subjectOfAnnouncement(announcement)).allowed;
    return this.decks.list(announcement, { handleKey: actor.handleKey, isInCharge });
  }

  /** @throws Problem 403 for somebody who writes about another player and is not in charge of the tournament */
  private async registrarFor(
    announcement: Announcement,
    handle: string,
    actor: Actor,
    request: FastifyRequest,
  ): Promise<Registrar> {
    // A director who plays has the deadline of all players.
    if (foldHandle(handle) === actor.handleKey) return this.registrarOf(actor, request, false);
    await this.authority.require(actor, 'announcement.change', subjectOfAnnouncement(announcement), request);
    return this.registrarOf(actor, request, true);
  }

  private registrarOf({ handle }: Actor, { id: requestId }: FastifyRequest, isInCharge: boolean): Registrar {
    return { handle, at: this.clock.now(), requestId, isInCharge };
  }

  private async find(id: string): Promise<Announcement> {
    const announcement = await this.announcements.find(id);
    if (announcement === null) throw problemOfDeckList({ kind: 'announcement-not-found' });
    return announcement;
  }
}

function requireStored(answer: DeckListAnswer): void {
  if (answer.kind !== 'stored') throw problemOfDeckList(answer);
}
