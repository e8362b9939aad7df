import { addDays, type DecidedBy, type RuleSystemId } from '@quadrant/rules/tournament';
import type { DecidingStep } from './deciding-steps.js';

/** How far back "lately" goes, in days. */
const LATELY_DAYS = 365;

/** The first local date (`YYYY-MM-DD`) that counts as lately. */
export const latelySince = (today: string): string => addDays(today, -LATELY_DAYS);

/** What a step decided. */
export interface StepCount {
  readonly ruleSystem: RuleSystemId;
  readonly decidedBy: DecidedBy;
  readonly places: number;
  readonly tournaments: number;
}

/** What a step of a section decided, in words. */
export interface DecidedLately extends StepCount {
  /** "Strength of schedule decided 14 places in 9 tournaments." */
  readonly words: string;
}

const NUMBERS = new Intl.NumberFormat('en');

const several = (number: number, noun: string): string => `${NUMBERS.format(number)} ${noun}${number === 1 ? '' : 's'}`;

/** What the steps of a section decided, the most places first; steps that decided none are left out. */
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
