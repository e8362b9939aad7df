import { say } from '@quadrant/rules/message';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiProblems, Clock, notFound, todayOf } from '@quadrant/http';
import { findHandleFault } from '@quadrant/rules/tournament';
import { PlayerLeaguePointsReadModel } from '@quadrant/store/reading';
import { ForeseenFieldDto } from './foreseen.dto.js';
import { PlayerLeaguePointsDto, playerLeaguePointsOf } from './player-league-points.dto.js';

// @row 126
@ApiTags('players')
@ApiProblems(404, 503)
@Controller('api/v1/players/:handle/league-points')
export class PlayerLeaguePointsController {
  constructor(
    private readonly points: PlayerLeaguePointsReadModel,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'readPlayerLeaguePoints',
    summary: 'Every league point of a player, where it comes from, and what they still need',
  })
  @ApiParam({ name: 'handle', description: 'Handle of the player; case and accents do not count' })
  @ApiOkResponse({ type: PlayerLeaguePointsDto })
  @ApiProblems(400)
  async read(
    @Param('handle') handle: string,
    @Query() { participants }: ForeseenFieldDto,
  ): Promise<PlayerLeaguePointsDto> {
    const isHandle = findHandleFault(handle) === null;
    const points = isHandle ? await this.points.find(handle, todayOf(this.clock), participants ?? null) : null;
    if (points !== null) return playerLeaguePointsOf(points);
    throw notFound(
      say`There is no player with the handle ${JSON.stringify(handle)}.`,
      say`Check the spelling; the leaderboards at /api/v1/leaderboards list handles.`,
    );
  }
}
