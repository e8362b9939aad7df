import { say } from '@quadrant/rules/message';
import { Injectable } from '@nestjs/common';
import { Clock, notFound, PastViews, problemOfKind, todayOf } from '@quadrant/http';
import { AsOfReadModel, type AsOf } from '@quadrant/store/reading';
import type { AsOfQuery } from './as-of-query.dto.js';

@Injectable()
export class Moments {
  constructor(
    private readonly moments: AsOfReadModel,
    private readonly clock: Clock,
    private readonly past: PastViews,
  ) {}

  /**
   * @param pinned run that a cursor names
   * @throws Problem 400 for a day that has not begun, 404 for a run that has not been, 429 after too many far views
   */
  async get({ publication, knownBy, playedBy }: AsOfQuery, pinned: number | null = null): Promise<AsOf> {
    this.refuseFuture({ knownBy, playedBy });
    const found = await this.moments.find(
      { publication, knownBy: knownBy ?? null, playedBy: playedBy ?? null },
      pinned,
    );
    if (found !== null) {
      await this.past.count(found, () => this.moments.isHead(found.run));
      return found;
    }
    const { run } = (await this.moments.find({ publication: 'current', knownBy: null, playedBy: null }))!;
    const advice = run === 0 ? say`Nothing has been published yet.` : say`Runs are numbered from 1 to ${run}.`;
    throw notFound(say`There is no run ${pinned ?? knownBy ?? ''}.`, advice);
  }

  private refuseFuture(days: Readonly<Record<string, string | undefined>>): void {
    const today = todayOf(this.clock);
    const errors = Object.entries(days)
      .filter(([, day]) => day?.includes('-') === true && day > today)
      .map(([name]) => ({ in: 'query', name, detail: say`must not be after today, ${today} in UTC` }));
    if (errors.length === 0) return;
    const names = errors.map(({ name }) => name).join(', ');
    throw problemOfKind('invalid-request', say`Not valid in the query: ${names}.`, { extra: { errors } });
  }
}
