import { Inject, Injectable } from '@nestjs/common';
import type { RatingRules } from '@quadrant/rules/rating';
import { RATING_RULES } from '@quadrant/store/history';
import { PreviewRepository } from '@quadrant/store/previews';
import { copyPlain } from '@quadrant/threads';
import { PreviewComputer } from './preview-computer.js';
import { PreviewExecutor, type PreviewAnswer, type PreviewKind, type PreviewQuestion } from './preview-question.js';

/**
 * Computes previews on the connections of the process, one at a time; TypeScript sources need this, because no thread
 * can load them.
 */
@Injectable()
export class PreviewsInProcess extends PreviewExecutor {
  private readonly computer: PreviewComputer;
  /** Each preview holds two connections. Two previews that each wait for their second one would wait forever. */
  private last: Promise<unknown> = Promise.resolve();

  constructor(previews: PreviewRepository, @Inject(RATING_RULES) rules: RatingRules) {
    super();
    this.computer = new PreviewComputer(previews, rules);
  }

  execute(question: PreviewQuestion, signal: AbortSignal): Promise<PreviewAnswer<PreviewKind>> {
    const result = this.last.then(async () => copyPlain(await this.computer.compute(copyPlain(question), signal)));
    this.last = result.catch(() => undefined);
    return result;
  }
}
