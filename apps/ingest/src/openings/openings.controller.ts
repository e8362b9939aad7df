import { Body, Controller, Get, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, InPath, Operation, PreviewQuery, ReasonDto, type Actor } from '@quadrant/http';
import { OpeningReadModel } from '@quadrant/store/openings';
import { BalancesListDto, BalancesPreviewDto, NewBalancesDto, StoredBalancesDto } from './opening.dto.js';
import { problemOfOpening } from './opening-refusal.js';
import { Openings } from './openings.service.js';
import type { FastifyRequest } from 'fastify';

/** A number of a file that may exist. */
const NUMBER = /^[1-9]\d{0,8}$/;

@ApiTags('history')
@Controller('api/v1/opening-balances')
export class OpeningsController {
  constructor(
    private readonly openings: Openings,
    private readonly sets: OpeningReadModel,
  ) {}

  @Get()
  @Operation('listOpeningBalances', {
    summary: 'What players brought in from a previous system: each file, with its cut-over days and its conversion',
    answers: BalancesListDto,
  })
  async list(): Promise<BalancesListDto> {
    return { rows: await this.sets.listSets() };
  }

  @Post()
  @Operation('publishOpeningBalances', {
    summary: 'Brings in ratings, league points and titles from a previous system',
    about:
      'The file is a CSV table. A full refresh publishes it as one run, and taking it back is one run, too. With `preview` ' +
      'nothing is stored: the answer tells rows, findings, and mean and spread of the ratings before and after the conversion.',
    may: 'opening.publish',
    answers: {
      either: [StoredBalancesDto, BalancesPreviewDto],
      about: 'Stored, and published when `takesEffect` says; or the preview that was asked for',
    },
    problems: [409, 422],
  })
  publish(
    @Body() balances: NewBalancesDto,
    @Query() { preview }: PreviewQuery,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<StoredBalancesDto | BalancesPreviewDto> {
    const asked = { actor, requestId };
    return preview ? this.openings.preview(balances, asked) : this.openings.publish(balances, asked);
  }

  @Post(':number/undo')
  @Operation('takeBackOpeningBalances', {
    summary: 'Takes a file of opening balances back as a whole',
    about: 'A full refresh publishes history without it, as one run. Players who were registered with it stay.',
    may: 'opening.publish',
    answers: StoredBalancesDto,
    problems: [409],
  })
  takeBack(
    @InPath('number', { about: 'Number of the file', type: 'integer' }) number: string,
    @Body() { reason }: ReasonDto,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<StoredBalancesDto> {
    if (!NUMBER.test(number)) throw problemOfOpening({ kind: 'balances-not-found', number: Number(number) || 0 });
    return this.openings.takeBack(Number(number), reason, { actor, requestId });
  }
}
