import { count, joined, type Text, say } from '@quadrant/rules/message';
import { daysBetween, isAfter } from './local-date.js';
import type { TournamentReport } from './report.js';
import type { SanctionFacts } from './rule-system.js';
import type { Verdict } from './standing.js';

/** The rule of a {@link Verdict}: document and section, such as `000 §2`, and in a few words why. */
export const ruleOf = (source: string, words: Text): Text => say`${source}: ${words}`;

/** One of the things that a rule system asks for before it sanctions a tournament. */
export interface Criterion {
  readonly met: boolean;
  /** It tells what was found, with the numbers, and what was needed when the criterion is not met. */
  readonly words: Text;
}

/** Requires at least so many of something; `one` is its noun, as `count` takes it. */
export function atLeast(fewest: number, found: number, one: string): Criterion {
  const words = count(found, one);
  return found >= fewest ? { met: true, words } : { met: false, words: say`${words}, needed ${fewest}` };
}

/** Requires at least so many rounds or games. Where the games are unknown, their number does not count against the tournament. */
export const atLeastPlayed = (
  { record }: TournamentReport,
  fewest: number,
  found: number,
  one: 'round' | 'game',
): Criterion =>
  record === undefined
    ? atLeast(fewest, found, one)
    : { met: true, words: say`the number of rounds is unknown and counts as enough` };

/** Requires registration at least so many whole local days before the start. */
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

/** Returns yes with all criteria, or no with those that are not met, in words. `source` is document and section. */
export function verdictOf(source: string, criteria: readonly Criterion[]): Verdict {
  const failed = criteria.filter(({ met }) => !met);
  const told = failed.length === 0 ? criteria : failed;
  return {
    value: failed.length === 0,
    rule: ruleOf(
      source,
      joined(
        told.map(({ words }) => words),
        '; ',
      ),
    ),
  };
}
