import { say } from '@quadrant/rules/message';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiProblems, decodeCursor, encodeCursor, notFound } from '@quadrant/http';
import { findHandleFault, foldHandle } from '@quadrant/rules/tournament';
import { isRunNumber } from '@quadrant/store/database';
import { CareerReadModel, OpponentReadModel } from '@quadrant/store/reading';
import { cutPage, linkNextPage } from '../paging/next-page.js';
import { GameQuery, OpponentsQuery } from './career-query.dto.js';
import { CareerDto, careerOf, HeadToHeadDto, OpponentPageDto } from './career.dto.js';
import type { FastifyReply, FastifyRequest } from 'fastify';

@ApiTags('players')
@ApiParam({ name: 'handle', description: 'Handle of the player; case and accents do not count' })
@ApiProblems(404, 503)
@Controller('api/v1/players/:handle')
export class CareersController {
  constructor(
    private readonly careers: CareerReadModel,
    private readonly opponents: OpponentReadModel,
  ) {}

  @Get('career')
  @ApiOperation({
    operationId: 'readCareer',
    summary: 'Ranks, record, peak and movement of a player on every rating track',
  })
  @ApiOkResponse({ type: CareerDto })
  async read(@Param('handle') handle: string): Promise<CareerDto> {
    const career = findHandleFault(handle) === null ? await this.careers.find(handle) : null;
    if (career === null) throw nobody(handle);
    return careerOf(career);
  }

  @Get('opponents')
  @ApiOperation({
    operationId: 'listOpponents',
    summary: 'All opponents of a player in rated games, most games first',
  })
  @ApiOkResponse({ type: OpponentPageDto })
  @ApiProblems(400)
  async list(
    @Param('handle') handle: string,
    @Query() { game, limit, cursor }: OpponentsQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OpponentPageDto> {
    const listing = ['opponents of', foldHandle(handle), game].join(' ');
    const from = cursor === undefined ? 0 : decodeCursor(listing, cursor, isRunNumber);
    const found = findHandleFault(handle) === null ? await this.opponents.listOpponents(handle, game ?? null) : null;
    if (found === null) throw nobody(handle);
    const { run, rows: all } = found;
    const { rows, after } = cutPage(all.slice(from), limit, () => from + limit);
    const next = after === null ? null : encodeCursor(listing, after);
    linkNextPage(request, reply, next);
    return { run, opponents: all.length, rows, next };
  }

  @Get('opponents/:opponent')
  @ApiParam({ name: 'opponent', description: 'Handle of the other player' })
  @ApiOperation({
    operationId: 'readHeadToHead',
    summary: 'All that two players have played against each other, as the first of them',
  })
  @ApiOkResponse({ type: HeadToHeadDto })
  @ApiProblems(400)
  async compare(
    @Param('handle') handle: string,
    @Param('opponent') opponent: string,
    @Query() { game }: GameQuery,
  ): Promise<HeadToHeadDto> {
    const areHandles = findHandleFault(handle) === null && findHandleFault(opponent) === null;
    const found = areHandles ? await this.opponents.findHeadToHead(handle, opponent, game ?? null) : null;
    if (found !== null) return found;
    throw notFound(
      say`There is no player with the handle ${JSON.stringify(handle)}, or none with the handle ${JSON.stringify(opponent)}.`,
      say`Check the spelling; GET /api/v1/search?q= finds players by the beginnings of their names.`,
    );
  }
}

const nobody = (handle: string): Error =>
  notFound(
    say`There is no player with the handle ${JSON.stringify(handle)}.`,
    say`Check the spelling; GET /api/v1/search?q= finds players by the beginnings of their names.`,
  );
