import { say } from '@quadrant/rules/message';
import { Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import { Authority, CurrentActor, May, notFound, type Actor } from '@quadrant/http';
import { may } from '@quadrant/rules/permissions';
import { foldHandle, GAME_TITLES } from '@quadrant/rules/tournament';
import type { FollowedTournament } from '@quadrant/store/live';
import { isLoopback, originOf, PUBLIC_URL } from '@quadrant/settings';
import { LiveTournamentView, subjectOfLive } from '@quadrant/views';
import { judgesPage } from './judges.page.js';
import { livePage, presentRound } from './live.page.js';
import { logPage } from './log.page.js';
import { mePage } from './me.page.js';
import { newLivePage } from './new-live.page.js';
import { paperPage, SHEETS } from './paper.page.js';
import { readLink, rememberLink } from './own-link-cookie.js';
import { placeOf } from './run-round.js';
import { runPage } from './run.page.js';
import { screenPage } from './screen.page.js';
import { tablePage } from './table.page.js';
import { PageController } from '../serving/page-controller.decorator.js';
import { Viewers } from '../frame/viewers.service.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { VNode } from 'preact';

const LONGEST_SEARCH = 64;

/** Shows tournaments while they are played, to watchers, players and directors. */
@PageController('live')
export class LivePagesController {
  constructor(
    private readonly live: LiveTournamentView,
    private readonly authority: Authority,
    private readonly viewers: Viewers,
    @Inject(PUBLIC_URL) private readonly publicUrl: string | null,
  ) {}

  @Get('new')
  @May('live.begin')
  make(@Query('game') game: string | string[] | undefined): VNode {
    return newLivePage(GAME_TITLES.find((each) => each === game) ?? null);
  }

  @Get(':id')
  async show(@Param('id') id: string, @Req() request: FastifyRequest): Promise<VNode> {
    const found = await this.find(id);
    const viewer = await this.viewers.find(request);
    const isDirector = viewer !== null && subjectOfLive(found, true).directorKeys!.includes(foldHandle(viewer.handle));
    return livePage({ ...(await this.live.show(found)), isDirector });
  }

  @Get(':id/screen')
  async screen(@Param('id') id: string): Promise<VNode> {
    return screenPage(await this.live.showOnScreen(await this.find(id)));
  }

  @Get(':id/run')
  @May('live.run')
  async run(
    @Param('id') id: string,
    @Query('find') find: unknown,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<VNode> {
    const found = await this.open(id, actor, request);
    const isHelper = !may(actor, 'live.run', subjectOfLive(found)).allowed;
    const wanted = typeof find === 'string' && find.trim() !== '' ? find.trim().slice(0, LONGEST_SEARCH) : null;
    return runPage({ ...(await this.live.showToDirector(found)), find: wanted, account: actor.handle, isHelper });
  }

  @Get(':id/log')
  @May('live.run')
  async log(@Param('id') id: string, @CurrentActor() actor: Actor, @Req() request: FastifyRequest): Promise<VNode> {
    const found = await this.openAsDirector(id, actor, request);
    const { facts, id: live } = found.record;
    const { view } = await this.live.showOwn(found);
    return logPage({ header: facts.header, id: live, view, entries: await this.live.listEntries(found, 0) });
  }

  @Get(':id/judges')
  @May('live.run')
  async judges(
    @Param('id') id: string,
    @Query('player') asked: unknown,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<VNode> {
    const found = await this.open(id, actor, request);
    const player = found.state.players.get(typeof asked === 'string' ? foldHandle(asked) : '')?.handle ?? null;
    const isHelper = !may(actor, 'live.run', subjectOfLive(found)).allowed;
    return judgesPage({ ...(await this.live.showOwn(found)), notes: found.state.judgeNotes, player, isHelper });
  }

  @Get(':id/paper')
  @May('live.run')
  async paper(
    @Param('id') id: string,
    @Query('sheet') asked: unknown,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<VNode> {
    const sheet = SHEETS.find((each) => each === asked) ?? 'pairings';
    // A link is the secret of a player, which the director gives to them.
    const found = await (sheet === 'links' ? this.openAsDirector(id, actor, request) : this.open(id, actor, request));
    const links = sheet === 'links' ? await this.live.listLinks(found) : [];
    const origin = originOf(request, this.publicUrl) ?? '';
    return paperPage({
      ...(await this.live.showOwn(found)),
      sheet,
      origin: origin === '' ? null : origin,
      isLocal: origin === '' || isLoopback(new URL(origin).hostname),
      links: links.map(({ player, link }) => ({ player, address: `${origin}/live/${id}/me/${link}` })),
    });
  }

  @Get(':id/me/:link')
  async me(
    @Param('id') id: string,
    @Param('link') link: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VNode> {
    const found = await this.find(id);
    const player = await this.live.findPlayer(found, link);
    // The address is a secret: no page that is opened from here learns it, and only the player's own device keeps it.
    void reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store');
    if (player === null) {
      throw notFound(
        say`This link is wrong, was replaced by the director, or its tournament is over.`,
        say`Ask the director for your present link.`,
      );
    }
    rememberLink(reply, found.record.id, link);
    const pushKey = await this.live.findPushKey();
    return mePage({ ...(await this.live.showOwn(found)), state: found.state, player, link, pushKey });
  }

  /**
   * The QR code of a table leads here. Players of the table and staff go on to where they enter its result; a
   * photograph of the code gives nobody else more than the live page.
   */
  @Get(':id/tables/:table')
  async table(
    @Param('id') id: string,
    @Param('table') number: string,
    @Query('round') asked: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VNode | string> {
    const found = await this.find(id);
    const { header, view } = await this.live.showOnScreen(found);
    const round = asked === undefined ? presentRound(view) : view.rounds.find((each) => String(each.round) === asked);
    const index = round?.tables.findIndex(({ table }) => String(table) === number) ?? -1;
    const table = round?.tables[index];
    if (round === undefined || table === undefined) {
      throw notFound(
        say`This tournament has no such table in that round.`,
        say`The tables of all rounds are on the live page of the tournament.`,
      );
    }
    // The answer depends on the reader.
    void reply.header('cache-control', 'no-store');
    const state = found.state.rounds[round.round - 1]!;
    const { players } = [...state.games, ...state.pods][index]!;
    const viewer = await this.viewers.find(request);
    if (viewer !== null && subjectOfLive(found, true).directorKeys!.includes(foldHandle(viewer.handle))) {
      const find = encodeURIComponent(players[0]);
      return redirect(reply, `/live/${found.record.id}/run?find=${find}#${placeOf(round, table)}`);
    }
    const link = await this.findOwnLink(found, request);
    const ownPage = link && `/live/${found.record.id}/me/${link.link}`;
    if (link !== null && players.includes(link.player)) return redirect(reply, ownPage!);
    return tablePage({ header, view, round, table, ownPage });
  }

  /** Finds the reader's own link: the one that this device opened last, or that of the player who is signed in. */
  private async findOwnLink(
    found: FollowedTournament,
    request: FastifyRequest,
  ): Promise<{ readonly player: string; readonly link: string } | null> {
    const known = readLink(request);
    const player = known === null ? null : await this.live.findPlayer(found, known);
    if (player !== null) return { player: player.handle, link: known! };
    const own = await this.viewers.findOwnPlayer(request);
    if (own === null || found.state.isFinished) return null;
    const links = await this.live.listLinks(found);
    return links.find((each) => foldHandle(each.player) === foldHandle(own)) ?? null;
  }

  private async find(id: string): Promise<FollowedTournament> {
    const found = await this.live.find(id);
    if (found !== null) return found;
    throw notFound(
      say`There is no live tournament with this id.`,
      say`Tournaments that are announced are on /calendar.`,
    );
  }

  /** Only directors, coordinators of the place, and helpers whose director named them may open it. */
  private async open(id: string, actor: Actor, request: FastifyRequest): Promise<FollowedTournament> {
    const found = await this.find(id);
    const isRunning = may(actor, 'live.run', subjectOfLive(found)).allowed;
    if (!isRunning) await this.authority.require(actor, 'live.enter', subjectOfLive(found, true), request);
    return found;
  }

  private async openAsDirector(id: string, actor: Actor, request: FastifyRequest): Promise<FollowedTournament> {
    const found = await this.find(id);
    await this.authority.require(actor, 'live.run', subjectOfLive(found), request);
    return found;
  }
}

function redirect(reply: FastifyReply, to: string): string {
  void reply.status(303).header('location', to);
  return '';
}
