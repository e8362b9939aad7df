import { say } from '@quadrant/rules/message';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Clock, decodeCursor, encodeCursor, notFound, Operation, PageQuery, todayOf } from '@quadrant/http';
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
import { PlayerHandle } from '../requests/path-parameters.js';
import { PlayerDto, playerOf, PlayerRatingChangePageDto, PlayerTournamentPageDto } from './player.dto.js';
import { linksOf } from './rating-change.dto.js';
import type { FastifyReply, FastifyRequest } from 'fastify';

@ApiTags('players')
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
  @Operation('readPlayer', {
    summary: 'A player: ratings, league points, Masters Points',
    about: 'Former handles and aliases lead to the player too; `handle` is the current one.',
    answers: PlayerDto,
    problems: [429],
  })
  async read(@PlayerHandle() handle: string, @Query() query: AsOfQuery): Promise<PlayerDto> {
    const asOf = await this.moments.get(query);
    const player = await this.getPlayer(handle, asOf);
    const known = player.region === null ? null : await this.regions.find(player.region);
    return playerOf(player, known, asOf, stabilityOn(todayOf(this.clock), (await this.rulings.policies()).stability));
  }

  @Get('rating-changes')
  @Operation('listRatingChanges', {
    summary: 'The rating history of a player, newest first',
    about: 'All pages of one cursor show the same run.',
    answers: PlayerRatingChangePageDto,
    problems: [429],
  })
  async listRatingChanges(
    @PlayerHandle() handle: string,
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
