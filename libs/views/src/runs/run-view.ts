import { Injectable } from '@nestjs/common';
import type { PrunedRun } from '@quadrant/http';
import type { NamedHistoryDiff } from '@quadrant/rules/history-diff';
import { findHandleFault } from '@quadrant/rules/tournament';
import { CauseReadModel, type MovedNumberCause } from '@quadrant/store/explanations';
import { RefreshRequestRepository, type RefreshRequest } from '@quadrant/store/refreshes';
import { RunDiffReadModel } from '@quadrant/store/history-diff';
import { findTrack } from '@quadrant/store/leaderboards';
import { RunReadModel, type PublicationState, type RunRow } from '@quadrant/store/runs';
import type { AnswerOf } from '../answer-of.js';
import { readPage, type AskedPage, type Page } from '../paging/read-page.js';
import { validate as isUuid } from 'uuid';

/** Any nine digits fit into an `integer` of PostgreSQL. */
const RUN_NUMBER = /^[1-9]\d{0,8}$/;

const RUNS = {
  isPosition: (value: unknown): value is number => typeof value === 'number' && RUN_NUMBER.test(String(value)),
  positionOf: ({ number }: RunRow) => number,
};

export type NamedRuns = AnswerOf<RunView['listNamed']>;
export type RunsBefore = AnswerOf<RunView['listBefore']>;
export type OpenRun = Extract<AnswerOf<RunView['open']>, { run: RunRow }>;
export type OpenRefresh = AnswerOf<RunView['openRefresh']>;

/** Says why a run moved the rating of a track. */
export type ExplainedMove = MovedNumberCause & NonNullable<ReturnType<typeof findTrack>>;

/** Answers what was published, what each run changed and why, and how far refreshes are. */
@Injectable()
export class RunView {
  constructor(
    private readonly runs: RunReadModel,
    private readonly diffs: RunDiffReadModel,
    private readonly causes: CauseReadModel,
    private readonly refreshes: RefreshRequestRepository,
  ) {}

  /** Returns the run that readers see, and whether publication is paused. */
  getPublication(): Promise<PublicationState> {
    return this.runs.getPublication();
  }

  /** Lists runs, the newest first. */
  list(asked: AskedPage): Promise<Page<RunRow>> {
    return readPage(asked, RUNS, (limit, before) => this.runs.list(limit, before));
  }

  /** Lists runs for people, the newest first. */
  async listNamed(asked: AskedPage) {
    const page = await this.list(asked);
    return { ...page, names: await this.runs.nameSubjectsOf(page.rows) };
  }

  /** Lists runs behind the one of a number, as an address has it, for those who can roll back. */
  async listBefore(before: unknown, limit: number) {
    const number = typeof before === 'string' && RUN_NUMBER.test(before) ? Number(before) : null;
    const found = await this.runs.list(limit + 1, number);
    const publication = await this.runs.getPublication();
    const runs = found.slice(0, limit);
    return { runs, hasMore: found.length > limit, publication, names: await this.runs.nameSubjectsOf(runs) };
  }

  /** Finds a run. For a text that is no run's number, it returns the number of the newest run. */
  async find(number: string): Promise<RunRow | { readonly head: number }> {
    const run = RUN_NUMBER.test(number) ? await this.runs.findByNumber(Number(number)) : null;
    return run ?? { head: await this.runs.getHead() };
  }

  /** Finds what a run changed, unless that is no longer kept, or the number of the newest run, as `find` does. */
  async findDiff(number: string): Promise<NamedHistoryDiff | PrunedRun | { readonly head: number }> {
    const pruned = await this.findPruned(number);
    if (pruned !== null) return pruned;
    const diff = RUN_NUMBER.test(number) ? await this.diffs.find(Number(number)) : null;
    return diff ?? { head: await this.runs.getHead() };
  }

  /**
   * Opens a run with what it changed, or returns the number of the newest run, as `find` does.
   *
   * @param mostCompared a run that changed more tournaments is not compared, because that reads much of history
   */
  async open(number: string, mostCompared: number) {
    const run = await this.find(number);
    if ('head' in run) return run;
    const [head, names] = [await this.runs.getHead(), await this.runs.nameSubjectsOf([run])];
    const pruned = await this.findPruned(number);
    const isCompared = pruned === null && run.tournamentsChanged <= mostCompared;
    return { run, head, names, pruned, diff: isCompared ? await this.diffs.find(run.number) : null };
  }

  /** The changes of a run are kept with the numbers of the run before it. Returns null where both are. */
  private async findPruned(number: string): Promise<PrunedRun | null> {
    if (!RUN_NUMBER.test(number)) return null;
    const [run, oldestRun] = [Number(number), await this.runs.getOldest()];
    return oldestRun > 1 && run <= oldestRun ? { kind: 'changes-pruned', run, oldestRun } : null;
  }

  /**
   * Explains why a run moved a rating, unless that is no longer kept; null where it did not.
   *
   * @param tournament null means the last one that the run moved
   */
  async explain(
    number: string,
    handle: string,
    { game, category, tournament }: { game: unknown; category: unknown; tournament: string | null },
  ): Promise<ExplainedMove | PrunedRun | null> {
    const track = typeof game === 'string' && typeof category === 'string' ? findTrack(game, category) : null;
    if (track === null || !RUN_NUMBER.test(number) || findHandleFault(handle) !== null) return null;
    const pruned = await this.findPruned(number);
    if (pruned !== null) return pruned;
    const moved = { ...track, run: Number(number), handle, tournamentKey: tournament };
    const found = await this.causes.find(moved);
    return found && { ...track, ...found };
  }

  /** Lists the newest refreshes. */
  listRefreshes(limit: number): Promise<RefreshRequest[]> {
    return this.refreshes.list(limit);
  }

  /** Returns null for a text that is no refresh's id. */
  async findRefresh(id: string): Promise<RefreshRequest | null> {
    return isUuid(id) ? this.refreshes.findById(id) : null;
  }

  /** Returns null for a text that is no refresh's id. */
  async openRefresh(id: string) {
    const refresh = await this.findRefresh(id);
    if (refresh === null) return null;
    const { headRun, pause } = await this.runs.getPublication();
    return { refresh, diff: await this.refreshes.findDiff(id), headRun, isPaused: pause !== null };
  }
}
