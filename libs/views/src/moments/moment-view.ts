import { Injectable } from '@nestjs/common';
import { Clock, PastViews, problemOfPruned, todayOf } from '@quadrant/http';
import { AsOfReadModel, type AsOf } from '@quadrant/store/history';
import { isPastMoment, type AskedMoment } from './moment.js';

/** Finds the numbers that readers ask for. JSON and pages each refuse an unknown run in their own words. */
@Injectable()
export abstract class MomentView {
  constructor(
    protected readonly moments: AsOfReadModel,
    private readonly clock: Clock,
    private readonly past: PastViews,
  ) {}

  now(): Date {
    return this.clock.now();
  }

  /** The day is in UTC, `YYYY-MM-DD`. */
  today(): string {
    return todayOf(this.clock);
  }

  /** Runs `work` so that it reads everything from one run. */
  atOnce<T>(work: () => Promise<T>): Promise<T> {
    return this.moments.atOneMoment(work);
  }

  /**
   * @param pinned run that a cursor names
   * @throws Problem 404 for a run that has not been, 410 for one whose numbers are no longer kept, 429 after too many far views
   */
  async get(asked: AskedMoment, pinned: number | null = null): Promise<AsOf> {
    const { publication, knownBy = null, playedBy = null } = asked;
    const found = await this.moments.find({ publication, knownBy, playedBy }, pinned);
    if (found === null) throw await this.refuse(pinned ?? knownBy ?? '');
    if (found.run > 0 && (pinned !== null || isPastMoment(asked))) {
      const oldestRun = await this.moments.findOldestRun();
      if (found.run < oldestRun) throw problemOfPruned({ kind: 'run-pruned', run: found.run, oldestRun });
    }
    await this.past.count(found, () => this.moments.isHead(found.run));
    return found;
  }

  /** Makes the problem for a run that has not been. */
  protected abstract refuse(run: number | string): Error | Promise<Error>;
}
