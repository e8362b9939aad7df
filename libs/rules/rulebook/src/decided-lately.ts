import { addDays, type DecidedBy, type RuleSystemId } from '@quadrant/rules/tournament';
import type { DecidingStep } from './deciding-steps.js';

/** "Lately" means this many days. */
const LATELY_DAYS = 365;

/** Returns the first local date (`YYYY-MM-DD`) that is counted as lately. */
export const latelySince = (today: string): string => addDays(today, -LATELY_DAYS);

/** The number of places that a step decided, and of tournaments in which it did. */
export interface StepCount {
  readonly ruleSystem: RuleSystemId;
  readonly decidedBy: DecidedBy;
  readonly places: number;
  readonly tournaments: number;
}

/** It adds a sentence for people to the count. */
export interface DecidedLately extends StepCount {
  /** It is a sentence: "Strength of schedule decided 14 places in 9 tournaments." */
  readonly words: string;
}

const NUMBERS = new Intl.NumberFormat('en');

const several = (number: number, noun: string): string => `${NUMBERS.format(number)} ${noun}${number === 1 ? '' : 's'}`;

/** Describes what the steps of a section decided, the most places first. Steps that decided none are left out. */
export const tellDecided = (steps: readonly DecidingStep[], counts: readonly StepCount[]): readonly DecidedLately[] =>
  counts.flatMap((each) => {
    const step = steps.find(
      ({ ruleSystem, decidedBy }) => ruleSystem === each.ruleSystem && decidedBy === each.decidedBy,
    );
    if (step === undefined || each.places === 0) return [];
    const { ruleSystem, decidedBy, places, tournaments } = each;
    const words = `${step.words} decided ${several(places, 'place')} in ${several(tournaments, 'tournament')}.`;
    return [{ ruleSystem, decidedBy, places, tournaments, words }];
  });
