import { say } from '@quadrant/rules/message';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { InPath, Kept, notFound, Operation, problemOfKind } from '@quadrant/http';
import { isProvisional } from '@quadrant/rules/policy';
import { CATEGORIES, GAME_TITLES, nameHiddenPlayers } from '@quadrant/rules/tournament';
import {
  findTrack,
  LeaderboardView,
  listAllTracks,
  type OpenLeaderboard,
  type ShownLeaderboard,
} from '@quadrant/views';
import { Moments } from '../moments/moments.service.js';
import { linkNextPage } from '../paging/next-page.js';
import { leaderboardCsv } from './leaderboard-csv.js';
import { LeaderboardFilters } from './leaderboard-filters.dto.js';
import { LeaderboardDto, LeaderboardListDto } from './leaderboard.dto.js';
import type { FastifyReply, FastifyRequest } from 'fastify';

const Category = () => InPath('category', { about: 'Rating category', enum: [...CATEGORIES] });

const Game = () => InPath('game', { about: 'Game title', enum: [...GAME_TITLES] });

@ApiTags('leaderboards')
@Controller('api/v1/leaderboards')
export class LeaderboardsController {
  constructor(
    private readonly leaderboards: LeaderboardView,
    private readonly moments: Moments,
  ) {}

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
    problems: [410, 429],
  })
  async read(
    @Game() gameName: string,
    @Category() categoryName: string,
    @Query() filters: LeaderboardFilters,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LeaderboardDto> {
    const page = await this.find(gameName, categoryName, filters);
    linkNextPage(request, reply, page.next);
    return page;
  }

  @Get(':game/:category/players.csv')
  @Kept({ until: 'midnight' })
  @Operation('downloadLeaderboard', {
    summary: 'The same page of a leaderboard as a CSV file',
    about:
      'The header `Link` names the next page. A cell that a spreadsheet program would take for a formula begins with an apostrophe. A hidden player is called Hidden player; several have numbers.',
    answers: { text: 'text/csv' },
    problems: [410, 429],
  })
  async download(
    @Game() gameName: string,
    @Category() categoryName: string,
    @Query() filters: LeaderboardFilters,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const { game, category, rows } = await this.read(gameName, categoryName, filters, request, reply);
    void reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${game}-${category}.csv"`);
    return nameHiddenPlayers(leaderboardCsv(rows), `/leaderboards/${game}/${category}`);
  }

  private async find(gameName: string, categoryName: string, filters: LeaderboardFilters): Promise<LeaderboardDto> {
    const track = findTrack(gameName, categoryName);
    if (track === null) {
      throw notFound(
        say`There is no leaderboard ${gameName}/${categoryName}.`,
        say`There are ${listAllTracks()
          .map((each) => `${each.game}/${each.category}`)
          .join(', ')}.`,
      );
    }
    const { around, limit, cursor } = filters;
    if (cursor !== undefined && around !== undefined) throw bothGiven();
    const board = await this.leaderboards.open(track, filters, this.moments);
    if (around === undefined) return answerOf(board, await this.leaderboards.list(board, limit));
    const part = await this.leaderboards.findAround(board, around, limit);
    if (part === 'absent') {
      throw notFound(
        say`${JSON.stringify(around)} is not on the leaderboard ${gameName}/${categoryName} under these filters.`,
        say`Leave filters out, or choose another leaderboard: the page of the player lists their ratings.`,
      );
    }
    if (part === null) {
      throw notFound(
        say`There is no player with the handle ${JSON.stringify(around)}.`,
        say`Check the spelling; GET /api/v1/players?name= finds names that are nearly right.`,
      );
    }
    return answerOf(board, part);
  }
}

function answerOf(
  { asOf, policy, filters: { game, category } }: OpenLeaderboard,
  page: ShownLeaderboard,
): LeaderboardDto {
  const { headRun, comparedWith, around, players, next } = page;
  const rows = page.rows.map((row) => ({
    ...row,
    displayRating: Math.round(row.rating),
    isProvisional: isProvisional(row.games, policy),
  }));
  return { run: asOf.run, headRun, comparedWith, around, asOf, game, category, players, rows, next };
}

function bothGiven(): Error {
  const detail = 'cannot be combined with cursor: around begins a page, and a cursor continues one';
  const errors = [{ in: 'query', name: 'around', detail }];
  return problemOfKind('invalid-request', say`Not valid in the query: around.`, { extra: { errors } });
}
