import { say } from '@quadrant/rules/message';
import { t } from '../languages/t.js';
import { Get, Param, Query, Req } from '@nestjs/common';
import { decodeCursor, encodeCursor, notFound } from '@quadrant/http';
import { stabilityOn, type Policies } from '@quadrant/rules/policy';
import { findHandleFault } from '@quadrant/rules/tournament';
import { BoardsWatch, type Remembered } from '@quadrant/store/database';
import { RegionRepository } from '@quadrant/store/intake';
import { RulingReadModel } from '@quadrant/store/explanations';
import {
  type AsOf,
  findTrack,
  isLeaderboardPosition,
  LastChangeReadModel,
  type LeaderboardPage,
  type LeaderboardPlaces,
  LeaderboardPlacesReadModel,
  LeaderboardReadModel,
  RunReadModel,
  SearchReadModel,
  type BoardFilters,
  type LeaderboardPart,
  type LeaderboardRow,
  listAllTracks,
  nameListing,
  type RatingTrack,
  viewOf,
} from '@quadrant/store/reading';
import { readMoment } from '../query/moment.js';
import { PageMoments } from '../query/moments.service.js';
import { leaderboardPage } from './leaderboard.page.js';
import type { MissedPlayer } from './find-player.js';
import { leaderboardsPage, type TrackLeaders } from './leaderboards.page.js';
import { FieldReader } from '../query/field-reader.js';
import { isName, LONGEST_NAME } from '../query/name.js';
import { KeptPage } from '../serving/kept-page.decorator.js';
import { PageController } from '../serving/page-controller.decorator.js';
import { readFilters } from './leaderboard-filters.js';
import { Viewers } from '../frame/viewers.service.js';
import type { FastifyRequest } from 'fastify';
import type { VNode } from 'preact';

const ROWS = 100;
/** The list of all leaderboards shows this many players of each. */
const LEADERS = 3;
/** A search for a player shows this many ranks around them. */
const ROWS_AROUND = 25;
/** At most this many players are offered for an ambiguous name. */
const MOST_CANDIDATES = 8;
/** A leaderboard filtered by name shows this many rows: each is looked up by itself, however long the leaderboard is. */
const MOST_NAMED = 12;

const NOW = { publication: 'current', knownBy: null, playedBy: null } as const;

@PageController('leaderboards')
export class LeaderboardsController {
  /** Remembers the newest run, and what every page shows of it. */
  private readonly head: Remembered<AsOf>;
  private readonly policies: Remembered<Policies>;
  private readonly regionNames: Remembered<ReadonlyMap<string, string>>;
  private readonly placesOf: ReadonlyMap<string, Remembered<LeaderboardPlaces>>;

  constructor(
    private readonly leaderboards: LeaderboardReadModel,
    private readonly lastChanges: LastChangeReadModel,
    private readonly search: SearchReadModel,
    private readonly moments: PageMoments,
    private readonly runs: RunReadModel,
    private readonly viewers: Viewers,
    watch: BoardsWatch,
    places: LeaderboardPlacesReadModel,
    regions: RegionRepository,
    rulings: RulingReadModel,
  ) {
    this.head = watch.remember(() => moments.get(NOW));
    this.policies = watch.remember(() => rulings.policies());
    this.regionNames = watch.remember(
      async () => new Map((await regions.list()).map(({ slug, name }) => [slug, name])),
    );
    this.placesOf = new Map(
      listAllTracks().map(({ game, category }) => [
        `${game} ${category}`,
        watch.remember(() => places.find(game, category)),
      ]),
    );
  }

  @Get()
  @KeptPage()
  async list(): Promise<VNode> {
    const tracks = await this.leaderboards.listTracks();
    const run = await this.runs.getHead();
    const leaders: TrackLeaders[] = [];
    for (const track of tracks) leaders.push({ track, rows: await this.readTop(track, run) });
    return leaderboardsPage(leaders);
  }

