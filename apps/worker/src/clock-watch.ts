import { performance } from 'node:perf_hooks';
import { Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Clock } from '@quadrant/http';
import { CLOCK_WAIT_MS, type FoundDoubt, type WatchedClock } from '@quadrant/store/operations';

/** Time servers move a clock by less than this, and changes of summer time not at all. */
const JUMP_MS = 3_600_000;
/** A machine that is switched off at night comes back within this time. */
const PAUSE_MS = 86_400_000;

/** `WatchedClockRepository` keeps it. */
export interface ClockRecord {
  read(now: Date): Promise<WatchedClock>;
  note(now: Date, found: FoundDoubt | null): Promise<void>;
}

/**
 * Notices that the clock of this machine was set while the process runs, or that it is not what the database leads to expect: a
 * clock that is days ahead would let data be deleted days early. It also notices the sleep of a laptop, and a long pause. Both
 * look like a clock that is ahead, and to wait a day does no harm.
 */
export class ClockWatch implements OnApplicationBootstrap {
  private readonly logger = new Logger('ClockWatch');
  /** The clock was so many milliseconds ahead of the steady time, when it was last looked at. */
  private offset: number;
  private isFirstLook = true;
  private wasTrusted = true;

  /** @param steady milliseconds that only count up, whatever happens to the clock */
  constructor(
    private readonly clock: Clock,
    private readonly record: ClockRecord,
    private readonly steady: () => number = () => performance.now(),
  ) {
    this.offset = this.measure();
  }

  /** Looks at the clock at once, so that health and the doctor know. Every later look tries again. */
  async onApplicationBootstrap(): Promise<void> {
    await this.isTrusted().catch(() => undefined);
  }

  /**
   * Whether something that cannot be undone may be done because it is due by the clock: not within a day after the clock was
   * found to be wrong or to have been set.
   */
  async isTrusted(): Promise<boolean> {
    const offset = this.measure();
    const now = this.clock.now();
    const record = await this.record.read(now);
    const found = this.findDoubt(offset, now, record);
    await this.record.note(now, found);
    this.offset = offset;
    this.isFirstLook = false;
    const { doubtedAt } = record;
    const isTrusted = found === null && (doubtedAt === null || now.getTime() - doubtedAt.getTime() > CLOCK_WAIT_MS);
    if (found !== null && this.wasTrusted) {
      this.logger.warn({
        message: 'The clock may be wrong: nothing is deleted for a day. "quadrant doctor" says more.',
        ...found,
      });
    }
    this.wasTrusted = isTrusted;
    return isTrusted;
  }

  private findDoubt(offset: number, now: Date, { seenAt, databaseAheadMs }: WatchedClock): FoundDoubt | null {
    const jump = offset - this.offset;
    if (Math.abs(jump) > JUMP_MS) return { doubt: 'set', movedSeconds: jump / 1000 };
    const pause = seenAt === null ? 0 : now.getTime() - seenAt.getTime();
    if (pause < -JUMP_MS) return { doubt: 'set', movedSeconds: pause / 1000 };
    if (this.isFirstLook && pause > PAUSE_MS) return { doubt: 'pause', movedSeconds: pause / 1000 };
    const ahead = -(databaseAheadMs ?? 0);
    return Math.abs(ahead) > JUMP_MS ? { doubt: 'differs', movedSeconds: ahead / 1000 } : null;
  }

  private measure(): number {
    return this.clock.now().getTime() - this.steady();
  }
}
