import type { Text } from '@quadrant/rules/message';
import { randomUUID } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Clock } from '@quadrant/http';
import type { WaitingChange } from '@quadrant/rules/runs';
import {
  ENGINE_VERSION,
  isOfSameRules,
  replay,
  type Replayed,
  type ReplayProgress,
  tellChanges,
} from '@quadrant/rules/history';
import { ratingRulesSignature, type RatingRules } from '@quadrant/rules/rating';
import {
  FailedReportRepository,
  PublicationRepository,
  type Publication,
  type RunFacts,
  type WaitingJob,
} from '@quadrant/store/runs';
import { RATING_RULES, ScorecardRepository, type HistoryRange } from '@quadrant/store/history';
import type { ExpectedRefresh, RefreshScope } from '@quadrant/store/refreshes';
import { MergeTakenBack } from '@quadrant/store/players';
import { noteWork } from '@quadrant/watching';
import { describeError } from './describe-error.js';
import { failedTournament } from './failed-tournament.js';
import { publishApart, RunFailed } from './publish-apart.js';
import { PROGRESS_MS, throttle } from './progress.js';
import { publicReasonOf } from './public-reason.js';
import { chooseRefreshRange } from './refresh-range.js';

export interface RefreshOrder {
  readonly requestedBy: string;
  readonly reason: Text;
  readonly scope: RefreshScope;
  /** Whether its results are official until the next refresh. */
  readonly isOfficial: boolean;
  /** Id of the request that ends with this refresh: both are committed together. */
  readonly requestId?: string;
  /** For a dry run that is published as it is: the run it was computed on, and the hash that must result. */
  readonly expected?: ExpectedRefresh | null;
  readonly onProgress: (progress: ReplayProgress) => Promise<void> | void;
}

export interface PublishedRefresh {
  readonly run: number;
  readonly tournaments: number;
  readonly games: number;
}

/** Nothing is published until a coordinator resumes it. */
export class PublishingPaused extends Error {
  constructor() {
    super('publishing is paused since a rollback: a coordinator resumes it');
  }
}

/** A dry run would now publish something other than it showed. */
export class RefreshOutdated extends Error {}

@Injectable()
export class Publisher {
  private readonly logger = new Logger('Publisher');
  private readonly rulesSha256: string;

  constructor(
    private readonly publications: PublicationRepository,
    private readonly failedReports: FailedReportRepository,
    private readonly scorecards: ScorecardRepository,
    private readonly clock: Clock,
    @Inject(RATING_RULES) private readonly rules: RatingRules,
  ) {
    this.rulesSha256 = ratingRulesSignature(rules);
  }

  /**
   * Publishes everything that waits when it gets the publication lock as one run. A change that makes the run fail is
   * set aside, and the others are published without it. While publishing is paused, everything waits for the refresh
   * that resumes it.
   *
   * @param headRun publishes nothing when there is another head by then: a caller who waited for its run decides again
   * @returns the numbers of the runs: none when nothing waits, so that a job may come twice; several when one failed
   */
  publishWaiting(headRun: number | null = null): Promise<readonly number[]> {
    return publishApart(null, {
      publish: (jobs) =>
        this.publishJobs((publication) => {
          if (jobs !== null) return jobs;
          return headRun === null || publication.head.number === headRun ? publication.listWaiting() : [];
        }),
      setAside: (jobs, error) => this.setAside(jobs, error),
    });
  }

  /**
   * Publishes one change alone, whether a run was to take it along or not; a merge of players with the other merges that
   * wait.
   *
   * @returns the run's number; null when there is nothing to do any more, or when publishing is paused
   */
  async publish(change: WaitingChange): Promise<number | null> {
    try {
      return await this.publishJobs((publication) => publication.findJobs(change));
    } catch (error) {
      throw error instanceof RunFailed ? error.cause : error;
    }
  }

  /**
   * Replays history from where its scope begins, with the waiting and the failed tournaments, and publishes what
   * differs. A new tournament that cannot be taken in is marked as failed and left out, so that the others need not
   * wait. A published one cannot be left out: the refresh fails.
   *
   * @throws PublishingPaused and changes nothing
   * @throws RefreshOutdated for a dry run that would now publish something else; nothing is published
   * @throws RefreshCancelled when its request was cancelled; nothing is published
   */
  async publishRefresh(order: RefreshOrder): Promise<PublishedRefresh> {
    // A dry run has not tried them again either.
    const retried = order.expected ? 0 : await this.failedReports.retryAll();
    for (;;) {
      try {
        // This looks at every report, so an incremental refresh does it only when it has a reason to.
        if (order.scope !== 'incremental' || retried > 0) await this.scorecards.rescoreOutdated();
        return await this.refreshOnce(order);
      } catch (error) {
        if (error instanceof MergeTakenBack) continue;
        const failed = failedTournament(error);
        if (failed === null) throw error;
        const reference = randomUUID();
        this.logger.warn(`tournament ${failed.key} is left out of a refresh (${reference}): ${describeError(error)}`);
        await this.failedReports.mark(failed.key, failed.revision, publicReasonOf(error, reference));
      }
    }
  }

