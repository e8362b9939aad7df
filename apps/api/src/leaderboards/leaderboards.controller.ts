import { say } from '@quadrant/rules/message';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  Clock,
  decodeCursor,
  encodeCursor,
  InPath,
  Kept,
  notFound,
  Operation,
  problemOfKind,
  todayOf,
} from '@quadrant/http';
import { isProvisional, stabilityOn, type Policies, type StabilityPolicy } from '@quadrant/rules/policy';
import { CATEGORIES, GAME_TITLES, nameHiddenPlayers } from '@quadrant/rules/tournament';
import { BoardsWatch, type Remembered } from '@quadrant/store/database';
import { RulingReadModel } from '@quadrant/store/explanations';
import {
  type AsOf,
  type BoardFilters,
  findTrack,
  isLeaderboardPosition,
  type LeaderboardPart,
  type LeaderboardQuery,
  LeaderboardReadModel,
  listAllTracks,
  nameListing,
  viewOf,
} from '@quadrant/store/reading';
import { Moments } from '../as-of/moments.service.js';
import { linkNextPage } from '../paging/next-page.js';
import { parseMoment } from '../requests/moment.js';
import { leaderboardCsv } from './leaderboard-csv.js';
import { LeaderboardFilters } from './leaderboard-filters.dto.js';
import { LeaderboardDto, LeaderboardListDto } from './leaderboard.dto.js';
import type { FastifyReply, FastifyRequest } from 'fastify';

const Category = () => InPath('category', { about: 'Rating category', enum: [...CATEGORIES] });

const Game = () => InPath('game', { about: 'Game title', enum: [...GAME_TITLES] });

@ApiTags('leaderboards')
@Controller('api/v1/leaderboards')
export class LeaderboardsController {
  private readonly policies: Remembered<Policies>;
  private readonly head: Remembered<AsOf>;

  constructor(
    private readonly leaderboards: LeaderboardReadModel,
    private readonly moments: Moments,
    private readonly clock: Clock,
    rulings: RulingReadModel,
    watch: BoardsWatch,
  ) {
    this.policies = watch.remember(() => rulings.policies());
    this.head = watch.remember(() => moments.get({ publication: 'current' }));
  }

  @Get()
  @Kept({ until: 'midnight' })
  @Operation('listLeaderboards', { summary: 'Leaderboards with at least one player', answers: LeaderboardListDto })
  async list(): Promise<LeaderboardListDto> {
    const tracks = await this.leaderboards.listTracks();
    return {
      rows: tracks.map((track) => ({ ...track, link: `/api/v1/leaderboards/${track.game}/${track.category}` })),
    };
  }

