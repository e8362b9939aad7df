import { Get, Inject, Param, Req, Res } from '@nestjs/common';
import { Clock, notFound } from '@quadrant/http';
import { eventId, pageOf, type ShownEvent, tellEvent } from '@quadrant/rules/events';
import type { RunKind } from '@quadrant/rules/history';
import { say } from '@quadrant/rules/message';
import { addDays, foldHandle, nameHiddenPlayers, regionSlug } from '@quadrant/rules/tournament';
import { originOf, PUBLIC_URL } from '@quadrant/settings';
import { AnnouncementView, EventView, LeagueView, PlayerView, RunView, TournamentView } from '@quadrant/views';
import { calendarFile } from '../announcements/calendar-file.js';
import { entryOfAnnouncement } from '../announcements/feed-entry.js';
import { hiddenNames } from '../components/player-link.js';
import { t } from '../languages/t.js';
import { tell } from '../languages/tell.js';
import { RUN_KIND_NAMES } from '../runs/run-words.js';
import { PageController } from '../serving/page-controller.decorator.js';
import { FEED_TYPES, writeFeed, type FeedEntry, type FeedFacts, type FeedFormat } from './writing/write-feed.js';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A feed has the newest ones, since readers come again within days. */
const ROWS = 50;

/** A calendar shows what a player played in this time, too. */
const CALENDAR_DAYS_BACK = 90;
const MOST_DATES = 500;

/** Tells feed readers and calendars what happens: on the site, in a league, in a region, and to a player. */
@PageController()
export class FeedsController {
  constructor(
    private readonly events: EventView,
    private readonly runs: RunView,
    private readonly players: PlayerView,
    private readonly leagues: LeagueView,
    private readonly tournaments: TournamentView,
    private readonly announcements: AnnouncementView,
    private readonly clock: Clock,
    @Inject(PUBLIC_URL) private readonly publicUrl: string | null,
  ) {}

  @Get(['news.atom', 'news.json'])
  async news(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const entries = (await this.events.listNews(ROWS)).map(entryOfEvent);
    this.send(request, reply, { title: t('News'), page: '/', entries });
  }

  @Get(['runs.atom', 'runs.json'])
  async listRuns(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { rows } = await this.runs.list({ listing: 'runs feed', limit: ROWS, cursor: undefined });
    const entries = rows.map(({ number, kind, publishedAt, reason }) => ({
      id: `urn:quadrant:run:${number}`,
      title: t('Run {number}: {kind}', { number: String(number), kind: RUN_KIND_NAMES[kind as RunKind] }),
      path: `/runs/${number}`,
      updated: publishedAt,
      summary: tell(reason),
    }));
    this.send(request, reply, { title: t('Runs'), page: '/runs', entries });
  }

  @Get(['leagues/:slug/feed.atom', 'leagues/:slug/feed.json'])
  async ofLeague(
    @Param('slug') slug: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const league = await this.leagues.find(slug);
    if (league === null) {
      throw notFound(say`There is no league ${JSON.stringify(slug)}.`, say`All leagues are on /leagues.`);
    }
    const entries = (await this.events.listOfLeague(league.slug, ROWS)).map(entryOfEvent);
    this.send(request, reply, { title: league.name, page: `/leagues/${league.slug}`, entries });
  }

  @Get(['players/:handle/feed.atom', 'players/:handle/feed.json'])
  async ofPlayer(
    @Param('handle') handle: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const player = await this.findPlayer(handle);
    const asked = { listing: 'player feed', limit: ROWS, cursor: undefined };
    const rows = (await this.players.listTournaments(player, asked))?.rows ?? [];
    const entries = rows.map(({ tournamentId, tournament, startsAt, place }) => ({
      id: `urn:quadrant:result:${tournamentId}:${encodeURIComponent(foldHandle(player))}`,
      title:
        place === null
          ? t('{player} played in {tournament}', { player, tournament })
          : t('{player}: place {place} in {tournament}', { player, tournament, place: String(place) }),
      path: `/tournaments/${tournamentId}`,
      updated: startsAt,
    }));
    this.send(request, reply, { title: player, page: `/players/${encodeURIComponent(player)}`, entries });
  }

  /** Sends the tournaments that were played in a region, and those that are announced there. */
  @Get(['regions/:region/feed.atom', 'regions/:region/feed.json'])
  async ofRegion(
    @Param('region') region: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const slug = regionSlug(region);
    const known = (await this.tournaments.listRegions()).find((each) => each.slug === slug);
    if (known === undefined) {
      throw notFound(say`There is no region ${JSON.stringify(region)}.`, say`All regions are on /regions.`);
    }
    const played = await this.tournaments.listOfRegion(slug, ROWS);
    const announced = await this.announcements.list({ region: slug }, { limit: ROWS });
    const entries = [
      ...played.map(({ id, name, startsAt, winner }) => ({
        id: `urn:uuid:${id}`,
        title: name,
        path: `/tournaments/${id}`,
        updated: startsAt,
        ...(winner !== null && { summary: t('{winner} won.', { winner }) }),
      })),
      ...announced.rows.map(entryOfAnnouncement),
    ];
    this.send(request, reply, { title: known.name, page: `/tournaments?region=${encodeURIComponent(slug)}`, entries });
  }

  /** Tournaments that a player registered for or directs. */
  @Get('players/:handle/calendar.ics')
  async calendarOfPlayer(
    @Param('handle') handle: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const player = await this.findPlayer(handle);
    const from = addDays(this.clock.now().toISOString().slice(0, 10), -CALENDAR_DAYS_BACK);
    const rows = await this.announcements.listOfPlayer(player, from, MOST_DATES);
    const text = calendarFile(rows, t('Tournaments of {player}', { player }), this.originFor(request));
    void reply
      .type('text/calendar; charset=utf-8')
      .send(nameHiddenPlayers(text, `calendar of ${player}`, hiddenNames()));
  }

  /** A hidden player is not found by their name. */
  private async findPlayer(handle: string): Promise<string> {
    const [player] = (await this.players.findNow(handle)).found;
    if (player) return player.handle;
    throw notFound(
      say`There is no player ${JSON.stringify(handle)}.`,
      say`Check the spelling; leaderboards list handles.`,
    );
  }

  private send(request: FastifyRequest, reply: FastifyReply, facts: Omit<FeedFacts, 'self'>): void {
    const [self = '/'] = request.url.split('?', 1);
    const format: FeedFormat = self.endsWith('.json') ? 'json' : 'atom';
    void reply.type(FEED_TYPES[format]).send(writeFeed({ ...facts, self }, format, this.originFor(request)));
  }

  /** Without a trustworthy address of the site, links are paths. */
  private originFor(request: FastifyRequest): string {
    return originOf(request, this.publicUrl) ?? '';
  }
}

const entryOfEvent = (event: ShownEvent): FeedEntry => ({
  id: `urn:quadrant:${eventId(event.position)}`,
  title: tell(tellEvent(event)),
  path: pageOf(event) ?? '/',
  updated: event.at,
});
