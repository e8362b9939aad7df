import type { OwnFact } from './schemes/facts.js';
import type { LeagueSeason } from './season.js';

/** Where the guide lets leagues devise bonuses of their own. */
export const BONUS_SECTION = '000 §12.5';

/** The rule that stands on an award that was given by hand. */
export const MANUAL_RULE = 'manual';

/** A bonus scheme of a league, in one of its versions. */
export interface SchemeInForce {
  /** Slug within its league. */
  readonly scheme: string;
  readonly version: number;
  readonly name: string;
  /** Where it is printed, as `000 §12.5.1`; of one that a league director wrote, `000 §12.5`. */
  readonly section: string;
  /** In the language of schemes (`docs/bonus-schemes.md`). */
  readonly text: string;
  /** Local calendar dates from which and up to which it is in force, both included; null: without end. */
  readonly from: string;
  readonly to: string | null;
}

/** Bonus points that a league director gave by hand (000, 12.5). */
export interface ManualAward {
  /** UUID. */
  readonly id: string;
  /** Key of the tournament. */
  readonly tournament: string;
  /** Public id of the player who took part in it. */
  readonly player: string;
  readonly points: number;
  readonly reason: string;
}

/** Everything about a league that decides what its tournaments are worth. */
export interface LeagueRules {
  readonly slug: string;
  /** No two share a day. */
  readonly seasons: readonly LeagueSeason[];
  readonly schemes: readonly SchemeInForce[];
  readonly manualAwards: readonly ManualAward[];
  /** Row ids of the recorded tosses that decide, in the order in which they were recorded. */
  readonly tosses?: readonly number[];
  /** Numbers of decks that its reports may tell and its schemes may ask for; absent: none. They decide no points alone. */
  readonly deckFacts?: readonly OwnFact[];
}

/** The rules of a league that has just been formed. */
export const newLeagueRules = (slug: string): LeagueRules => ({ slug, seasons: [], schemes: [], manualAwards: [] });

/** The schemes that are in force on a local calendar date, in the order of the rules. */
export const schemesOn = ({ schemes }: LeagueRules, localDate: string): readonly SchemeInForce[] =>
  schemes.filter(({ from, to }) => from <= localDate && (to === null || localDate <= to));
