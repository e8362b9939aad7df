import { Injectable } from '@nestjs/common';
import { compareHistory, ENGINE_VERSION, GENESIS, type HistoryPosition, type RatingState } from '@quadrant/outcome';
import {
  PublicationRepository,
  type Publication,
  type RunFacts,
  type SubmissionToProcess,
} from '@quadrant/persistence';
import { Clock } from './clock.js';
import { replay, type Replayed, type ReplayProgress } from './replay.js';

export interface RefreshOrder {
  readonly requestedBy: string;
  readonly reason: string;
  readonly onProgress: (progress: ReplayProgress & { tournamentsTotal: number }) => Promise<void> | void;
}

/** Publishes runs: one new tournament, or all of history again. */
@Injectable()
export class Publisher {
  constructor(
    private readonly publications: PublicationRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes one accepted submission in, and replays every published tournament that comes after it in history.
   *
   * @returns the run's number; null when there is nothing to do any more, so that a job may run twice
   */
  async publishTournament(tournamentKey: string, revision: number): Promise<number | null> {
    const startedAt = this.clock.now();
    return this.publications.publish(async (publication) => {
      const submission = await publication.findSubmission(tournamentKey, revision);
      if (!submission?.isCurrent || !['accepted', 'failed'].includes(submission.state)) return null;
      const start = earlierOf(submission);
      const history = await publication.listLiveHistory(start, submission);
      const replaced = submission.published ? [submission.published.submissionId] : [];
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

  /** Replays all of history, the awaiting tournaments too, and publishes what differs. Gives the run's number. */
  async publishRefresh({ requestedBy, reason, onProgress }: RefreshOrder): Promise<number> {
    const startedAt = this.clock.now();
    return this.publications.publish(async (publication) => {
      const history = await publication.listFullHistory();
      const tournamentsTotal = history.length;
      const state: RatingState = new Map();
      const closed = await publication.closeMissingTournaments(history);
      const replayed = await replay(publication, history, { state, chainSha256: GENESIS }, (progress) =>
        onProgress({ ...progress, tournamentsTotal }),
      );
      const changed = { ...replayed.changed, tournaments: replayed.changed.tournaments + closed };
      return this.finish(publication, { ...replayed, changed }, state, null, {
        kind: 'refresh',
        requestedBy,
        reason,
        startedAt,
      });
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

/** A revision that moved its tournament replays from the earlier of both places. */
function earlierOf({ position, published }: SubmissionToProcess): HistoryPosition {
  return published && compareHistory(published.position, position) < 0 ? published.position : position;
}
