import type { OwnFact } from '@quadrant/rules/bonus-schemes';
import type { LeagueSeason } from './season.js';

/** This section of the guide lets leagues devise their own bonuses. */
export const BONUS_SECTION = '000 §12.5';

/** An award that was given by hand has this rule. */
export const MANUAL_RULE = 'manual';

export interface SchemeInForce {
  /** The slug is unique within the league. */
  readonly scheme: string;
  readonly version: number;
  readonly name: string;
  /** The section that prints the scheme, as `000 §12.5.1`; `000 §12.5` for a scheme that a league director wrote. */
  readonly section: string;
  /** The text is in the language of schemes (`docs/bonus-schemes.md`). */
  readonly text: string;
  /** The scheme is in force from this local calendar date to `to`, both included. If `to` is null, it has no end. */
  readonly from: string;
  readonly to: string | null;
}

/** Bonus points that a league director gave by hand (000, 12.5). */
export interface ManualAward {
  readonly id: string;
  readonly tournament: string;
  /** Public id of the player who took part in it. */
  readonly player: string;
  readonly points: number;
  readonly reason: string;
}

/** Everything about a league that decides what its tournaments are worth. */
export interface LeagueRules {
  readonly slug: string;
  /** No two seasons share a day. */
  readonly seasons: readonly LeagueSeason[];
  readonly schemes: readonly SchemeInForce[];
  readonly manualAwards: readonly ManualAward[];
  /** The row ids of the recorded tosses that decide, in the order in which they were recorded. */
  readonly tosses?: readonly number[];
  /** Reports may state these numbers about a deck, and schemes may use them. They alone decide no points. Absent means none. */
  readonly deckFacts?: readonly OwnFact[];
}

/** Returns the rules of a league that has just been formed. */
export const newLeagueRules = (slug: string): LeagueRules => ({ slug, seasons: [], schemes: [], manualAwards: [] });

/** Lists the schemes that are in force on a local calendar date, in the order of the rules. */
export const schemesOn = ({ schemes }: LeagueRules, localDate: string): readonly SchemeInForce[] =>
  schemes.filter(({ from, to }) => from <= localDate && (to === null || localDate <= to));

/** The name of a rule of a scheme, as awards have it: `headquarters v2, rule 1`. Rules are counted from 1. */
export const schemeRule = ({ scheme, version }: SchemeInForce, rule: number): string =>
  `${scheme} v${version}, rule ${rule}`;

/** Which rule of which version of a scheme gave an award, from the name that the award has for it; null for a table or `manual`. */
export function readSchemeRule(rule: string): { scheme: string; version: number; rule: number } | null {
  const [, scheme, version, number] = /^(.*) v(\d+), rule (\d+)$/s.exec(rule) ?? [];
  return scheme === undefined ? null : { scheme, version: Number(version), rule: Number(number) };
}
