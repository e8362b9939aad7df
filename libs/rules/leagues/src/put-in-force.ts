import { BONUS_SECTION, type LeagueRules, type SchemeInForce } from './league-rules.js';
import { findPrinted } from '@quadrant/rules/bonus-schemes';

/** Changed schemes of a league, and the local calendar dates on which awards may differ. If `to` is null, there is no end. */
export interface SchemesChange {
  readonly schemes: readonly SchemeInForce[];
  readonly from: string;
  readonly to: string | null;
}

/** Returns the section that prints the text of a scheme; BONUS_SECTION when no section prints exactly this text. */
export function sectionOfScheme(text: string): string {
  const printed = findPrinted(text);
  return printed ? `000 §${printed.section}` : BONUS_SECTION;
}

/**
 * Returns the schemes of a league with one more version. From its first day on, it is the only version of its scheme
 * in force: the version before it ends the day before, and versions that began on that day or later are no longer in
 * force on any day.
 *
 * @param added the last version of its scheme
 */
export function putInForce({ schemes }: Pick<LeagueRules, 'schemes'>, added: SchemeInForce): SchemesChange {
  const kept = cutOff(schemes, added.scheme, dayBefore(added.from));
  return { schemes: inOrder([...kept, added]), from: added.from, to: null };
}

/**
 * Takes one scheme of a league out of force after a day.
 *
 * @param on the last local calendar date on which it is in force
 * @returns null where it is in force on no later day, so that nothing ends
 */
export function endScheme({ schemes }: Pick<LeagueRules, 'schemes'>, scheme: string, on: string): SchemesChange | null {
  const ending = schemes.filter((each) => each.scheme === scheme && (each.to === null || each.to > on));
  if (ending.length === 0) return null;
  const ends = ending.map(({ to }) => to);
  const last = ends.includes(null) ? null : (ends.toSorted().at(-1) ?? null);
  return { schemes: cutOff(schemes, scheme, on), from: dayAfter(on), to: last };
}

/** @param last the last day of any version of the scheme */
const cutOff = (schemes: readonly SchemeInForce[], scheme: string, last: string): SchemeInForce[] =>
  schemes.flatMap((each) => {
    if (each.scheme !== scheme || (each.to !== null && each.to <= last)) return [each];
    return each.from <= last ? [{ ...each, to: last }] : [];
  });

/** Sorts schemes so that the same versions always have the same order, because awards follow it. */
const inOrder = (schemes: readonly SchemeInForce[]): SchemeInForce[] =>
  schemes.toSorted((a, b) => (a.scheme === b.scheme ? a.version - b.version : a.scheme < b.scheme ? -1 : 1));

const DAY = 86_400_000;

const dayBefore = (day: string): string => shifted(day, -DAY);

const dayAfter = (day: string): string => shifted(day, DAY);

const shifted = (day: string, by: number): string => new Date(Date.parse(day) + by).toISOString().slice(0, 10);
