import { say } from '@quadrant/rules/message';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Clock } from '@quadrant/http';
import { isOfSameRules } from '@quadrant/rules/history';
import { ratingRulesSignature, type RatingRules } from '@quadrant/rules/rating';
import { RATING_RULES, ScorecardRepository } from '@quadrant/store/history';
import { RefreshRequestRepository } from '@quadrant/store/refreshes';
import { RunReadModel } from '@quadrant/store/runs';

/** Before any job, brings stored results up to today's rules, and requests the refresh that publishes the changes. */
@Injectable()
export class RulesWatch implements OnModuleInit {
  private readonly logger = new Logger('RulesWatch');

  constructor(
    private readonly scorecards: ScorecardRepository,
    private readonly runs: RunReadModel,
    private readonly refreshes: RefreshRequestRepository,
    private readonly clock: Clock,
    @Inject(RATING_RULES) private readonly rules: RatingRules,
  ) {}

  async onModuleInit(): Promise<void> {
    const scored = await this.scorecards.rescoreOutdated();
    if (scored > 0) this.logger.log(`${scored} reports scored by today's rules`);
    const head = await this.runs.findByNumber(await this.runs.getHead());
    if (head === null) return;
    if (isOfSameRules(head, ratingRulesSignature(this.rules))) return;
    const author = { handle: 'worker', at: this.clock.now(), requestId: null };
    const reason = say`the rules changed since run ${head.number}`;
    await this.refreshes.requestWhenPossible(reason, author, { scope: 'full' });
  }
}