  // Such a page finds players by name too, and new players are in no run yet.
  @Get(':game/:category')
  @KeptPage({ exceptFor: ['around', 'name'] })
  async show(
    @Param('game') gameName: string,
    @Param('category') categoryName: string,
    // This is no DTO: an address that somebody has extended (`?utm_source=`) still shows its page.
    @Query() query: Record<string, unknown>,
    @Req() request: FastifyRequest,
  ): Promise<VNode> {
    const track = findTrack(gameName, categoryName);
    if (track === null) {
      throw notFound(say`There is no leaderboard ${gameName}/${categoryName}.`, say`/leaderboards lists them all.`);
    }
    const fields = new FieldReader(query);
    const filters = readFilters(fields);
    const moment = readMoment(fields, this.moments.today());
    const { cursor } = query;
    // A position is valid for the same filters only.
    const listing = nameListing({ ...track, ...filters, ...moment, provisional: 'include' });
    const after = typeof cursor === 'string' ? decodeCursor(listing, cursor, isLeaderboardPosition) : null;
    const isNow =
      after === null && moment.publication === 'current' && moment.knownBy === null && moment.playedBy === null;
    const asOf = isNow ? await this.head() : await this.moments.get(moment, after?.run);
    const { activeSince } = filters;
    const board: BoardFilters = {
      ...filters,
      ...track,
      activeSince: activeSince === null ? null : new Date(`${activeSince}T00:00:00Z`),
      view: viewOf(asOf),
      gamesBelow: null,
    };
    const name = fields.read(
      'around',
      isName,
      t('a name of at most {most} visible characters', { most: LONGEST_NAME }),
    );
    const found = name === null ? null : await this.findAround(board, name);
    const beginning = fields.read(
      'name',
      isName,
      t('a name of at most {most} visible characters', { most: LONGEST_NAME }),
    );
    const named = beginning === null || name !== null ? null : await this.findNamed(board, beginning);
    const page =
      named?.page ??
      (found === null || 'asked' in found ? await this.leaderboards.getPage({ ...board, limit: ROWS, after }) : found);
    const [lastChanges, policies, places, regionNames] = await Promise.all([
      this.lastChanges.find(board, page.rows),
      this.policies(),
      this.placesOf.get(`${track.game} ${track.category}`)!(),
      this.regionNames(),
    ]);
    const next = page.next && encodeCursor(listing, page.next);
    const { complaints } = fields;
    return leaderboardPage({
      ...track,
      filters,
      moment,
      complaints,
      asOf,
      page,
      named: named && { beginning: beginning ?? '', hasMore: named.hasMore },
      missed: found !== null && 'asked' in found ? found : null,
      own: await this.viewers.findOwnPlayer(request),
      lastChanges,
      policy: stabilityOn(this.moments.today(), policies.stability),
      places,
      regionNames,
      today: this.moments.today(),
      cursor: typeof cursor === 'string' ? cursor : null,
      limit: 'around' in page ? ROWS_AROUND : ROWS,
      next,
    });
  }

  /** Returns the ranks around a player whose handle or name somebody typed, or the players they may mean. */
  private async findAround(board: BoardFilters, name: string): Promise<LeaderboardPart | MissedPlayer> {
    const hasHandle = findHandleFault(name) === null;
    const direct = hasHandle ? await this.leaderboards.getAround(board, name, ROWS_AROUND) : null;
    if (direct === 'absent') return { asked: name, isPlayer: true, candidates: [] };
    if (direct !== null) return direct;
    const candidates = await this.search.find(name, ['player'], MOST_CANDIDATES);
    const [only] = candidates;
    if (candidates.length === 1 && only !== undefined) {
      const part = await this.leaderboards.getAround(board, only.id, ROWS_AROUND);
      if (part !== 'absent' && part !== null) return part;
      return { asked: only.id, isPlayer: true, candidates: [] };
    }
    return { asked: name, isPlayer: false, candidates };
  }

  /** Returns the rows of players whose handle or name begins with a text. */
  private async findNamed(board: BoardFilters, name: string): Promise<{ page: LeaderboardPage; hasMore: boolean }> {
    const hits = await this.search.find(name, ['player'], MOST_NAMED + 1);
    const parts: LeaderboardPart[] = [];
    for (const { id } of hits.slice(0, MOST_NAMED)) {
      const part = await this.leaderboards.getAround(board, id, 1);
      if (part !== null && part !== 'absent') parts.push(part);
    }
    const rows = parts.flatMap((part) => part.rows).toSorted((a, b) => a.rank - b.rank);
    const [{ headRun, players, comparedWith } = await this.leaderboards.getPage({ ...board, limit: 1, after: null })] =
      parts;
    return {
      page: { headRun, players, comparedWith, rows, next: null },
      hasMore: hits.length > MOST_NAMED,
    };
  }

  private async readTop({ game, category }: RatingTrack, run: number): Promise<readonly LeaderboardRow[]> {
    const { rows } = await this.leaderboards.getPage({
      ...{ game, category, country: null, region: null, minGames: 0, gamesBelow: null, activeSince: null },
      view: { run, playedBefore: null },
      limit: LEADERS,
      after: null,
    });
    return rows;
  }
}
