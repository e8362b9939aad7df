import { say } from '@quadrant/rules/message';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Clock, notFound, Operation, todayOf } from '@quadrant/http';
import { findHandleFault } from '@quadrant/rules/tournament';
import { PlayerLeaguePointsView } from '@quadrant/views';
import { PlayerHandle } from '../requests/path-parameters.js';
import { ForeseenFieldDto } from './foreseen.dto.js';
import { PlayerLeaguePointsDto, playerLeaguePointsOf } from './player-league-points.dto.js';

// @row 126
@ApiTags('players')
@Controller('api/v1/players/:handle/league-points')
export class PlayerLeaguePointsController {
  constructor(
    private readonly points: PlayerLeaguePointsView,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Operation('readPlayerLeaguePoints', {
    summary: 'Every league point of a player, where it comes from, and what they still need',
    answers: PlayerLeaguePointsDto,
  })
  async read(
    @PlayerHandle() handle: string,
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
