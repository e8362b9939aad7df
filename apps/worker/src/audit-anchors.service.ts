import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock } from '@quadrant/http';
import { AuditAnchorRepository } from '@quadrant/store/audit';
import { describeError } from './describe-error.js';

/** Entries newer than the last anchor can be cut off without a trace. */
const ANCHOR_MS = 60_000;

/** Anchors the end of the audit every minute, at the start and at a clean end. Only one of several workers does it. */
@Injectable()
export class AuditAnchors implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('AuditAnchors');

  constructor(
    private readonly anchors: AuditAnchorRepository,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return this.anchor();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.anchor();
  }

  @Interval(ANCHOR_MS)
  async anchor(): Promise<void> {
    try {
      const anchoring = await this.anchors.anchor(this.clock.now());
      if (anchoring.kind !== 'chain-cut') return;
      this.logger.error(
        `entry ${anchoring.anchoredId} of the audit was anchored, and the table ends before it: see "quadrant audit verify"`,
      );
    } catch (error) {
      this.logger.warn(`the audit is not anchored, comes again: ${describeError(error)}`);
    }
  }
}
