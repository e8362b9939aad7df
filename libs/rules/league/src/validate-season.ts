import { PHASES } from './phase.js';
import type { LeagueSeason } from './season.js';

/** What is wrong with a season, and where. */
export interface SeasonProblem {
  /** As requests name it: `phases.playoffs.from`. */
  readonly field: string;
  readonly message: string;
}

/**
 * What forbids a season by itself: days that run backwards, and parts outside it, in another order than that of 000, 12.2,
 * or on a day of the part before.
 */
export function validateSeason({
  startsOn,
  endsOn,
  phases,
}: Pick<LeagueSeason, 'startsOn' | 'endsOn' | 'phases'>): SeasonProblem[] {
  if (endsOn < startsOn) {
    return [{ field: 'endsOn', message: `must not be before startsOn, which is ${startsOn}` }];
  }
  const problems: SeasonProblem[] = [];
  let before: { readonly name: string; readonly to: string } | null = null;
  for (const phase of PHASES) {
    const days = phases[phase];
    if (days === null) continue;
    const { from, to } = days;
    const at = (end: 'from' | 'to') => `phases.${phase}.${end}`;
    if (to < from) problems.push({ field: at('to'), message: `must not be before its from, which is ${from}` });
    else if (from < startsOn)
      problems.push({ field: at('from'), message: `must not be before the season: ${startsOn}` });
    else if (to > endsOn) problems.push({ field: at('to'), message: `must not be after the season: ${endsOn}` });
    else if (before !== null && from <= before.to) {
      problems.push({ field: at('from'), message: `must be after the ${before.name}, which ends on ${before.to}` });
    }
    before = { name: phase.replace('-', ' '), to };
  }
  return problems;
}
