import type { Text } from '@quadrant/rules/message';
import type { Kind, Level } from '@quadrant/rules/tournament';

/** Months of the year, both included, 1 to 12. */
export interface Months {
  readonly from: number;
  readonly to: number;
}

/** An Earned Bye or a head start that a place in one tournament is worth in another. */
export interface Entitlement {
  readonly into: Extract<Kind, 'continental' | 'worlds'>;
  /** Which one: of the same year, of the year after, or the next one whatever its year. */
  readonly edition: 'same-year' | 'following-year' | 'next';
  /**
   * Where a Continental Championship is meant: the one on the continent of this tournament, or any that the player
   * chooses.
   */
  readonly continent: 'same' | 'of-choice' | null;
  /** Rounds that it gives an Earned Bye for; none in Tribbles. */
  readonly earnedByes: readonly number[];
  /** Points added to the first round's; 0 outside Tribbles. */
  readonly headStart: number;
}

/** What shows for good that somebody took a place. */
export interface Badge {
  readonly badge: 'gold' | 'silver' | 'button';
  /** Document and section, or where else it is told. */
  readonly source: string;
}

/** What one place is worth. */
export interface PlaceReward {
  readonly place: number;
  /** Only where more players than this took part. */
  readonly moreThanPlayers: number;
  readonly entitlements: readonly Entitlement[];
}

/** One kind of high-level or specialty tournament (000, sections 11 and 12.7). */
export interface Championship {
  /** Null where the kind is bound to no level. */
  readonly level: Level | null;
  /** When it takes place, by local date; null where nothing is said. */
  readonly season: Months | null;
  /** When it needs the approval of the Department of Organized Play besides. */
  readonly approval: Months | null;
  /** Who says where it takes place. */
  readonly allocation: Text;
  /** The same as one of two offices, which decides about applications; null where nobody has to. */
  readonly allocatedBy: 'coordinator' | 'department' | null;
  /** In First and Second Edition. */
  readonly byes: readonly PlaceReward[];
  /** In Tribbles. */
  readonly headStarts: readonly PlaceReward[];
  /** Document and section. */
  readonly source: string;
}
