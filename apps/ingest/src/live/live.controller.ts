import { say } from '@quadrant/rules/message';
import { Body, Controller, Get, Headers, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type Actor,
  Connections,
  CurrentActor,
  fieldOf,
  Id,
  IdempotencyKey,
  type MemberOptions,
  Operation,
  optional,
  PATCH_BODY,
  REPORT_BODY,
  textRule,
} from '@quadrant/http';
import { describeAct, finishedReport } from '@quadrant/rules/live';
import { documentOf } from '@quadrant/rules/report';
import { LiveTournamentView } from '@quadrant/views';
import { Drafts } from '../drafts/drafts.service.js';
import { reportOfLiveOf } from '../drafts/live-draft.dto.js';
import { JudgeNotesDto, judgeNotesCsv } from './judge-notes.js';
import { LiveEvents } from './live-events.service.js';
import { problemOfLive } from './live-refusal.js';
import {
  BatchDto,
  EntryDto,
  LiveDraftDto,
  LiveTournamentDto,
  LiveLinksDto,
  LiveListDto,
  LiveLogDto,
  LiveSummaryDto,
  NewBatchDto,
  NewEntryDto,
  NewLiveDto,
  NoticesDto,
  OwnEntryDto,
  OwnNoticesDto,
  OwnNoticesSetDto,
  summaryOf,
} from './live.dto.js';
import { appendedOf, LiveTournaments } from './live.service.js';
import { OwnNotices } from './own-notices.service.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { v5 as uuidV5, validate as isUuid } from 'uuid';
const MOST_OWN = 50;

/** The log keeps keys itself: it commits an entry and its key together, so that no answer is ever lost. */
const keyOf = (header: string | null, id: string): string | null =>
  header === null || isUuid(header) || !isUuid(id) ? header : uuidV5(header, id);

const Version = (more: MemberOptions): PropertyDecorator =>
  fieldOf(
    more,
    { type: 'integer', minimum: 0 },
    textRule('isVersion', say`must be a version`, (text) => /^\d{1,8}$/.test(text)),
  );

class AfterQuery {
  @Version({ optional, about: 'What came after this version' }) after?: string;
}

// @row 12, 40, 46, 49, 154, 155
@ApiTags('live')
@Controller('api/v1/live')
export class LiveController {
  constructor(
    private readonly tournaments: LiveTournaments,
    private readonly shown: LiveTournamentView,
    private readonly drafts: Drafts,
    private readonly events: LiveEvents,
    private readonly connections: Connections,
    private readonly notices: OwnNotices,
  ) {}

