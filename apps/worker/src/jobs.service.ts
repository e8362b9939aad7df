import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger, type OnModuleDestroy, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '@quadrant/http';
import { WorkerHost, type FailedJob, type JobPayloads } from '@quadrant/queue';
import { OutboxRepository } from '@quadrant/store/database';
import { PublicationRepository, RefreshWorkRepository, type WaitingChange } from '@quadrant/store/history';
import { SubmissionRepository } from '@quadrant/store/intake';
import { describeError } from './describe-error.js';
import { isPassing } from './disk-nearly-full.js';
import { OutboxRelay } from './outbox-relay.service.js';
import { publicReasonOf } from './public-reason.js';
import { Publisher } from './publisher.service.js';
import { Refresher } from './refresher.service.js';
import { restBetweenRuns } from './rest-between-runs.js';

/** The handlers of the job contract. Each is safe to run twice; a job leaves the outbox with the run that does it. */
@Injectable()
export class Jobs implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Jobs');
  private readonly ending = new AbortController();

  constructor(
    private readonly host: WorkerHost,
    private readonly publisher: Publisher,
    private readonly publications: PublicationRepository,
    private readonly outbox: OutboxRepository,
    private readonly submissions: SubmissionRepository,
    private readonly refresher: Refresher,
    private readonly refreshes: RefreshWorkRepository,
    private readonly clock: Clock,
    private readonly relay: OutboxRelay,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.host.startWorkersPatiently(
      {
        'process-tournament': (payload) => this.publish({ job: 'process-tournament', payload }),
        'correct-tournament': (payload) => this.publish({ job: 'correct-tournament', payload }),
        'merge-players': (payload) => this.publish({ job: 'merge-players', payload }),
        'settle-league': (payload) => this.publish({ job: 'settle-league', payload }),
        refresh: (payload) => this.refresh(payload),
      },
      // Publications wait for each other anyway; one at a time keeps them in the order of their jobs.
      { concurrency: 1, onFailed: (job, error, attemptsLeft) => this.giveUp(job, error, attemptsLeft) },
      // The reconciler would find what waits within half a minute; nobody need wait so long.
      () => void this.relay.relayOverdue().catch((error: unknown) => this.logger.warn(describeError(error))),
    );
  }

  onModuleDestroy(): void {
    this.ending.abort();
  }

  /**
   * Whatever asks for a run wakes the worker for everything that waits; the jobs of the others then find nothing to do. A job
   * that made a run fail is tried alone, and is the one that fails.
   */
  private async publish(change: WaitingChange): Promise<void> {
    await this.publishWaiting();
    if (!(await this.outbox.isSetAside(change.job, change.payload))) return;
    const run = await this.publisher.publishAlone(change);
    if (run !== null) this.logger.log(`run ${run} published: ${change.job} ${JSON.stringify(change.payload)} alone`);
  }

  /** Looks again after each run of another worker: whoever waited for it may have to rest. */
  private async publishWaiting(): Promise<void> {
    for (;;) {
      const waiting = await this.publications.findWaiting();
      if (waiting.count === 0) return;
      const ms = restBetweenRuns(waiting, this.clock.now());
      // A process that ends does not rest, and publishes at once.
      if (ms > 0 && !this.ending.signal.aborted) {
        await sleep(ms, undefined, { signal: this.ending.signal }).catch(() => undefined);
        continue;
      }
      const runs = await this.publisher.publishWaiting(waiting.headRun);
      for (const run of runs) this.logger.log(`run ${run} published`);
      if (runs.length > 0) return;
    }
  }

  private async refresh(payload: JobPayloads['refresh']): Promise<void> {
    await this.refresher.work(payload.requestId);
    await this.outbox.remove('refresh', payload);
  }

  private async giveUp({ name, payload }: FailedJob, error: Error, attemptsLeft: number): Promise<void> {
    const reference = randomUUID();
    const told = `${name} ${JSON.stringify(payload)} failed (${reference}), ${attemptsLeft} attempts left`;
    this.logger.warn(`${told}: ${describeError(error)}`);
    if (attemptsLeft > 0) return;
    const isToBlame = await this.outbox.isSetAside(name, payload as object);
    await this.outbox.postpone(name, payload as object);
    if (isPassing(error)) return;
    if (name === 'process-tournament') {
      // Where the database went away, say, the report waits for it and has not failed.
      if (!isToBlame) return;
      const { tournamentId, revision } = payload as JobPayloads['process-tournament'];
      await this.submissions.markFailed(tournamentId, revision, publicReasonOf(error, reference));
    } else if (name === 'refresh') {
      const { requestId } = payload as JobPayloads['refresh'];
      await this.refreshes.fail(requestId, publicReasonOf(error, reference), this.clock.now());
    }
  }
}
