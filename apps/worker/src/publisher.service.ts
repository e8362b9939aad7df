import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@quadrant/http';
import { earlierPosition, ENGINE_VERSION, replay, type Replayed, type ReplayProgress } from '@quadrant/outcome';
import {
  MergeTakenBack,
  PublicationRepository,
  ScorecardRepository,
  SubmissionRepository,
  type ChangeToPublish,
  type ExpectedRefresh,
  type HistoryRange,
  type Publication,
  type RefreshScope,
  type RunFacts,
} from '@quadrant/persistence';
import { ratingRulesSignature, type RatingRules } from '@quadrant/rating';
import { describeError } from './describe-error.js';
import { isDue } from './due-submission.js';
import { failedTournament } from './failed-tournament.js';
import { chooseRefreshRange, isOfSameRules } from './refresh-range.js';

/** The rules that everything is rated by. */
export const RATING_RULES = Symbol('RATING_RULES');

export interface RefreshOrder {
  readonly requestedBy: string;
  readonly reason: string;
  readonly scope: RefreshScope;
  /** Whether what it publishes is official until the next. */
  readonly isOfficial: boolean;
  /** Id of the request that ends with this refresh: both are committed together. */
  readonly requestId?: string;
  /** Of a dry run that is published as it is: on what it was computed, and what has to come out. */
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

/** A dry run would publish something else by now than it said. */
export class RefreshOutdated extends Error {}

/** Publishes runs: one submission, one correction, a merge of players, a change of a league, or a refresh. */
@Injectable()
export class Publisher {
  private readonly rulesSha256: string;

  constructor(
    private readonly publications: PublicationRepository,
    private readonly submissions: SubmissionRepository,
    private readonly scorecards: ScorecardRepository,
    private readonly clock: Clock,
    @Inject(RATING_RULES) private readonly rules: RatingRules,
  ) {
    this.rulesSha256 = ratingRulesSignature(rules);
  }

  /**
   * Takes one submission that is due in, and replays every published tournament that comes after it in history.
   *
   * @returns the run's number; null when there is nothing to do any more, so that a job may run twice, or when publishing
   *   is paused: the submission then waits for the refresh of its resuming
   */
  async publishTournament(tournamentKey: string, revision: number): Promise<number | null> {
    const startedAt = this.clock.now();
    return this.publications.publish(async (publication) => {
      const submission = await publication.findSubmission(tournamentKey, revision);
      if (!submission || !isDue(submission)) return null;
      // A revision that moved its tournament replays from the earlier of both places.
      const from = earlierPosition(submission.position, submission.published?.position ?? null);
      if (publication.head.pausedAt !== null) {
        await publication.letWait(submission, from, startedAt);
        return null;
      }
      if (submission.state !== 'accepted') await publication.retake(submission);
      const { tournamentRowId, submissionRowId } = submission;
      const range: HistoryRange = { kind: 'live', from, tournamentRowId, submissionRowId };
      await this.replayRange(publication, range, () => undefined, {
        kind: revision === 1 ? 'tournament' : 'correction',
        requestedBy: submission.submittedBy,
        reason: `tournament ${tournamentKey}, revision ${revision}`,
        isOfficial: false,
        startedAt,
      });
      return publication.number;
    });
  }

  /**
   * Publishes what was done to a tournament other than by a revision: withdrawal, merge, level, or their taking back.
   *
   * @returns the run's number; null when there is nothing to do any more
   */
  async publishCorrection(tournamentKey: string): Promise<number | null> {
    const startedAt = this.clock.now();
    return this.publications.publish(async (publication) => {
      // The refresh of its resuming publishes it.
      if (publication.head.pausedAt !== null) return null;
      const correction = await publication.takeCorrection(tournamentKey);
      if (correction === null) return null;
      const { range, ...facts } = correction;
      await this.replayRange(publication, range, () => undefined, { ...facts, isOfficial: false, startedAt });
      return publication.number;
    });
  }

  /**
   * Publishes a merge of players, or its undoing, with whatever other merge waits.
   *
   * @returns the run's number; null when there is nothing to do any more
   */
  publishMerge(mergeId: string): Promise<number | null> {
    return this.settle((publication) => publication.takeMerge(mergeId));
  }

