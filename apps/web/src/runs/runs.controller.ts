import { say } from '@quadrant/rules/message';
import { Get, Param, Query } from '@nestjs/common';
import { notFound, problemOfPruned } from '@quadrant/http';
import { RunView } from '@quadrant/views';
import { t } from '../languages/t.js';
import { causePage } from './cause.page.js';
import { runPage } from './run.page.js';
import { runsPage } from './runs.page.js';
import { PageController } from '../serving/page-controller.decorator.js';
import { addressOf } from '../query/address.js';
import { validate as isUuid } from 'uuid';
import type { VNode } from 'preact';

const ROWS = 50;
/** A run that republished more tournaments is compared only on request, because that reads much of history. */
const MOST_COMPARED = 500;

/** Lists everything that was published: what it changed, who asked for it, why, and how long it took. */
@PageController('runs')
export class RunPagesController {
  constructor(private readonly runs: RunView) {}

  @Get()
  async list(@Query() { cursor }: Record<string, unknown>): Promise<VNode> {
    const page = await this.runs.listNamed({ listing: 'runs page', limit: ROWS, cursor });
    return runsPage({ ...page, isFirstPage: typeof cursor !== 'string' });
  }

  @Get(':number')
  async show(@Param('number') number: string, @Query() query: Record<string, unknown>): Promise<VNode> {
    const found = await this.runs.open(number, query['changes'] === 'all' ? Infinity : MOST_COMPARED);
    if (!('run' in found)) {
      const { head } = found;
      const advice =
        head === 0
          ? t('Nothing has been published yet.')
          : t('Runs are numbered from 1 to {head}; see /runs.', { head });
      throw notFound(say`There is no run ${JSON.stringify(number)}.`, advice);
    }
    return runPage(found);
  }

  @Get(':number/changes/:handle')
  async explain(
    @Param('number') number: string,
    @Param('handle') handle: string,
    @Query() { game, category, tournament }: Record<string, unknown>,
  ): Promise<VNode> {
    const key = typeof tournament === 'string' && isUuid(tournament) ? tournament.toLowerCase() : null;
    const asked = { game, category, tournament: key };
    const cause = await this.runs.explain(number, handle, asked);
    if (cause !== null && 'oldestRun' in cause) throw problemOfPruned(cause);
    const own = cause?.steps.at(-1);
    if (cause === null || own === undefined) {
      throw notFound(
        t('This run moved no such rating of {handle}.', { handle: JSON.stringify(handle) }),
        t('The page of a player links to the reason of each change.'),
      );
    }
    const json = addressOf(`/api/v1/runs/${number}/changes/${encodeURIComponent(own.handle)}`, asked);
    return causePage({ handle: own.handle, cause, json });
  }
}
