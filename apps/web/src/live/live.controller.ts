import { say } from '@quadrant/rules/message';
import { Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import { Authority, Clock, CurrentActor, May, notFound, todayOf, type Actor } from '@quadrant/http';
import { heatsView, viewOf, type LivePlayer, type LiveView, type Show } from '@quadrant/rules/live';
import { may, placeOf, type Subject } from '@quadrant/rules/permissions';
import { foldHandle, type TournamentHeader } from '@quadrant/rules/tournament';
import { LiveReportRepository, LiveRepository, type FollowedTournament } from '@quadrant/store/live';
import { CandidateRepository } from '@quadrant/store/people';
import { EntitlementReadModel, KnownPlayersReadModel } from '@quadrant/store/reading';
import { originOf, PUBLIC_URL } from '@quadrant/settings';
import type { OfferedPrize } from './player-facts.js';
import { livePage } from './live.page.js';
import { logPage } from './log.page.js';
import { mePage } from './me.page.js';
import { newLivePage } from './new-live.page.js';
import { paperPage, SHEETS } from './paper.page.js';
import { runPage } from './run.page.js';
import { screenPage } from './screen.page.js';
import { PageController } from '../serving/page-controller.decorator.js';
import { Viewers } from '../frame/viewers.service.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { VNode } from 'preact';
import { validate as isUuid } from 'uuid';

const LONGEST_SEARCH = 64;

/** A page looks up the names and prizes of at most this many players: a larger field was registered before. */
const MOST_LOOKED_UP = 30;

/** Shows tournaments while they are played, to watchers, players and directors. */
@PageController('live')
export class LivePagesController {
  constructor(
    private readonly live: LiveRepository,
    private readonly reports: LiveReportRepository,
    private readonly authority: Authority,
    private readonly viewers: Viewers,
    private readonly known: KnownPlayersReadModel,
    private readonly people: CandidateRepository,
    private readonly entitlements: EntitlementReadModel,
    private readonly clock: Clock,
    @Inject(PUBLIC_URL) private readonly publicUrl: string | null,
  ) {}

  @Get('new')
  @May('live.begin')
  make(): VNode {
    return newLivePage();
  }

  @Get(':id')
  async show(@Param('id') id: string, @Req() request: FastifyRequest): Promise<VNode> {
    const found = await this.find(id);
    const viewer = await this.viewers.find(request);
    const isDirector = viewer !== null && subjectOf(found, true).directorKeys!.includes(foldHandle(viewer.handle));
    const show = await this.live.findShow();
    return livePage({ ...(await this.shown(found)), ...(await this.tied(found, show)), isDirector });
  }

  @Get(':id/screen')
  async screen(@Param('id') id: string): Promise<VNode> {
    return screenPage(await this.shown(await this.find(id)));
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
    const isHelper = !may(actor, 'live.run', subjectOf(found)).allowed;
    const { header, now, view } = this.own(found);
    const wanted = typeof find === 'string' && find.trim() !== '' ? find.trim().slice(0, LONGEST_SEARCH) : null;
    const reported = (await this.reports.find([found.record.id])).get(found.record.id) ?? null;
    return runPage({
      ...{ header, now, view, state: found.state, find: wanted, account: actor.handle, isHelper, reported },
      ...(await this.tied(found)),
      ...(await this.lookUp(found)),
      elsewhere: await this.live.listElsewhere(found),
      invited: directorsOf(header).filter((handle) => found.record.invitedKeys.includes(foldHandle(handle))),
    });
  }

  @Get(':id/log')
  @May('live.run')
  async log(@Param('id') id: string, @CurrentActor() actor: Actor, @Req() request: FastifyRequest): Promise<VNode> {
    const { record } = await this.openAsDirector(id, actor, request);
    return logPage({ header: record.facts.header, id: record.id, entries: await this.live.listEntries(record.id, 0) });
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
    const links = sheet === 'links' ? await this.live.listLinks(found) : new Map<string, string>();
    const origin = originOf(request, this.publicUrl) ?? '';
    const players = [...found.state.players.values()].filter(({ key }) => links.has(key));
    const { header, view } = this.own(found);
    return paperPage({
      ...{ header, view, sheet },
      links: players.map(({ handle, key }) => ({
        player: handle,
        address: `${origin}/live/${id}/me/${links.get(key)!}`,
      })),
    });
  }

  @Get(':id/me/:link')
  async me(
    @Param('id') id: string,
    @Param('link') link: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VNode> {
    const found = await this.find(id);
    const player = await this.live.findByLink(found, link);
    // The address is a secret: no page that is opened from here learns it, and no cache keeps it.
    void reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store');
    if (player === null) {
      throw notFound(
        say`This link is wrong, was replaced by the director, or its tournament is over.`,
        say`Ask the director for your present link.`,
      );
    }
    return mePage({ ...this.own(found), state: found.state, player, link });
  }

  private async find(id: string): Promise<FollowedTournament> {
    const found = isUuid(id) ? await this.live.find(id.toLowerCase()) : null;
    if (found !== null) return found;
    throw notFound(
      say`There is no live tournament with this id.`,
      say`Tournaments that are announced are on /calendar.`,
    );
  }

  /** Only directors, coordinators of the place, and helpers whose director named them may open it. */
  private async open(id: string, actor: Actor, request: FastifyRequest): Promise<FollowedTournament> {
    const found = await this.find(id);
    const isRunning = may(actor, 'live.run', subjectOf(found)).allowed;
    if (!isRunning) await this.authority.require(actor, 'live.enter', subjectOf(found, true), request);
    return found;
  }

  private async openAsDirector(id: string, actor: Actor, request: FastifyRequest): Promise<FollowedTournament> {
    const found = await this.find(id);
    await this.authority.require(actor, 'live.run', subjectOf(found), request);
    return found;
  }

  /** Shows the tournament as everybody sees it: hidden people have labels. */
  private async shown({ record, state }: FollowedTournament) {
    const now = this.clock.now().getTime();
    return { header: record.facts.header, now, view: viewOf(state, await this.live.findShow(), now) };
  }

  /** Returns the heats if these are finals, and the finals if this is a heat. */
  private async tied({ record, state }: FollowedTournament, show: Show = (handle) => handle) {
    const heats = state.heats === null ? null : heatsView(state, await this.live.listHeats(record.id), show);
    return { heats, finals: record.finalsId };
  }

  /** Looks at players who have not played yet: it finds unknown ones, and what the others have won for such a tournament. */
  private async lookUp({ record, state }: FollowedTournament) {
    const { kind, game } = record.facts.header;
    const seated = new Set(
      state.rounds.flatMap(({ games, pods }) => [...games, ...pods].flatMap((each) => each.players)),
    );
    const fresh = [...state.players.values()].filter(({ handle }) => !seated.has(handle) && !state.isFinished);
    const known = await this.known.findAmong(fresh.map(({ handle }) => handle));
    const asked = fresh.filter(({ handle }) => !known.has(handle)).slice(0, MOST_LOOKED_UP);
    const found = await this.people.findCandidates(
      asked.map(({ handle, name, country }) => ({ texts: [handle, name].filter((each) => each !== null), country })),
      { game },
    );
    const unknown = asked.map(({ handle }, index) => ({ handle, candidates: found[index] ?? [] }));
    const prized = kind === 'local' ? [] : fresh.filter((each) => known.has(each.handle) && !hasPrize(each));
    const offered = await Promise.all(prized.slice(0, MOST_LOOKED_UP).map(({ handle }) => this.offer(handle, record)));
    return { unknown, offered: offered.flat() };
  }

  private async offer(handle: string, { facts: { header } }: FollowedTournament['record']): Promise<OfferedPrize[]> {
    const prizes = await this.entitlements.findByHandle(handle, todayOf(this.clock));
    return (prizes?.entitlements ?? [])
      .filter(({ state, championship }) => state === 'open' && championship.kind === header.kind)
      .filter(({ championship }) => championship.game === header.game)
      .map(({ worth, target, wonIn, roundsLeft, headStart }) => ({
        ...{ handle, earnedByes: roundsLeft, headStart },
        text: `${String(worth)}, ${target} (${wonIn.name})`,
      }));
  }

  /** The director sees the handles that were entered, without labels. */
  private own({ record, state }: FollowedTournament): {
    header: FollowedTournament['record']['facts']['header'];
    now: number;
    view: LiveView;
  } {
    const now = this.clock.now().getTime();
    return { header: record.facts.header, now, view: viewOf(state, (handle) => handle, now) };
  }
}

function subjectOf({ record, state }: FollowedTournament, isHelped = false): Subject {
  const { country, region } = record.facts.header;
  return {
    directorKeys: isHelped ? [...record.directorKeys, ...state.helpers.keys()] : record.directorKeys,
    ownerIds: [record.accountId],
    place: placeOf(country, region),
  };
}

const directorsOf = ({ director, secondaryDirector, tertiaryDirector }: TournamentHeader): string[] =>
  [director, secondaryDirector, tertiaryDirector].filter((handle) => handle !== null);

const hasPrize = ({ earnedByes, headStart }: LivePlayer): boolean => earnedByes.length > 0 || headStart > 0;
