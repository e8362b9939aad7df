import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@quadrant/http';
import {
  compareHistory,
  ENGINE_VERSION,
  NotTakenIn,
  replay,
  type HistoryPosition,
  type Replayed,
  type ReplayProgress,
} from '@quadrant/outcome';
import {
  NotScored,
  PublicationRepository,
  ScorecardRepository,
  SubmissionRepository,
  type HistoryRange,
  type LoadedTournament,
  type Publication,
  type RunFacts,
  type SubmissionToProcess,
} from '@quadrant/persistence';
import { ratingRulesSignature, type RatingRules } from '@quadrant/rating';
import { describeError } from './describe-error.js';

/** The rules that everything is rated by. */
export const RATING_RULES = Symbol('RATING_RULES');

export interface RefreshOrder {
  readonly requestedBy: string;
  readonly reason: string;
  /** `full`: from the first tournament; `incremental`: from the earliest change that waits for a refresh. */
  readonly scope: 'full' | 'incremental';
  /** Whether what it publishes is official until the next. */
  readonly isOfficial: boolean;
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

/** Publishes runs: one new tournament, or all of history again. */
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
   * Takes one submission that was accepted in, and replays every published tournament that comes after it in history.
   *
   * @returns the run's number; null when there is nothing to do any more, so that a job may run twice
   */
  async publishTournament(tournamentKey: string, revision: number): Promise<number | null> {
    const startedAt = this.clock.now();
    return this.publications.publish(async (publication) => {
      const submission = await publication.findSubmission(tournamentKey, revision);
      if (!submission || !isDue(submission)) return null;
      await publication.settle(submission);
      const { tournamentRowId, submissionRowId } = submission;
      const range: HistoryRange = { kind: 'live', from: earlierOf(submission), tournamentRowId, submissionRowId };
      await this.replayRange(publication, range, () => undefined, {
        kind: revision === 1 ? 'tournament' : 'correction',
        requestedBy: 'worker',
        reason: `tournament ${tournamentKey}, revision ${revision}`,
        isOfficial: false,
        startedAt,
      });
      return publication.number;
    });
  }

  /**
   * Replays history, the awaiting and the failed tournaments too, and publishes what differs. One that cannot be taken in
   * is marked as failed and left out, so that it does not keep the others waiting; what is published already cannot be
   * left out, and the refresh fails.
   */
  async publishRefresh(order: RefreshOrder): Promise<PublishedRefresh> {
    const retried = await this.submissions.retryFailed();
    for (;;) {
      try {
        // Looks at every report, so an incremental refresh does it only when it has a reason to.
        if (order.scope === 'full' || retried > 0) await this.scorecards.rescoreOutdated();
        return await this.refreshOnce(order);
      } catch (error) {
        const failed = failedTournament(error);
        if (failed === null) throw error;
        await this.submissions.markFailed(failed.key, failed.revision, describeError(error));
      }
    }
  }

  private refreshOnce({ requestedBy, reason, scope, isOfficial, onProgress }: RefreshOrder): Promise<PublishedRefresh> {
    const startedAt = this.clock.now();
    return this.publications.publish(async (publication) => {
      const { head } = publication;
      const sameRules = head.engineVersion === ENGINE_VERSION && head.rulesSha256 === this.rulesSha256;
      const from = scope === 'incremental' && sameRules ? await publication.findEarliestChange() : null;
      const { tournaments, games } = await this.replayRange(publication, { kind: 'refresh', from }, onProgress, {
        kind: sameRules || head.number === 0 ? 'refresh' : 'rules-change',
        requestedBy,
        reason,
        isOfficial,
        startedAt,
      });
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
    await publication.finish({
      ...facts,
      links,
      tournaments,
      games,
      changed,
      engineVersion: ENGINE_VERSION,
      rulesSha256: this.rulesSha256,
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

/** The tournament that an error is about, unless it is published and cannot be left out. */
function failedTournament(error: unknown): { key: string; revision: number } | null {
  if (error instanceof NotScored) return { key: error.tournamentKey, revision: error.revision };
  if (!(error instanceof NotTakenIn)) return null;
  const { published, submissionRowId, input, revision } = error.tournament as LoadedTournament;
  return published?.submissionRowId === submissionRowId ? null : { key: input.key, revision };
}

/**
 * Whether the run that a submission asked for is still wanted. A revision that came late waits for a refresh, and does not
 * keep the one before it, which was on time, from being published until then.
 */
function isDue({ state, isCurrent, currentState, revision, published }: SubmissionToProcess): boolean {
  if (isCurrent) return state === 'accepted' || state === 'failed';
  const currentWaits = currentState === 'awaiting-refresh' || currentState === 'failed';
  return state === 'superseded' && currentWaits && (published === null || published.revision < revision);
}

/** A revision that moved its tournament replays from the earlier of both places. */
function earlierOf({ position, published }: SubmissionToProcess): HistoryPosition {
  return published && compareHistory(published.position, position) < 0 ? published.position : position;
}
