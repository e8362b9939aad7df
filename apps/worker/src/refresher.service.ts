import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '@quadrant/http';
import type { ReplayProgress } from '@quadrant/rules/history';
import { DiskWatch } from '@quadrant/store/database';
import { PublicationRepository } from '@quadrant/store/runs';
import { RefreshCancelled, RefreshWorkRepository, type RefreshToWork } from '@quadrant/store/refreshes';
import { Comparer } from './comparer.service.js';
import { stopOnLowDisk } from './disk-nearly-full.js';
import { PROGRESS_MS, throttle } from './progress.js';
import { Publisher, PublishingPaused, RefreshOutdated } from './publisher.service.js';
import { WhatIfs } from './what-ifs.service.js';

/** Works on requested refreshes: publishes them, or says what they would move. */
@Injectable()
export class Refresher {
  private readonly logger = new Logger('Refresher');

  constructor(
    private readonly requests: RefreshWorkRepository,
    private readonly publications: PublicationRepository,
    private readonly publisher: Publisher,
    private readonly comparer: Comparer,
    private readonly whatIfs: WhatIfs,
    private readonly clock: Clock,
    private readonly disk: DiskWatch,
  ) {}

  /** Does what is left to do for a request; nothing for a cancelled one, or one that waits for a pause to end. */
  async work(id: string): Promise<void> {
    const begun = await this.requests.start(id, this.clock.now());
    if (begun === null) return;
    try {
      if (begun.request.isDryRun && begun.expected === null) await this.compute(begun);
      else await this.publish(begun);
    } catch (error) {
      if (error instanceof RefreshCancelled) await this.requests.markCancelled(id, this.clock.now());
      else if (error instanceof RefreshOutdated) await this.requests.markOutdated(id, error.message, this.clock.now());
      else if (error instanceof PublishingPaused) await this.requests.wait(id, this.clock.now());
      else throw error;
      this.logger.log(`refresh ${id} published nothing: ${error.message}`);
    }
  }

  private async publish({ request, expected }: RefreshToWork): Promise<void> {
    const { id, requestedBy, reason, scope, kind } = request;
    const { run } = await this.publisher.publishRefresh({
      requestedBy,
      reason,
      scope,
      isOfficial: kind === 'weekly',
      requestId: id,
      expected,
      onProgress: this.reporterOf(id),
    });
    this.logger.log(`run ${run} published: ${String(reason)}`);
    await this.publications.gatherStatistics();
  }

  private async compute({ request: { id, scope }, question }: RefreshToWork): Promise<void> {
    const onProgress = this.reporterOf(id);
    const { computed, progress } =
      question === null
        ? await this.comparer.compareRefresh({ scope, onProgress })
        : await this.whatIfs.answer(question, onProgress);
    await this.requests.storeComputed(id, computed, progress, this.clock.now());
    this.logger.log(`refresh ${id} would move: ${String(computed.summary)}`);
  }

  private reporterOf(id: string): (progress: ReplayProgress) => Promise<void> {
    return throttle(PROGRESS_MS, (progress) => {
      // A refresh writes as much as is published: going on would fill the room that is kept free for reading.
      stopOnLowDisk(this.disk);
      return this.requests.reportProgress(id, progress);
    });
  }
}