  private async setAside(jobs: readonly WaitingJob[], error: unknown): Promise<void> {
    await this.publications.setAside(jobs);
    for (const { change } of jobs) {
      this.logger.warn(`${JSON.stringify(change)} made a run fail and is tried alone: ${describeError(error)}`);
    }
  }

  /** @throws RunFailed */
  private async publishJobs(
    list: (publication: Publication) => Promise<readonly WaitingJob[]> | readonly WaitingJob[],
  ): Promise<number | null> {
    for (;;) {
      let jobs: readonly WaitingJob[] = [];
      try {
        return await this.publications.publish({
          work: async (publication) => {
            const startedAt = this.clock.now();
            jobs = await list(publication);
            return jobs.length === 0 ? null : this.publishTogether(publication, jobs, startedAt);
          },
          whilePaused: async (publication) => {
            jobs = await list(publication);
            await publication.letWait(jobs, this.clock.now());
            return null;
          },
        });
      } catch (error) {
        if (!(error instanceof MergeTakenBack)) throw new RunFailed(jobs, error);
      }
    }
  }

  private async publishTogether(
    publication: Publication,
    jobs: readonly WaitingJob[],
    startedAt: Date,
  ): Promise<number | null> {
    const taken = await publication.take(jobs);
    if (taken === null) return null;
    const { changes, range } = taken;
    this.noteRun(publication, changes);
    const facts = { ...tellChanges(changes), changes, isOfficial: false, startedAt };
    await this.replayRange(publication, range, this.reporterOf(jobs), facts);
    return publication.number;
  }

  /** People who publish or undo a batch see how far its run is. */
  private reporterOf(jobs: readonly WaitingJob[]): RefreshOrder['onProgress'] {
    const batches = jobs.flatMap(({ change }) => (change.kind === 'batch' ? [change.batch] : []));
    if (batches.length === 0) return () => undefined;
    return throttle(PROGRESS_MS, ({ tournamentsDone, tournamentsTotal }) =>
      this.publications.reportBatches(batches, tournamentsDone, tournamentsTotal),
    );
  }

  private refreshOnce(order: RefreshOrder): Promise<PublishedRefresh> {
    const startedAt = this.clock.now();
    return this.publications.publish({
      work: (publication) => this.refreshLocked(publication, order, startedAt),
      whilePaused: () => Promise.reject(new PublishingPaused()),
    });
  }

  private async refreshLocked(
    publication: Publication,
    { requestedBy, reason, scope, isOfficial, requestId, expected, onProgress }: RefreshOrder,
    startedAt: Date,
  ): Promise<PublishedRefresh> {
    const { head } = publication;
    if (expected && expected.baseRun !== head.number) throw new RefreshOutdated(`run ${head.number} was published`);
    const sameRules = isOfSameRules(head, this.rulesSha256);
    const range = await chooseRefreshRange(publication, scope, this.rulesSha256);
    this.noteRun(publication, []);
    if (scope === 'rewrite') publication.rewriteAll();
    const { links, tournaments, games } = await this.replayRange(publication, range, onProgress, {
      kind: sameRules || head.number === 0 ? 'refresh' : 'rules-change',
      requestedBy,
      reason,
      changes: [],
      isOfficial,
      startedAt,
    });
    if (expected?.chainSha256.equals(links.chain) === false) throw new RefreshOutdated('something else came in');
    const progress = { tournamentsTotal: tournaments, tournamentsDone: tournaments, gamesDone: games };
    if (requestId !== undefined) await publication.finishRequest(requestId, progress, this.clock.now());
    return { run: publication.number, tournaments, games };
  }

  /** The line says which run a worker was computing when it was killed. */
  private noteRun({ number }: Publication, changes: RunFacts['changes']): void {
    const tournaments = changes.flatMap(({ tournament }) => tournament ?? []);
    noteWork({ run: number, ...(tournaments.length > 0 && { tournament: tournaments }) });
    this.logger.log(
      changes.length > 0 ? `run ${number} begins, for ${changes.length} changes` : `run ${number} begins`,
    );
  }

  private async replayRange(
    publication: Publication,
    range: HistoryRange,
    onProgress: RefreshOrder['onProgress'],
    facts: Pick<RunFacts, 'kind' | 'requestedBy' | 'reason' | 'changes' | 'isOfficial' | 'startedAt'>,
  ): Promise<Replayed> {
    const history = await publication.open(range);
    const replayed = await replay(this.rules, history, { write: (steps) => publication.write(steps), onProgress });
    const replayedAt = this.clock.now();
    const changed = await publication.complete(replayed.state);
    const publishedAt = this.clock.now();
    const { links, tournaments, games } = replayed;
    const { head } = publication;
    // Rows that were not replayed may still come from other rules.
    const isToday = head.number === 0 || (range.kind === 'refresh' && range.from === null);
    await publication.finish({
      ...facts,
      links,
      tournaments,
      games,
      changed,
      engineVersion: isToday ? ENGINE_VERSION : head.engineVersion!,
      rulesSha256: isToday ? this.rulesSha256 : head.rulesSha256!,
      rolledBackTo: null,
      timings: {
        replayMs: replayedAt.getTime() - facts.startedAt.getTime(),
        completeMs: publishedAt.getTime() - replayedAt.getTime(),
      },
      publishedAt,
    });
    return replayed;
  }
}
