import { Injectable } from '@nestjs/common';
import { Clock, notFound, todayOf } from '@quadrant/http';
import { AsOfReadModel, type AsOf } from '@quadrant/store/reading';
import type { Moment } from './moment.js';

/** Finds the numbers that an address asks for. */
@Injectable()
export class PageMoments {
  constructor(
    private readonly moments: AsOfReadModel,
    private readonly clock: Clock,
  ) {}

  /** In UTC, `YYYY-MM-DD`. */
  today(): string {
    return todayOf(this.clock);
  }

  /**
   * @param pinned run that a cursor names
   * @throws Problem 404 for a run that has not been
   */
  async get(moment: Moment, pinned: number | null = null): Promise<AsOf> {
    const found = await this.moments.find(moment, pinned);
    if (found === null)
      throw notFound(`There is no run ${pinned ?? moment.knownBy}.`, 'Runs are listed at /api/v1/runs.');
    return found;
  }
}
