import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Operation, PageQuery } from '@quadrant/http';
import { isMovement } from '@quadrant/rules/policy';
import { foldHandle } from '@quadrant/rules/tournament';
import { PlayerDirectoryView, PlayerView } from '@quadrant/views';
import { AsOfPageQuery, AsOfQuery } from '../moments/as-of-query.dto.js';
import { Moments } from '../moments/moments.service.js';
import { linkNextPage } from '../paging/next-page.js';
import { PlayerHandle } from '../requests/path-parameters.js';
import { noPlayer } from './no-player.js';
import { PlayerDto, playerOf, PlayerRatingChangePageDto, PlayerTournamentPageDto } from './player.dto.js';
import { PlayerSearchDto, PlayerSearchQuery } from './player-search.dto.js';
import { linksOf } from './rating-change.dto.js';
import type { FastifyReply, FastifyRequest } from 'fastify';

const MOST_CANDIDATES = 10;

@ApiTags('players')
@Controller('api/v1/players')
export class PlayersController {
  constructor(
    private readonly players: PlayerView,
    private readonly directory: PlayerDirectoryView,
    private readonly moments: Moments,
  ) {}

  @Get()
  @Operation('findPlayers', {
    summary: 'Players with a similar name',
    about:
      'Finds handles and names despite misspellings, missing accents, swapped first and last names, initials and nicknames.',
    answers: PlayerSearchDto,
  })
  async find(@Query() { name, game }: PlayerSearchQuery): Promise<PlayerSearchDto> {
    return { candidates: await this.directory.findSimilar(name, game ?? null, MOST_CANDIDATES) };
  }

  @Get(':handle')
  @Operation('readPlayer', {
    summary: 'A player: ratings, league points, Masters Points',
    about: 'Former handles and aliases lead to the player too; `handle` is the current one.',
    answers: PlayerDto,
    problems: [410, 429],
  })
  async read(@PlayerHandle() handle: string, @Query() query: AsOfQuery): Promise<PlayerDto> {
    const open = await this.players.open(handle, await this.moments.get(query));
    if (open === null) throw noPlayer(handle);
    return playerOf(open);
  }

  @Get(':handle/rating-changes')
  @Operation('listRatingChanges', {
    summary: 'The rating history of a player, newest first',
    about: 'All pages of one cursor show the same run.',
    answers: PlayerRatingChangePageDto,
    problems: [410, 429],
  })
  async listRatingChanges(
    @PlayerHandle() handle: string,
    @Query() query: AsOfPageQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PlayerRatingChangePageDto> {
    const { limit, cursor, publication, knownBy, playedBy } = query;
    const listing = ['rating changes of', foldHandle(handle), publication, knownBy, playedBy].join(' ');
    const page = await this.players.listRatingChanges(handle, query, { listing, limit, cursor }, this.moments);
    if (page === null) throw noPlayer(handle);
    const { asOf, player, policy, next } = page;
    linkNextPage(request, reply, next);
    const rows = page.rows.map((change) => ({
      ...change,
      isMovement: isMovement(change.before, change.after, policy),
      links: linksOf({ ...change, handle: player.handle }, asOf.run),
    }));
    return { asOf, rows, next };
  }

  @Get(':handle/tournaments')
  @Operation('listPlayerTournaments', {
    summary: 'The tournaments of a player, newest first',
    answers: PlayerTournamentPageDto,
  })
  async listTournaments(
    @PlayerHandle() handle: string,
    @Query() { limit, cursor }: PageQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PlayerTournamentPageDto> {
    const listing = `tournaments of ${foldHandle(handle)}`;
    const page = await this.players.listTournaments(handle, { listing, limit, cursor });
    if (page === null) throw noPlayer(handle);
    linkNextPage(request, reply, page.next);
    return page;
  }
}
