import { count, type Text, say } from '@quadrant/rules/message';
import { daysBetween, isAfter } from './local-date.js';
import type { TournamentReport } from './report.js';
import type { SanctionFacts } from './rule-system.js';
import type { Verdict } from './standing.js';

/** One of the things that a rule system asks for before it sanctions a tournament. */
export interface Criterion {
  readonly met: boolean;
  /** What was found, with the numbers, and what was needed where it fell short. */
  readonly words: Text;
}

/** So many of something; `one` is its noun, as `count` takes it. */
export function atLeast(fewest: number, found: number, one: string): Criterion {
  const words = count(found, one);
  return found >= fewest ? { met: true, words } : { met: false, words: say`${words}, needed ${fewest}` };
}

/** Registered so many whole local days before the start. */
export function registeredAhead(
  { tournament: { registeredAt, startsAt } }: TournamentReport,
  fewestDays: number,
  facts: SanctionFacts,
): Criterion {
  const needed = say`needed ${fewestDays} days ahead`;
  if (registeredAt === null) {
    return facts.leadTimeCountsAsMet
      ? { met: true, words: say`registration date unknown, counted as early enough` }
      : { met: false, words: say`registration date unknown, ${needed}` };
  }
  const days = daysBetween(registeredAt, startsAt);
  if (days >= fewestDays) return { met: true, words: say`registered ${count(days, 'day')} ahead` };
  const found = isAfter(registeredAt, startsAt) ? say`after the start` : say`${count(days, 'day')} ahead`;
  return { met: false, words: say`registered ${found}, ${needed}` };
}

/**
 * Yes when all are met, with all of them in words; else no, with those that are not. `source` is document and section.
 */
export function verdictOf(source: string, criteria: readonly Criterion[]): Verdict {
  const failed = criteria.filter(({ met }) => !met);
  const told = failed.length === 0 ? criteria : failed;
  return { value: failed.length === 0, rule: `${source}: ${told.map(({ words }) => words).join('; ')}` };
}
