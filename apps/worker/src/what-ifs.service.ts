import { count, say } from '@quadrant/rules/message';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@quadrant/http';
import { BEGIN_OF_HISTORY, type HistoryPosition, type ReplayProgress } from '@quadrant/rules/history';
import type { Ruling } from '@quadrant/rules/policy';
import { parseRatingRules, type RatingRules } from '@quadrant/rules/rating';
import { readReport } from '@quadrant/rules/report';
import { RATING_RULES } from '@quadrant/store/history';
import type { WhatIfQuestion } from '@quadrant/store/refreshes';
import { OPERATING, type Delivery } from '@quadrant/store/intake';
import { PreviewRepository, type OpenPreview, type PreviewedChange } from '@quadrant/store/previews';
import { compareThrough, type Compared } from './compare-through.js';
import { QuestionOutdated } from './public-reason.js';

/** Answers what other rules, or one more tournament, would change in the history taken in so far. */
@Injectable()
export class WhatIfs {
  constructor(
    private readonly previews: PreviewRepository,
    private readonly clock: Clock,
    @Inject(RATING_RULES) private readonly rules: RatingRules,
  ) {}

  /** @throws QuestionOutdated for a question that has become wrong since it was asked: a league is gone, a tournament withdrawn */
  async answer(
    question: WhatIfQuestion,
    onProgress: (progress: ReplayProgress) => Promise<void> | void,
  ): Promise<Compared> {
    if (question.ruling) return this.answerRuling(question.ruling, onProgress);
    const rules = this.rulesOf(question);
    const delivery = question.tournament === null ? null : this.deliveryOf(question.tournament);
    const from = rules === null ? null : positionOf(question);
    return this.previews.open(async (preview) => {
      const change = delivery && (await previewedBy(preview, delivery));
      const history =
        change === null
          ? await preview.compare(takenInFrom(from ?? BEGIN_OF_HISTORY))
          : await preview.openWith(change, from);
      const unstored = change && {
        players: change.newPlayers,
        tournaments: new Map([[change.tournamentRowId, change.name]]),
      };
      return compareThrough(preview, rules ?? this.rules, history, { onProgress, ...(unstored && { unstored }) });
    });
  }

  private answerRuling(
    ruling: Ruling,
    onProgress: (progress: ReplayProgress) => Promise<void> | void,
  ): Promise<Compared> {
    return this.previews.open(async (preview) => {
      let reordered = 0;
      const history = await preview.openRuled(ruling, () => (reordered += 1));
      const { computed, progress } = await compareThrough(preview, this.rules, history, { onProgress });
      const orders = count(reordered, 'other final order');
      return { computed: { ...computed, summary: say`${computed.summary}; ${orders}` }, progress };
    });
  }

  private rulesOf({ rules: json }: WhatIfQuestion): RatingRules | null {
    if (json === null) return null;
    const { rules } = parseRatingRules(json, this.rules);
    if (rules === null) throw new QuestionOutdated('the rules of the question are no longer valid');
    return rules;
  }

  private deliveryOf(document: unknown): Delivery {
    const receivedAt = this.clock.now();
    const raw = Buffer.from(JSON.stringify(document));
    const { report, findings, sha256, rawSha256 } = readReport(raw, { now: receivedAt });
    if (report === null || sha256 === null)
      throw new QuestionOutdated('the tournament of the question is no longer valid');
    const sent = { raw, rawSha256, sha256, revisionOf: null, receivedAt, requestId: null };
    return { report, findings, ...sent, ...OPERATING };
  }
}

async function previewedBy(preview: OpenPreview, delivery: Delivery): Promise<PreviewedChange | null> {
  const judged = await preview.judgeReport(delivery);
  if (judged.kind !== 'previewed')
    throw new QuestionOutdated(`the tournament of the question is refused: ${judged.kind}`);
  return judged.change;
}

/** Reads the published history from a position on, without the changes that wait. */
const takenInFrom = (from: HistoryPosition) => ({ kind: 'live', from, changes: [], settles: false }) as const;

const positionOf = ({ from }: WhatIfQuestion): HistoryPosition =>
  from === null ? BEGIN_OF_HISTORY : { ...BEGIN_OF_HISTORY, startsAt: Date.parse(from) };