  /**
   * Publishes what was changed about a league, with whatever else of the kind waits.
   *
   * @returns the run's number; null when there is nothing to do any more
   */
  publishLeague(slug: string): Promise<number | null> {
    return this.settle((publication) => publication.takeLeague(slug));
  }

  /**
   * Replays history from where its scope begins, the awaiting and the failed tournaments too, and publishes what differs. One that cannot be taken in
   * is marked as failed and left out, so that it does not keep the others waiting; what is published already cannot be
   * left out, and the refresh fails.
   *
   * @throws PublishingPaused and changes nothing
   * @throws RefreshOutdated for a dry run that would publish something else by now; nothing is published
   * @throws RefreshCancelled when its request was called off; nothing is published
   */
  async publishRefresh(order: RefreshOrder): Promise<PublishedRefresh> {
    // A dry run has not tried them again either.
    const retried = order.expected ? 0 : await this.submissions.retryFailed();
    for (;;) {
      try {
        // Looks at every report, so an incremental refresh does it only when it has a reason to.
        if (order.scope !== 'incremental' || retried > 0) await this.scorecards.rescoreOutdated();
        return await this.refreshOnce(order);
      } catch (error) {
        if (error instanceof MergeTakenBack) continue;
        const failed = failedTournament(error);
        if (failed === null) throw error;
        await this.submissions.markFailed(failed.key, failed.revision, describeError(error));
      }
    }
  }

  private async settle(take: (publication: Publication) => Promise<ChangeToPublish | null>): Promise<number | null> {
    for (;;) {
      try {
        return await this.settleOnce(take);
      } catch (error) {
        if (!(error instanceof MergeTakenBack)) throw error;
      }
    }
  }

  private settleOnce(take: (publication: Publication) => Promise<ChangeToPublish | null>): Promise<number | null> {
    const startedAt = this.clock.now();
    return this.publications.publish(async (publication) => {
      // The refresh of its resuming publishes it.
      if (publication.head.pausedAt !== null) return null;
      const change = await take(publication);
      if (change === null) return null;
      const { range, ...facts } = change;
      await this.replayRange(publication, range, () => undefined, { ...facts, isOfficial: false, startedAt });
      return publication.number;
    });
  }

  private refreshOnce(order: RefreshOrder): Promise<PublishedRefresh> {
    const startedAt = this.clock.now();
    return this.publications.publish(async (publication) => {
      const { head } = publication;
      if (head.pausedAt !== null) throw new PublishingPaused();
      const { requestedBy, reason, scope, isOfficial, requestId, expected, onProgress } = order;
      if (expected && expected.baseRun !== head.number) throw new RefreshOutdated(`run ${head.number} was published`);
      const sameRules = isOfSameRules(head, this.rulesSha256);
      const range = await chooseRefreshRange(publication, scope, this.rulesSha256);
      if (scope === 'rewrite') publication.rewriteAll();
      const { links, tournaments, games } = await this.replayRange(publication, range, onProgress, {
        kind: sameRules || head.number === 0 ? 'refresh' : 'rules-change',
        requestedBy,
        reason,
        isOfficial,
        startedAt,
      });
      if (expected?.chainSha256.equals(links.chain) === false) throw new RefreshOutdated('something else came in');
      const progress = { tournamentsTotal: tournaments, tournamentsDone: tournaments, gamesDone: games };
      if (requestId !== undefined) await publication.finishRequest(requestId, progress, this.clock.now());
      return { run: publication.number, tournaments, games };
    });
  }

  private async replayRange(
    publication: Publication,
    range: HistoryRange,
    onProgress: RefreshOrder['onProgress'],
    facts: Pick<RunFacts, 'kind' | 'requestedBy' | 'reason' | 'isOfficial' | 'startedAt'>,
  ): Promise<Replayed> {
    const history = await publication.open(range);
    const replayed = await replay(this.rules, history, { write: (steps) => publication.write(steps), onProgress });
    const replayedAt = this.clock.now();
    const changed = await publication.complete(replayed.state);
    const publishedAt = this.clock.now();
    const { links, tournaments, games } = replayed;
    const { head } = publication;
    // What was not replayed is still what other rules made of it, if they did.
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
