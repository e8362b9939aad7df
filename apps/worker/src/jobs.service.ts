import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '@quadrant/http';
import { OutboxRepository, RefreshWorkRepository, SubmissionRepository } from '@quadrant/persistence';
import { WorkerHost, type FailedJob, type JobPayloads } from '@quadrant/queue';
import { describeError } from './describe-error.js';
import { Publisher } from './publisher.service.js';
import { Refresher } from './refresher.service.js';

/** The handlers of the job contract. Each is safe to run twice; a job that is done leaves the outbox. */
@Injectable()
export class Jobs implements OnApplicationBootstrap {
  private readonly logger = new Logger('Jobs');

  constructor(
    private readonly host: WorkerHost,
    private readonly publisher: Publisher,
    private readonly outbox: OutboxRepository,
    private readonly submissions: SubmissionRepository,
    private readonly refresher: Refresher,
    private readonly refreshes: RefreshWorkRepository,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.host.startWorkers(
      {
        'process-tournament': (payload) => this.processTournament(payload),
        'correct-tournament': (payload) => this.correctTournament(payload),
        'merge-players': (payload) => this.mergePlayers(payload),
        'settle-league': (payload) => this.settleLeague(payload),
        refresh: (payload) => this.refresh(payload),
      },
      // Publications wait for each other anyway; one at a time keeps them in the order of their jobs.
      { concurrency: 1, onFailed: (job, error, attemptsLeft) => this.giveUp(job, error, attemptsLeft) },
    );
  }

  private async processTournament(payload: JobPayloads['process-tournament']): Promise<void> {
    const run = await this.publisher.publishTournament(payload.tournamentId, payload.revision);
    await this.outbox.remove('process-tournament', payload);
    if (run !== null)
      this.logger.log(`run ${run} published: tournament ${payload.tournamentId}, revision ${payload.revision}`);
  }

  private async correctTournament(payload: JobPayloads['correct-tournament']): Promise<void> {
    const run = await this.publisher.publishCorrection(payload.tournamentId);
    await this.outbox.remove('correct-tournament', payload);
    if (run !== null) this.logger.log(`run ${run} published: correction of tournament ${payload.tournamentId}`);
  }

  private async mergePlayers(payload: JobPayloads['merge-players']): Promise<void> {
    const run = await this.publisher.publishMerge(payload.mergeId);
    await this.outbox.remove('merge-players', payload);
    if (run !== null) this.logger.log(`run ${run} published: merge of players ${payload.mergeId}`);
  }

  private async settleLeague(payload: JobPayloads['settle-league']): Promise<void> {
    const run = await this.publisher.publishLeague(payload.league);
    await this.outbox.remove('settle-league', payload);
    if (run !== null) this.logger.log(`run ${run} published: league ${payload.league}`);
  }

  private async refresh(payload: JobPayloads['refresh']): Promise<void> {
    await this.refresher.work(payload.requestId);
    await this.outbox.remove('refresh', payload);
  }

  private async giveUp({ name, payload }: FailedJob, error: Error, attemptsLeft: number): Promise<void> {
    this.logger.warn(
      `${name} ${JSON.stringify(payload)} failed, ${attemptsLeft} attempts left: ${describeError(error)}`,
    );
    if (attemptsLeft > 0) return;
    await this.outbox.postpone(name, payload as object);
    if (name === 'process-tournament') {
      const { tournamentId, revision } = payload as JobPayloads['process-tournament'];
      await this.submissions.markFailed(tournamentId, revision, describeError(error));
    } else if (name === 'refresh') {
      await this.refreshes.fail((payload as JobPayloads['refresh']).requestId, describeError(error), this.clock.now());
    }
  }
}
