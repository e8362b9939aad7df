import { Inject, Injectable } from '@nestjs/common';
import { withoutTournament, type ReplayProgress } from '@quadrant/rules/history';
import { ratingRulesSignature, type RatingRules } from '@quadrant/rules/rating';
import { RATING_RULES, ScorecardRepository, type LoadedTournament } from '@quadrant/store/history';
import type { RefreshScope } from '@quadrant/store/refreshes';
import { PreviewRepository } from '@quadrant/store/previews';
import { compareThrough, type Compared } from './compare-through.js';
import { failedNewTournament } from './failed-tournament.js';
import { chooseRefreshRange } from './refresh-range.js';

export interface DryRunOrder {
  readonly scope: RefreshScope;
  readonly onProgress: (progress: ReplayProgress) => Promise<void> | void;
}

/** Says what a refresh would move, and publishes nothing. */
@Injectable()
export class Comparer {
  private readonly rulesSha256: string;

  constructor(
    private readonly previews: PreviewRepository,
    private readonly scorecards: ScorecardRepository,
    @Inject(RATING_RULES) private readonly rules: RatingRules,
  ) {
    this.rulesSha256 = ratingRulesSignature(rules);
  }

  /**
   * Replays what a refresh would. A new tournament that cannot be taken in is left out, as in a refresh; earlier
   * failures are not retried.
   */
  async compareRefresh(order: DryRunOrder): Promise<Compared> {
    if (order.scope !== 'incremental') await this.scorecards.rescoreOutdated();
    const leftOut: string[] = [];
    for (;;) {
      try {
        return await this.compareOnce(order, leftOut);
      } catch (error) {
        const failed = failedNewTournament(error);
        if (failed === null) throw error;
        leftOut.push(failed);
      }
    }
  }

  private compareOnce({ scope, onProgress }: DryRunOrder, leftOut: readonly string[]): Promise<Compared> {
    return this.previews.compare(async (comparison) => {
      const history = await comparison.compare(await chooseRefreshRange(comparison, scope, this.rulesSha256));
      const tournaments = leftOut.reduce<AsyncIterable<readonly LoadedTournament[]>>(
        (batches, key) => withoutTournament(batches, key),
        history.tournaments,
      );
      return compareThrough(comparison, this.rules, { ...history, tournaments }, { onProgress });
    });
  }
}
