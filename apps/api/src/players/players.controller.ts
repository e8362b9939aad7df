import { say } from '@quadrant/rules/message';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiProblems, Clock, decodeCursor, encodeCursor, notFound, PageQuery, todayOf } from '@quadrant/http';
import { isMovement, stabilityOn } from '@quadrant/rules/policy';
import { findHandleFault, foldHandle } from '@quadrant/rules/tournament';
import { isRatingChangePosition, isTournamentPosition } from '@quadrant/store/database';
import { RegionRepository } from '@quadrant/store/intake';
import { RulingReadModel } from '@quadrant/store/explanations';
import {
  PlayerReadModel,
  viewOf,
  type AsOf,
  type PlayerProfile,
  type PlayerRatingChange,
} from '@quadrant/store/reading';
import { AsOfPageQuery, AsOfQuery } from '../as-of/as-of-query.dto.js';
import { Moments } from '../as-of/moments.service.js';
import { cutPage, linkNextPage } from '../paging/next-page.js';
import { PlayerDto, playerOf, PlayerRatingChangePageDto, PlayerTournamentPageDto } from './player.dto.js';
import { linksOf } from './rating-change.dto.js';
import type { FastifyReply, FastifyRequest } from 'fastify';

@ApiTags('players')
@ApiParam({ name: 'handle', description: 'Handle of the player; case and accents do not count' })
@ApiProblems(404, 503)
@Controller('api/v1/players/:handle')
export class PlayersController {
  constructor(
    private readonly players: PlayerReadModel,
    private readonly regions: RegionRepository,
    private readonly moments: Moments,
    private readonly rulings: RulingReadModel,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'readPlayer',
    summary: 'A player: ratings, league points, Masters Points',
    description: 'Former handles and aliases lead to the player too; `handle` is the current one.',
  })
  @ApiOkResponse({ type: PlayerDto })
  @ApiProblems(400, 429)
  async read(@Param('handle') handle: string, @Query() query: AsOfQuery): Promise<PlayerDto> {
    const asOf = await this.moments.get(query);
    const player = await this.getPlayer(handle, asOf);
    const known = player.region === null ? null : await this.regions.find(player.region);
    return playerOf(player, known, asOf, stabilityOn(todayOf(this.clock), (await this.rulings.policies()).stability));
  }

  @Get('rating-changes')
  @ApiOperation({
    operationId: 'listRatingChanges',
    summary: 'The rating history of a player, newest first',
    description: 'All pages of one cursor show the same run.',
  })
  @ApiOkResponse({ type: PlayerRatingChangePageDto })
  @ApiProblems(400, 429)
  async listRatingChanges(
    @Param('handle') handle: string,
    @Query() query: AsOfPageQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PlayerRatingChangePageDto> {
    const { limit, cursor, publication, knownBy, playedBy } = query;
    const listing = ['rating changes of', foldHandle(handle), publication, knownBy, playedBy].join(' ');
    const position = cursor === undefined ? null : decodeCursor(listing, cursor, isRatingChangePosition);
    const asOf = await this.moments.get(query, position?.run);
    const player = await this.getPlayer(handle, asOf);
    const found = await this.players.listRatingChanges(handle, viewOf(asOf), limit + 1, position);
    const { rows, after } = cutPage(found, limit, ({ startsAt, tournamentId, category }) => ({
      startsAt: startsAt.toISOString(),
      key: tournamentId,
      category,
      run: asOf.run,
    }));
    const next = after && encodeCursor(listing, after);
    linkNextPage(request, reply, next);
    const links = (change: PlayerRatingChange) => linksOf({ ...change, handle: player.handle }, asOf.run);
    const policy = stabilityOn(todayOf(this.clock), (await this.rulings.policies()).stability);
    const shown = rows.map((change) => ({
      ...change,
      isMovement: isMovement(change.before, change.after, policy),
      links: links(change),
    }));
    return { asOf, rows: shown, next };
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
    await this.getPlayer(handle, await this.moments.get({ publication: 'current' }));
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

  private async getPlayer(handle: string, asOf: AsOf): Promise<PlayerProfile> {
    const isHandle = findHandleFault(handle) === null;
    const player = isHandle ? await this.players.findByHandle(handle, viewOf(asOf)) : null;
    if (player === null) {
      throw notFound(
        say`There is no player with the handle ${JSON.stringify(handle)}.`,
        say`Check the spelling; the leaderboards at /api/v1/leaderboards list handles.`,
      );
    }
    return player;
  }
}