  @Post()
  @Operation('beginLiveTournament', {
    summary: 'Begins a tournament that is run here, from its announcement or from nothing',
    about: 'Everything that happens in it is an entry of its log. At the end the log becomes a report.',
    may: 'live.begin',
    counted: 'announcements',
    creates: LiveSummaryDto,
    problems: [404, 409, 422],
  })
  async begin(
    @Body() body: NewLiveDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LiveSummaryDto> {
    const begun = summaryOf(await this.tournaments.begin(body, actor, request));
    void reply.header('location', begun.link);
    return begun;
  }

  @Get('mine')
  @Operation('listOwnLiveTournaments', {
    summary: 'Live tournaments that you began or direct, the newest first',
    may: 'live.begin',
    answers: LiveListDto,
  })
  async listOwn(@CurrentActor() actor: Actor): Promise<LiveListDto> {
    const rows = await this.shown.listOwn(actor, MOST_OWN);
    return {
      rows: rows.map(({ record, reported }) => ({
        ...summaryOf(record),
        report: reported && reportOfLiveOf(reported),
      })),
    };
  }

  @Put('notices')
  @Operation('setLiveNotices', {
    summary: 'Lets a browser of your account take push notices (Web Push), or ends them',
    about:
      'You get a notice when pairings of a live tournament that you play in are out, when a result waits for you and when a round ends; ' +
      'as a director, when a result of one player waits. The page /account has the public key of the server.',
    may: 'live.begin',
    answers: OwnNoticesSetDto,
    problems: [422, 429],
  })
  async setNoticesOfAccount(@Body() body: NoticesDto, @CurrentActor() actor: Actor): Promise<OwnNoticesSetDto> {
    return { isOn: await this.notices.setForAccount(actor, body) };
  }

  @Get(':id')
  @Operation('readLiveTournament', {
    summary: 'A live tournament now: players, rounds, standings',
    answers: LiveTournamentDto,
  })
  async read(@Id('live tournament') id: string): Promise<LiveTournamentDto> {
    return this.tournaments.view(await this.tournaments.find(id));
  }

  @Get(':id/events')
  @Operation('followLiveTournament', {
    summary: 'Follows a live tournament, as server-sent events',
    about:
      'Each event `entry` holds one entry of the log with the table that it changed, and its version as id. A follower who comes back with ' +
      'Last-Event-ID gets what they missed, or `reload` where that is much.',
    answers: { text: 'text/event-stream' },
    problems: [429],
  })
  async follow(
    @Id('live tournament') id: string,
    @Query() { after }: AfterQuery,
    @Headers('last-event-id') last: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { record } = await this.tournaments.find(id);
    this.connections.beginEventStream(reply, say`Ask /api/v1/live/${id} now and then instead.`, 'watching');
    const known = last ?? after;
    const seen = known !== undefined && /^\d{1,8}$/.test(known) ? Number(known) : null;
    await reply
      .header('content-type', 'text/event-stream')
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .send(await this.events.follow(record.id, record.version, seen));
  }

  @Post(':id/entries')
  @Operation('enterLive', {
    summary: 'Enters what happens in a live tournament',
    about:
      'For its directors and coordinators of the place; helpers named by a director enter players, check-ins and results. The answer ' +
      'comes once the entry is committed. The same key again is answered without doing anything twice.',
    may: ['live.enter', 'live.run'],
    bodyLimits: PATCH_BODY,
    answers: EntryDto,
    problems: [409, 412, 422, 429],
  })
  async enter(
    @Id('live tournament') id: string,
    @Body() body: NewEntryDto,
    @CurrentActor() actor: Actor,
    @IdempotencyKey() idempotencyKey: string | null,
    @Req() request: FastifyRequest,
  ): Promise<EntryDto> {
    const key = body.key ?? keyOf(idempotencyKey, id);
    const [answer] = await this.tournaments.enter(id, [{ ...body, ...(key !== null && { key }) }], actor, request);
    return appendedOf(answer!);
  }

  @Post(':id/batches')
  @Operation('enterLiveBatch', {
    summary: 'Enters many things at once, each on its own: what is refused does not keep the others out',
    may: ['live.enter', 'live.run'],
    bodyLimits: REPORT_BODY,
    answers: BatchDto,
    problems: [429],
  })
  async enterBatch(
    @Id('live tournament') id: string,
    @Body() { entries }: NewBatchDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<BatchDto> {
    const answers = await this.tournaments.enter(id, entries, actor, request);
    return {
      answers: answers.map((answer) =>
        answer.kind === 'appended'
          ? appendedOf(answer)
          : { problem: problemOfLive(answer).toDocument(request.url, request.id) },
      ),
    };
  }

  @Post(':id/own-entries')
  @Operation('enterOwnLive', {
    summary: 'Enters what a player does by their link: check in, their result, drop',
    about:
      'The link of a player is a secret for this tournament only. It ends with the tournament, the director can replace it, and it claims no account.',
    bodyLimits: PATCH_BODY,
    answers: EntryDto,
    problems: [403, 409, 412, 422, 429],
  })
  enterOwn(
    @Id('live tournament') id: string,
    @Body() { link, ...entry }: OwnEntryDto,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<EntryDto> {
    return this.tournaments.enterOwn(id, link, entry, requestId);
  }

  @Post(':id/own-notices')
  @Operation('setOwnLiveNotices', {
    summary: 'Lets the browser of a player take push notices (Web Push), or ends them',
    about:
      'The phone of the player gets a notice when pairings are out, when a result waits for their confirmation and when a round ' +
      'ends. The page of the player has the public key of the server. A push service inside the network of the operator is refused.',
    answers: OwnNoticesSetDto,
    problems: [403, 422, 429],
  })
  async setNotices(@Id('live tournament') id: string, @Body() body: OwnNoticesDto): Promise<OwnNoticesSetDto> {
    return { isOn: await this.notices.set(id, body) };
  }

  @Get(':id/links')
  @Operation('listLiveLinks', {
    summary: 'The secret link of each player, for the director to hand out',
    may: 'live.run',
    answers: LiveLinksDto,
  })
  async links(
    @Id('live tournament') id: string,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<LiveLinksDto> {
    const found = await this.tournaments.open(id, 'live.run', actor, request);
    const links = await this.shown.listLinks(found);
    return { rows: links.map((each) => ({ ...each, address: `/live/${found.record.id}/me/${each.link}` })) };
  }

  @Get(':id/log')
  @Operation('readLiveLog', {
    summary: 'Everything that was entered, in the order that the server gave it',
    may: 'live.run',
    answers: LiveLogDto,
  })
  async log(
    @Id('live tournament') id: string,
    @Query() { after }: AfterQuery,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<LiveLogDto> {
    const found = await this.tournaments.open(id, 'live.run', actor, request);
    const entries = await this.shown.listEntries(found, Number(after ?? 0));
    return {
      rows: entries.map(({ version, at, by, role, act }) => ({ version, at, by, role, act, text: describeAct(act) })),
    };
  }

  @Get(':id/judge-notes')
  @Operation('listJudgeNotes', {
    summary: 'Rulings, penalties, deck checks and extra time, in the order in which they were written',
    about: 'For those who run the tournament, helpers included. Nobody else sees them, and no report has them.',
    may: ['live.enter', 'live.run'],
    answers: JudgeNotesDto,
  })
  async judgeNotes(
    @Id('live tournament') id: string,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<JudgeNotesDto> {
    return { rows: (await this.tournaments.open(id, 'live.enter', actor, request)).state.judgeNotes };
  }

  @Get(':id/judge-notes.csv')
  @Operation('exportJudgeNotes', {
    summary: 'The same as a CSV file',
    about: 'A cell that a spreadsheet program would take for a formula begins with an apostrophe.',
    may: ['live.enter', 'live.run'],
    answers: { text: 'text/csv' },
  })
  async exportJudgeNotes(
    @Id('live tournament') id: string,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { rows } = await this.judgeNotes(id, actor, request);
    await reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="judge-notes.csv"')
      .header('cache-control', 'no-store')
      .send(judgeNotesCsv(rows));
  }

  @Get(':id/report')
  @Operation('readLiveReport', {
    summary: 'The report of a live tournament as far as it is played, as quadrant/1',
    may: 'live.run',
    answers: { schema: { type: 'object', additionalProperties: true } },
  })
  async report(
    @Id('live tournament') id: string,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<object> {
    const { state } = await this.tournaments.open(id, 'live.run', actor, request);
    return documentOf(finishedReport(state));
  }

  @Post(':id/draft')
  @Operation('draftLiveReport', {
    summary: 'Makes a draft of the report of a finished tournament, which you then check and submit',
    about: 'You have one draft of a live tournament: a new one takes its place, under the same id.',
    may: 'live.run',
    creates: LiveDraftDto,
    problems: [409, 422],
  })
  async draft(
    @Id('live tournament') id: string,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<LiveDraftDto> {
    const { record, state } = await this.tournaments.open(id, 'live.run', actor, request);
    if (!state.isFinished) throw problemOfLive({ kind: 'live-not-finished' });
    const bytes = Buffer.from(JSON.stringify(documentOf(finishedReport(state))));
    const name = record.facts.header.name.slice(0, 100);
    const draft = await this.drafts.createOfLive({ id: record.id, version: state.version, name }, bytes, actor);
    return { draft: draft.id };
  }
}
