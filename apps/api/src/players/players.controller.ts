import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiProblems, decodeCursor, encodeCursor, notFound, PageQuery } from '@quadrant/http';
import { PlayerReadModel, type PlayerProfile } from '@quadrant/persistence';
import { findHandleProblem, foldHandle } from '@quadrant/tournament';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isRatingChangePosition, isTournamentPosition } from '../paging/history-position.js';
import { cutPage, linkNextPage } from '../paging/next-page.js';
import { PlayerDto, playerOf, PlayerRatingChangePageDto, PlayerTournamentPageDto } from './player.dto.js';

@ApiTags('players')
@ApiParam({ name: 'handle', description: 'Handle of the player; case and accents do not count' })
@ApiProblems(404, 503)
@Controller('api/v1/players/:handle')
export class PlayersController {
  constructor(private readonly players: PlayerReadModel) {}

  @Get()
  @ApiOperation({ operationId: 'readPlayer', summary: 'A player: ratings, league points, Masters Points' })
  @ApiOkResponse({ type: PlayerDto })
  async read(@Param('handle') handle: string): Promise<PlayerDto> {
    return playerOf(await this.getPlayer(handle));
  }

  @Get('rating-changes')
  @ApiOperation({ operationId: 'listRatingChanges', summary: 'What moved the ratings of a player, newest first' })
  @ApiOkResponse({ type: PlayerRatingChangePageDto })
  @ApiProblems(400)
  async listRatingChanges(
    @Param('handle') handle: string,
    @Query() { limit, cursor }: PageQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PlayerRatingChangePageDto> {
    await this.getPlayer(handle);
    const listing = `rating changes of ${foldHandle(handle)}`;
    const position = cursor === undefined ? null : decodeCursor(listing, cursor, isRatingChangePosition);
    const found = await this.players.listRatingChanges(handle, limit + 1, position);
    const { rows, after } = cutPage(found, limit, ({ startsAt, tournamentId, category }) => ({
      startsAt: startsAt.toISOString(),
      key: tournamentId,
      category,
    }));
    const next = after && encodeCursor(listing, after);
    linkNextPage(request, reply, next);
    return { rows, next };
  }

  @Get('tournaments')
  @ApiOperation({ operationId: 'listPlayerTournaments', summary: 'The tournaments of a player, newest first' })
  @ApiOkResponse({ type: PlayerTournamentPageDto })
  @ApiProblems(400)
  async listTournaments(
    @Param('handle') handle: string,
    @Query() { limit, cursor }: PageQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PlayerTournamentPageDto> {
    await this.getPlayer(handle);
    const listing = `tournaments of ${foldHandle(handle)}`;
    const position = cursor === undefined ? null : decodeCursor(listing, cursor, isTournamentPosition);
    const found = await this.players.listTournaments(handle, limit + 1, position);
    const { rows, after } = cutPage(found, limit, ({ startsAt, tournamentId }) => ({
      startsAt: startsAt.toISOString(),
      key: tournamentId,
    }));
    const next = after && encodeCursor(listing, after);
    linkNextPage(request, reply, next);
    return { rows, next };
  }

  private async getPlayer(handle: string): Promise<PlayerProfile> {
    const player = findHandleProblem(handle) === null ? await this.players.findByHandle(handle) : null;
    if (player === null) {
      throw notFound(
        `There is no player with the handle ${JSON.stringify(handle)}.`,
        'Check the spelling; the leaderboards at /api/v1/leaderboards list handles.',
      );
    }
    return player;
  }
}
