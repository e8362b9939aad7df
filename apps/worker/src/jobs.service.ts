import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger, type OnModuleDestroy, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '@quadrant/http';
import { WorkerHost, type FailedJob, type JobAttempt, type JobName, type JobPayloads } from '@quadrant/queue';
import { OutboxRepository } from '@quadrant/store/database';
import { FailedReportRepository, PublicationRepository, RunNoticeRepository } from '@quadrant/store/runs';
import { SeasonNoticeRepository } from '@quadrant/store/leagues';
import { RefreshWorkRepository } from '@quadrant/store/refreshes';
import { inWork, noteWork, type WorkIds } from '@quadrant/watching';
import { Batches } from './batches.service.js';
import { describeError } from './describe-error.js';
import { isPassing } from './disk-nearly-full.js';
import { AccountNotices } from './account-notices.service.js';
import { LiveNotices } from './live-notices.service.js';
import { Mails } from './mails/mails.service.js';
import { OutboxRelay } from './outbox-relay.service.js';
import { publicReasonOf } from './public-reason.js';
import { Publisher } from './publisher.service.js';
import { Refresher } from './refresher.service.js';
import { Webhooks } from './webhooks.service.js';
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
    private readonly failedReports: FailedReportRepository,
    private readonly refresher: Refresher,
    private readonly refreshes: RefreshWorkRepository,
    private readonly clock: Clock,
    private readonly relay: OutboxRelay,
    private readonly batches: Batches,
    private readonly phones: LiveNotices,
    private readonly devices: AccountNotices,
    private readonly mails: Mails,
    private readonly runNotices: RunNoticeRepository,
    private readonly seasonNotices: SeasonNoticeRepository,
    private readonly webhooks: Webhooks,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.host.startWorkersPatiently(
      {
        publish: (change, attempt) => this.follow('publish', attempt, change, () => this.publish(change)),
        refresh: (payload, attempt) => this.follow('refresh', attempt, payload, () => this.refresh(payload)),
        push: (payload, attempt) => this.follow('push', attempt, payload, () => this.tell(payload)),
        batch: (payload, attempt) => this.follow('batch', attempt, payload, () => this.batch(payload)),
        mail: (payload, attempt) => this.follow('mail', attempt, payload, () => this.mail(payload)),
        notices: (payload, attempt) => this.follow('notices', attempt, payload, () => this.notices(payload)),
        // Events come often, and each of them is in its table: the log has one line for what is sent.
        event: () => this.webhooks.tell(),
        webhook: ({ webhook }) => this.webhooks.send(webhook),
      },
      // Publications wait for each other anyway; one at a time keeps them in the order of their jobs.
      {
        concurrency: 1,
        // A receiver that hangs does not hold up the others.
        concurrencyOf: { webhook: 16 },
        onFailed: (job, error, attemptsLeft) => this.followFailure(job, error, attemptsLeft),
      },
      // The reconciler finds waiting jobs only every half minute. Relaying them here is faster.
      () => void this.relay.relayOverdue().catch((error: unknown) => this.logger.warn(describeError(error))),
    );
  }

  onModuleDestroy(): void {
    this.ending.abort();
  }

  /** The first line says what a worker was at when it was killed. */
  private follow(
    name: JobName,
    { jobId, attempt }: JobAttempt,
    payload: JobPayloads[JobName],
    work: () => Promise<void>,
  ): Promise<void> {
    return inWork({ kind: 'job', name, ids: idsOf(jobId, payload) }, async () => {
      this.logger.log(`${name} begins, attempt ${attempt}: ${JSON.stringify(payload)}`);
      await work();
    });
  }

  private followFailure(job: FailedJob, error: Error, attemptsLeft: number): Promise<void> {
    const ids = idsOf(job.id, job.payload);
    return inWork({ kind: 'job', name: `${job.name} failed`, ids }, () => this.giveUp(job, error, attemptsLeft));
  }

  /**
   * Publishes the changes that wait: the jobs of the other changes then find nothing to do. A change that made a run
   * fail is tried alone, and its job is the one that fails.
   */
  private async publish(change: JobPayloads['publish']): Promise<void> {
    await this.publishWaiting();
    if (!(await this.outbox.isSetAside('publish', change))) return;
    const run = await this.publisher.publish(change);
    if (run !== null) this.logger.log(`run ${run} published: ${JSON.stringify(change)} alone`);
  }

  /** Checks again after each run of another worker, because its own run may have to rest first. */
  private async publishWaiting(): Promise<void> {
    for (;;) {
      const waiting = await this.publications.findWaiting();
      if (waiting.count === 0) return;
      const ms = restBetweenRuns(waiting, this.clock.now());
      // A process that ends publishes at once, without a rest.
      if (ms > 0 && !this.ending.signal.aborted) {
        await sleep(ms, undefined, { signal: this.ending.signal }).catch(() => undefined);
        continue;
      }
      const runs = await this.publisher.publishWaiting(waiting.headRun);
      for (const run of runs) {
        noteWork({ run });
        this.logger.log(`run ${run} published`);
      }
      if (runs.length > 0) return;
    }
  }

  private async refresh(payload: JobPayloads['refresh']): Promise<void> {
    await this.refresher.work(payload.requestId);
    await this.outbox.remove('refresh', payload);
  }

  private async batch(payload: JobPayloads['batch']): Promise<void> {
    await this.batches.work(payload.batch, payload.step);
    await this.outbox.remove('batch', payload);
  }

  private async tell(payload: JobPayloads['push']): Promise<void> {
    await ('notice' in payload ? this.devices.tell(payload.notice) : this.phones.tell(payload));
    await this.outbox.remove('push', payload);
  }

  private async mail(payload: JobPayloads['mail']): Promise<void> {
    await this.mails.send(payload.mail);
    await this.outbox.remove('mail', payload);
  }

  private async notices(payload: JobPayloads['notices']): Promise<void> {
    const now = this.clock.now();
    const told = (await this.runNotices.tell(payload.run, now)) + (await this.seasonNotices.tell(payload.run, now));
    await this.outbox.remove('notices', payload);
    this.logger.log(`run ${payload.run} made ${told} notices`);
  }

  private async giveUp({ name, payload }: FailedJob, error: Error, attemptsLeft: number): Promise<void> {
    const reference = randomUUID();
    const told = `${name} ${JSON.stringify(payload)} failed (${reference}), ${attemptsLeft} attempts left`;
    this.logger.warn(`${told}: ${describeError(error)}`);
    if (attemptsLeft > 0) return;
    // A notice helps nobody when it comes an hour later.
    if (name === 'push') return this.outbox.remove(name, payload as object);
    const isToBlame = await this.outbox.isSetAside(name, payload as object);
    await this.outbox.postpone(name, payload as object);
    if (isPassing(error)) return;
    if (name === 'publish') {
      // Another cause, such as a lost database, is no fault of the report: it waits and has not failed.
      if (!isToBlame) return;
      const change = payload as JobPayloads['publish'];
      if (change.kind === 'batch')
        await this.batches.fail(change.batch, change.undo ? 'undo' : 'publish', publicReasonOf(error, reference));
      if (change.kind !== 'revision') return;
      await this.failedReports.mark(change.tournamentId, change.revision, publicReasonOf(error, reference));
    } else if (name === 'refresh') {
      const { requestId } = payload as JobPayloads['refresh'];
      await this.refreshes.fail(requestId, publicReasonOf(error, reference), this.clock.now());
    } else if (name === 'batch') {
      const { batch, step } = payload as JobPayloads['batch'];
      await this.batches.fail(batch, step, publicReasonOf(error, reference));
    }
  }
}

/** The payload of a job that failed was not checked. */
function idsOf(job: string, payload: unknown): WorkIds {
  const { tournamentId } = Object(payload) as { tournamentId?: unknown };
  return { job, ...(typeof tournamentId === 'string' && { tournament: tournamentId }) };
}
