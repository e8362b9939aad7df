import { say } from '@quadrant/rules/message';
import { Get, Param, Query } from '@nestjs/common';
import { decodeCursor, encodeCursor, notFound } from '@quadrant/http';
import { RunDiffReadModel } from '@quadrant/store/previews';
import { findHandleFault } from '@quadrant/rules/tournament';
import { CauseReadModel } from '@quadrant/store/explanations';
import { findTrack, RunReadModel } from '@quadrant/store/reading';
import { t } from '../languages/t.js';
import { causePage } from './cause.page.js';
import { runPage } from './run.page.js';
import { runsPage } from './runs.page.js';
import { PageController } from '../serving/page-controller.decorator.js';
import { addressOf } from '../query/address.js';
import { validate as isUuid } from 'uuid';
import type { VNode } from 'preact';

const ROWS = 50;
const LISTING = 'runs page';
/** A run that republished more tournaments is compared only on request, because that reads much of history. */
const MOST_COMPARED = 500;
/** Any nine digits fit into an `integer` of PostgreSQL. */
const RUN_NUMBER = /^[1-9]\d{0,8}$/;

const isPosition = (value: unknown): value is number => typeof value === 'number' && RUN_NUMBER.test(String(value));

/** Lists everything that was published: what it changed, who asked for it, why, and how long it took. */
@PageController('runs')
export class RunPagesController {
  constructor(
    private readonly runs: RunReadModel,
    private readonly diffs: RunDiffReadModel,
    private readonly causes: CauseReadModel,
  ) {}

  @Get()
  async list(@Query() { cursor }: Record<string, unknown>): Promise<VNode> {
    const before = typeof cursor === 'string' ? decodeCursor(LISTING, cursor, isPosition) : null;
    const found = await this.runs.list(ROWS + 1, before);
    const rows = found.slice(0, ROWS);
    const last = found.length > ROWS ? rows.at(-1) : undefined;
    return runsPage({
      rows,
      names: await this.runs.nameSubjectsOf(rows),
      isFirstPage: before === null,
      next: last === undefined ? null : encodeCursor(LISTING, last.number),
    });
  }

  @Get(':number')
  async show(@Param('number') number: string, @Query() query: Record<string, unknown>): Promise<VNode> {
    const run = RUN_NUMBER.test(number) ? await this.runs.findByNumber(Number(number)) : null;
    const head = await this.runs.getHead();
    if (run === null) {
      const advice =
        head === 0
          ? t('Nothing has been published yet.')
          : t('Runs are numbered from 1 to {head}; see /runs.', { head });
      throw notFound(say`There is no run ${JSON.stringify(number)}.`, advice);
    }
    const isCompared = query['changes'] === 'all' || run.tournamentsChanged <= MOST_COMPARED;
    return runPage({
      run,
      names: await this.runs.nameSubjectsOf([run]),
      diff: isCompared ? await this.diffs.find(run.number) : null,
      head,
    });
  }

  @Get(':number/changes/:handle')
  async explain(
    @Param('number') number: string,
    @Param('handle') handle: string,
    @Query() { game, category, tournament }: Record<string, unknown>,
  ): Promise<VNode> {
    const track = typeof game === 'string' && typeof category === 'string' ? findTrack(game, category) : null;
    const tournamentKey = typeof tournament === 'string' && isUuid(tournament) ? tournament.toLowerCase() : null;
    const isAddress = RUN_NUMBER.test(number) && findHandleFault(handle) === null;
    const cause =
      track === null || !isAddress
        ? null
        : await this.causes.find({ ...track, run: Number(number), handle, tournamentKey });
    const own = cause?.steps.at(-1);
    if (track === null || cause === null || own === undefined) {
      throw notFound(
        t('This run moved no such rating of {handle}.', { handle: JSON.stringify(handle) }),
        t('The page of a player links to the reason of each change.'),
      );
    }
    const asked = { ...track, tournament: tournamentKey };
    return causePage({
      ...track,
      handle: own.handle,
      cause,
      json: addressOf(`/api/v1/runs/${number}/changes/${encodeURIComponent(own.handle)}`, asked),
    });
  }
}