  @Get(':game/:category')
  @Kept({ until: 'midnight' })
  @Operation('readLeaderboard', {
    summary: 'The ratings of one track, best first, or the ranks around a player',
    about:
      'All pages of one cursor show the same run, whatever is published meanwhile; `headRun` says when there is a newer one.',
    answers: LeaderboardDto,
    problems: [429],
  })
  read(
    @Game() gameName: string,
    @Category() categoryName: string,
    @Query() filters: LeaderboardFilters,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LeaderboardDto> {
    return this.readPage(gameName, categoryName, filters, request, reply);
  }

  @Get(':game/:category/players.csv')
  @Kept({ until: 'midnight' })
  @Operation('downloadLeaderboard', {
    summary: 'The same page of a leaderboard as a CSV file',
    about:
      'The header `Link` names the next page. A cell that a spreadsheet program would take for a formula begins with an apostrophe. A hidden player is called Hidden player; several have numbers.',
    answers: { text: 'text/csv' },
    problems: [429],
  })
  async download(
    @Game() gameName: string,
    @Category() categoryName: string,
    @Query() filters: LeaderboardFilters,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const { game, category, rows } = await this.readPage(gameName, categoryName, filters, request, reply);
    void reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${game}-${category}.csv"`);
    return nameHiddenPlayers(leaderboardCsv(rows), `/leaderboards/${game}/${category}`);
  }

  private async readPage(
    gameName: string,
    categoryName: string,
    filters: LeaderboardFilters,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<LeaderboardDto> {
    const page = await this.find(gameName, categoryName, filters);
    linkNextPage(request, reply, page.next);
    return page;
  }

  private async find(gameName: string, categoryName: string, filters: LeaderboardFilters): Promise<LeaderboardDto> {
    const asked = await this.understand(gameName, categoryName, filters);
    const { around } = filters;
    const page =
      around === undefined
        ? { around: null, ...(await this.leaderboards.getPage(asked.query)) }
        : await this.getAround(asked.query, around, asked.query.limit);
    return answerOf(asked, page);
  }

  private async understand(gameName: string, categoryName: string, filters: LeaderboardFilters): Promise<Asked> {
    const track = findTrack(gameName, categoryName);
    if (track === null) {
      throw notFound(
        say`There is no leaderboard ${gameName}/${categoryName}.`,
        say`There are ${listAllTracks()
          .map((each) => `${each.game}/${each.category}`)
          .join(', ')}.`,
      );
    }
    const { cursor, around, publication, knownBy, playedBy } = filters;
    if (cursor !== undefined && around !== undefined) throw bothGiven();
    const listing = listingOf(track, filters);
    const after = cursor === undefined ? null : decodeCursor(listing, cursor, isLeaderboardPosition);
    const isNow = after === null && publication === 'current' && knownBy === undefined && playedBy === undefined;
    const policies = await this.policies();
    const asOf = isNow ? await this.head() : await this.moments.get(filters, after?.run);
    const { country = null, region = null, minGames, provisional, activeSince, limit } = filters;
    const policy = stabilityOn(todayOf(this.clock), policies.stability);
    const query = {
      ...track,
      country,
      region,
      minGames: provisional === 'exclude' ? Math.max(minGames, policy.provisionalBelow) : minGames,
      gamesBelow: provisional === 'only' ? policy.provisionalBelow : null,
      activeSince: activeSince === undefined ? null : parseMoment(activeSince),
      view: viewOf(asOf),
      limit,
      after,
    };
    return { query, asOf, listing, policy };
  }

  private async getAround(board: BoardFilters, handle: string, limit: number): Promise<LeaderboardPart> {
    const part = await this.leaderboards.getAround(board, handle, limit);
    const { game, category } = board;
    if (part === 'absent') {
      throw notFound(
        say`${JSON.stringify(handle)} is not on the leaderboard ${game}/${category} under these filters.`,
        say`Leave filters out, or choose another leaderboard: the page of the player lists their ratings.`,
      );
    }
    if (part === null) {
      throw notFound(
        say`There is no player with the handle ${JSON.stringify(handle)}.`,
        say`Check the spelling; GET /api/v1/players?name= finds names that are nearly right.`,
      );
    }
    return part;
  }
}

type Track = Pick<LeaderboardQuery, 'game' | 'category'>;

/** A position of a cursor is valid for the same filters only. */
function listingOf(track: Track, filters: LeaderboardFilters): string {
  const { country = null, region = null, minGames, provisional, activeSince = null } = filters;
  const { publication, knownBy = null, playedBy = null } = filters;
  const asked = { country, region, minGames, provisional, activeSince };
  return nameListing({ ...track, ...asked, publication, knownBy, playedBy });
}

type FoundPage = Omit<LeaderboardPart, 'around'> & { readonly around: string | null };

interface Asked {
  readonly query: LeaderboardQuery;
  readonly asOf: AsOf;
  /** Cursors name their listing by this. */
  readonly listing: string;
  readonly policy: StabilityPolicy;
}

function answerOf({ query, asOf, listing, policy }: Asked, page: FoundPage): LeaderboardDto {
  const { game, category } = query;
  const { headRun, comparedWith, around, players } = page;
  const rows = page.rows.map((row) => ({
    ...row,
    displayRating: Math.round(row.rating),
    isProvisional: isProvisional(row.games, policy),
  }));
  const next = page.next && encodeCursor(listing, page.next);
  return { run: asOf.run, headRun, comparedWith, around, asOf, game, category, players, rows, next };
}

function bothGiven(): Error {
  const detail = 'cannot be combined with cursor: around begins a page, and a cursor continues one';
  const errors = [{ in: 'query', name: 'around', detail }];
  return problemOfKind('invalid-request', say`Not valid in the query: around.`, { extra: { errors } });
}
