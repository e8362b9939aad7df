import { performance } from 'node:perf_hooks';
import type { Clock } from '@quadrant/http';

/** Time servers move a clock by less than this, and changes of summer time not at all. */
const JUMP_MS = 3_600_000;
/** People have so long to set a clock right. */
const WAIT_MS = 86_400_000;

/**
 * Notices that the clock of this machine was set while the process runs: a clock that is days ahead would let data be deleted days
 * early. It also notices the sleep of a laptop, which then does no harm.
 */
export class ClockWatch {
  /** The clock was so many milliseconds ahead of the steady time, when it was last looked at. */
  private offset: number;
  private movedAt: number | null = null;

  /** @param steady milliseconds that only count up, whatever happens to the clock */
  constructor(
    private readonly clock: Clock,
    private readonly steady: () => number = () => performance.now(),
  ) {
    this.offset = this.measure();
  }

  /** Whether what is due by the clock may be deleted: not within a day after the clock was set by more than an hour. */
  mayDelete(): boolean {
    const offset = this.measure();
    if (Math.abs(offset - this.offset) > JUMP_MS) this.movedAt = this.steady();
    this.offset = offset;
    return this.movedAt === null || this.steady() - this.movedAt > WAIT_MS;
  }

  private measure(): number {
    return this.clock.now().getTime() - this.steady();
  }
}
