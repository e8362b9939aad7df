import { say } from '@quadrant/rules/message';
import { Body, Controller, Get, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Authority, Clock, CurrentActor, InPath, Operation, problemOfKind, type Actor } from '@quadrant/http';
import { HistoryWindowView } from '@quadrant/views';
import { HistoryWindowRepository, RegionRepository } from '@quadrant/store/places';
import { problemOfHistoryWindow } from './history-window-refusal.js';
import {
  HistoryWindowDto,
  HistoryWindowListDto,
  HistoryWindowOpenedDto,
  NewHistoryWindowDto,
} from './history-window.dto.js';
import type { FastifyRequest } from 'fastify';

const NUMBER = /^[1-9]\d{0,8}$/;

@ApiTags('history')
@Controller('api/v1/history-windows')
export class HistoryWindowsController {
  constructor(
    private readonly windows: HistoryWindowRepository,
    private readonly view: HistoryWindowView,
    private readonly regions: RegionRepository,
    private readonly authority: Authority,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Operation('listHistoryWindows', {
    summary: 'The times in which approved directors may report tournaments that are older than the policy allows',
    answers: HistoryWindowListDto,
  })
  async list(): Promise<HistoryWindowListDto> {
    return { rows: await this.view.list() };
  }

  @Post()
  @Operation('openHistoryWindow', {
    summary: 'Lets approved directors report old tournaments of some days and a place, until a closing day',
    about:
      'Each report that comes in it waits for a coordinator. Only a coordinator of all continents can open one for everywhere.',
    may: 'history-window.open',
    creates: HistoryWindowOpenedDto,
    problems: [422],
  })
  async open(
    @Body() { from, to, continent, region, closesOn, note }: NewHistoryWindowDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<HistoryWindowOpenedDto> {
    const at = this.clock.now();
    const window = { from, to, continent: continent ?? null, region: region ?? null, closesOn, note: note.trim() };
    await this.view.requirePlace(window, (place) =>
      this.authority.require(actor, 'history-window.open', { place }, request),
    );
    if (closesOn < at.toISOString().slice(0, 10)) {
      throw problemOfKind('unprocessable', say`The window would close on ${closesOn}, which is over.`);
    }
    if (window.region !== null) {
      const known = (await this.regions.list()).find(({ slug }) => slug === window.region);
      if (known === undefined || known.continent !== window.continent) {
        throw problemOfKind('unprocessable', say`The continent has no region “${window.region}”.`);
      }
    }
    return { number: await this.windows.open(window, { handle: actor.handle, at, requestId: request.id }) };
  }

  @Post(':number/closing')
  @Operation('closeHistoryWindow', {
    summary: 'Closes a history window before its last day; reports that came in it stay',
    may: 'history-window.open',
    answers: HistoryWindowDto,
    problems: [409],
  })
  async close(
    @InPath('number', { about: 'Number of the window', type: 'integer' }) number: string,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<HistoryWindowDto> {
    const window = NUMBER.test(number) ? await this.view.find(Number(number)) : null;
    if (window === null)
      throw problemOfHistoryWindow({ kind: 'history-window-not-found', number: Number(number) || 0 });
    await this.view.requirePlace(window, (place) =>
      this.authority.require(actor, 'history-window.open', { place }, request),
    );
    const author = { handle: actor.handle, at: this.clock.now(), requestId: request.id };
    const refused = await this.windows.close(window.number, author);
    if (refused !== null) throw problemOfHistoryWindow(refused);
    return (await this.view.find(window.number))!;
  }
}
