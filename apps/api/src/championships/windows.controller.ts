import { Body, Controller, Get, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Authority, Clock, CurrentActor, Operation, type Actor } from '@quadrant/http';
import { CONTINENTS } from '@quadrant/rules/permissions';
import { ALLOTTED_KINDS, printedWindow } from '@quadrant/rules/championships';
import { ChampionshipWindowRepository } from '@quadrant/store/championships';
import { NewWindowDto, WindowDto, WindowListDto, WindowQuery } from './window.dto.js';
import type { FastifyRequest } from 'fastify';

@ApiTags('applications')
@Controller('api/v1/windows')
export class WindowsController {
  constructor(
    private readonly windows: ChampionshipWindowRepository,
    private readonly authority: Authority,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Operation('listWindows', {
    summary: 'When championships of a year are played and applied for',
    about: 'Without an announcement for a year, the months of Organized Play Guide 4.2, section 11 apply.',
    answers: WindowListDto,
  })
  async list(@Query() { year = this.clock.now().getUTCFullYear() }: WindowQuery): Promise<WindowListDto> {
    const announced = await this.windows.list(year);
    const rows = ALLOTTED_KINDS.flatMap((kind) => {
      const own = announced.filter((window) => window.kind === kind);
      const isForAll = own.some(({ game, continent }) => game === null && continent === null);
      return isForAll ? own : [printedWindow(kind, year), ...own];
    });
    return { rows };
  }

  @Post()
  @Operation('setWindow', {
    summary: 'Announces when championships are played and applied for, in place of what was announced before',
    about: 'Only a coordinator of all continents can announce one for all continents.',
    may: 'window.set',
    answers: WindowDto,
  })
  async set(
    @Body() body: NewWindowDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<WindowDto> {
    for (const continent of body.continent === undefined ? CONTINENTS : [body.continent]) {
      await this.authority.require(actor, 'window.set', { place: { continent, region: null } }, request);
    }
    const window = {
      kind: body.kind,
      year: Number(body.playFrom.slice(0, 4)),
      game: body.game ?? null,
      continent: body.continent ?? null,
      applicationsFrom: body.applicationsFrom ?? null,
      applicationsUntil: body.applicationsUntil ?? null,
      playFrom: body.playFrom,
      playUntil: body.playUntil,
      source: body.source.trim(),
    };
    await this.windows.set(window, { handle: actor.handle, at: this.clock.now(), requestId: request.id });
    return window;
  }
}
