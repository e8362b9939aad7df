import { Injectable } from '@nestjs/common';
import { Clock, todayOf } from '@quadrant/http';
import { stabilityOn, withRulings, type Ruling } from '@quadrant/rules/policy';
import { latelySince, tellDecided, type DescribedSection } from '@quadrant/rules/rulebook';
import { DecidedPlacesReadModel } from '@quadrant/store/explanations';
import { RulingReadModel } from '@quadrant/store/rulings';
import type { AnswerOf } from '../answer-of.js';

/** The policies and switches with their days, and the policy that is in force today. */
export type PolicyAnswer = AnswerOf<PolicyView['read']>;

/** Answers which policies, rulings and readings are in force, and what the rules decided lately. */
@Injectable()
export class PolicyView {
  constructor(
    private readonly rulings: RulingReadModel,
    private readonly decided: DecidedPlacesReadModel,
    private readonly clock: Clock,
  ) {}

  async read() {
    const on = todayOf(this.clock);
    const rulings = await this.rulings.list();
    const policies = withRulings(rulings);
    return { on, current: stabilityOn(on, policies.stability), rulings, ...policies };
  }

  /** Returns the rulings beside the readings of a section; none where it has no readings. */
  async listRulings({ readings }: DescribedSection): Promise<readonly Ruling[]> {
    return readings.length === 0 ? [] : this.rulings.list();
  }

  /** Tells which places the steps of a section decided; null where it describes no such steps. */
  async findDecided({ steps }: DescribedSection) {
    if (steps.length === 0) return null;
    const since = latelySince(todayOf(this.clock));
    return { since, rows: tellDecided(steps, await this.decided.countSince(since)) };
  }
}
