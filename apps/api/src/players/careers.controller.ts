import { say } from '@quadrant/rules/message';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { InPath, Kept, notFound, Operation } from '@quadrant/http';
import { foldHandle } from '@quadrant/rules/tournament';
import { CareerView } from '@quadrant/views';
import { linkNextPage } from '../paging/next-page.js';
import { PlayerHandle } from '../requests/path-parameters.js';
import { GameQuery, MoversQueryDto, OpponentsQuery } from './career-query.dto.js';
import { CareerDto, careerOf, HeadToHeadDto, MoverListDto, OpponentPageDto } from './career.dto.js';
import type { FastifyReply, FastifyRequest } from 'fastify';

@ApiTags('players')
@Controller('api/v1')
export class CareersController {
  constructor(private readonly careers: CareerView) {}

  @Get('players/:handle/career')
  @Kept({ until: 'midnight' })
  @Operation('readCareer', {
    summary: 'Ranks, record, peak and movement of a player on every rating track',
    answers: CareerDto,
  })
  async read(@PlayerHandle() handle: string): Promise<CareerDto> {
    const career = await this.careers.find(handle);
    if (career === null) throw nobody(handle);
    return careerOf(career);
  }

  @Get('players/:handle/opponents')
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
    const page = await this.careers.listOpponents(handle, game ?? null, { listing, limit, cursor });
    if (page === null) throw nobody(handle);
    linkNextPage(request, reply, page.next);
    return page;
  }

  @Get('players/:handle/opponents/:opponent')
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
    const found = await this.careers.compare(handle, opponent, game ?? null);
    if (found !== null) return found;
    throw notFound(
      say`There is no player with the handle ${JSON.stringify(handle)}, or none with the handle ${JSON.stringify(opponent)}.`,
      say`Check the spelling; GET /api/v1/search?q= finds players by the beginnings of their names.`,
    );
  }

  @Get('movers')
  @Kept({ until: 'midnight' })
  @Operation('listMovers', {
    summary: 'Players whose ratings the tournaments of the last days have moved farthest',
    answers: MoverListDto,
  })
  listMovers(@Query() { game, category, days, limit }: MoversQueryDto): Promise<MoverListDto> {
    return this.careers.listMovers(days, { game: game ?? null, category: category ?? null, limit });
  }
}

const nobody = (handle: string): Error =>
  notFound(
    say`There is no player with the handle ${JSON.stringify(handle)}.`,
    say`Check the spelling; GET /api/v1/search?q= finds players by the beginnings of their names.`,
  );
