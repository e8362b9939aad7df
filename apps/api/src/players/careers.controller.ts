import { say } from '@quadrant/rules/message';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { decodeCursor, encodeCursor, InPath, Kept, notFound, Operation } from '@quadrant/http';
import { findHandleFault, foldHandle } from '@quadrant/rules/tournament';
import { isRunNumber } from '@quadrant/store/database';
import { CareerReadModel, OpponentReadModel } from '@quadrant/store/reading';
import { cutPage, linkNextPage } from '../paging/next-page.js';
import { PlayerHandle } from '../requests/path-parameters.js';
import { GameQuery, OpponentsQuery } from './career-query.dto.js';
import { CareerDto, careerOf, HeadToHeadDto, OpponentPageDto } from './career.dto.js';
import type { FastifyReply, FastifyRequest } from 'fastify';

@ApiTags('players')
@Controller('api/v1/players/:handle')
export class CareersController {
  constructor(
    private readonly careers: CareerReadModel,
    private readonly opponents: OpponentReadModel,
  ) {}

  @Get('career')
  @Kept({ until: 'midnight' })
  @Operation('readCareer', {
    summary: 'Ranks, record, peak and movement of a player on every rating track',
    answers: CareerDto,
  })
  async read(@PlayerHandle() handle: string): Promise<CareerDto> {
    const career = findHandleFault(handle) === null ? await this.careers.find(handle) : null;
    if (career === null) throw nobody(handle);
    return careerOf(career);
  }

  @Get('opponents')
  @Kept({ until: 'midnight' })
  @Operation('listOpponents', {
    summary: 'All opponents of a player in rated games, most games first',
    answers: OpponentPageDto,
  })
  async list(
    @PlayerHandle() handle: string,
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
  @Kept({ until: 'midnight' })
  @Operation('readHeadToHead', {
    summary: 'All that two players have played against each other, as the first of them',
    answers: HeadToHeadDto,
  })
  async compare(
    @PlayerHandle() handle: string,
    @InPath('opponent', 'Handle of the other player') opponent: string,
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
