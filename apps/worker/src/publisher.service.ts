import { Injectable } from '@nestjs/common';
import { Clock } from '@quadrant/http';
import { compareHistory, ENGINE_VERSION, GENESIS, type HistoryPosition, type RatingState } from '@quadrant/outcome';
import {
  PublicationRepository,
  SubmissionRepository,
  type Publication,
  type RunFacts,
  type SubmissionToProcess,
} from '@quadrant/persistence';
import { describeError } from './describe-error.js';
import { NotTakenIn, replay, type Replayed, type ReplayProgress } from './replay.js';

export interface RefreshOrder {
  readonly requestedBy: string;
  readonly reason: string;
  readonly onProgress: (progress: ReplayProgress & { tournamentsTotal: number }) => Promise<void> | void;
}

export interface PublishedRefresh {
  readonly run: number;
  readonly tournaments: number;
  readonly games: number;
}

/** Publishes runs: one new tournament, or all of history again. */
@Injectable()
export class Publisher {
  constructor(
    private readonly publications: PublicationRepository,
    private readonly submissions: SubmissionRepository,
    private readonly clock: Clock,
  ) {}

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
      const start = earlierOf(submission);
      const history = await publication.listLiveHistory(start, submission);
      const replaced = submission.published ? [submission.published.submissionRowId] : [];
      const players = await publication.listPlayersOf([...history, ...replaced]);
      const state = await publication.loadRatingsBefore(start, players);
      const chainSha256 = await publication.loadChainBefore(start);
      const replayed = await replay(publication, history, { state, chainSha256 }, () => undefined);
      return this.finish(publication, replayed, state, players, {
        kind: revision === 1 ? 'tournament' : 'correction',
        requestedBy: 'worker',
        reason: `tournament ${tournamentKey}, revision ${revision}`,
        startedAt,
      });
    });
  }

  /**
   * Replays all of history, the awaiting and the failed tournaments too, and publishes what differs. One that cannot be
   * taken in is marked as failed and left out, so that it does not keep the others waiting; what is published already
   * cannot be left out, and the refresh fails.
   */
  async publishRefresh(order: RefreshOrder): Promise<PublishedRefresh> {
    await this.submissions.retryFailed();
    for (;;) {
      try {
        return await this.refreshOnce(order);
      } catch (error) {
        if (!(error instanceof NotTakenIn) || error.tournament.isPublished) throw error;
        const { input, revision } = error.tournament;
        await this.submissions.markFailed(input.key, revision, describeError(error));
      }
    }
  }

  private refreshOnce({ requestedBy, reason, onProgress }: RefreshOrder): Promise<PublishedRefresh> {
    const startedAt = this.clock.now();
    return this.publications.publish(async (publication) => {
      const history = await publication.listFullHistory();
      const state: RatingState = new Map();
      const closed = await publication.closeMissingTournaments(history);
      const replayed = await replay(publication, history, { state, chainSha256: GENESIS }, (progress) =>
        onProgress({ ...progress, tournamentsTotal: history.length }),
      );
      const changed = { ...replayed.changed, tournaments: replayed.changed.tournaments + closed };
      const run = await this.finish(publication, { ...replayed, changed }, state, null, {
        kind: 'refresh',
        requestedBy,
        reason,
        startedAt,
      });
      return { run, tournaments: replayed.tournaments, games: replayed.games };
    });
  }

  private async finish(
    publication: Publication,
    replayed: Replayed,
    state: RatingState,
    players: readonly number[] | null,
    facts: Pick<RunFacts, 'kind' | 'requestedBy' | 'reason' | 'startedAt'>,
  ): Promise<number> {
    await publication.writeRatings(state, players);
    await publication.finish({ ...facts, ...replayed, engineVersion: ENGINE_VERSION, publishedAt: this.clock.now() });
    return publication.number;
  }
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
