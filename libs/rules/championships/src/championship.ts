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
  /** The entitlement is for the same year, the year after, or the next tournament in any year. */
  readonly edition: 'same-year' | 'following-year' | 'next';
  /** It is set for a Continental Championship: the one on this tournament's continent, or any that the player chooses. */
  readonly continent: 'same' | 'of-choice' | null;
  /** The rounds in which it gives an Earned Bye. It is empty in Tribbles. */
  readonly earnedByes: readonly number[];
  /** Points added to the first round's; 0 outside Tribbles. */
  readonly headStart: number;
}

export interface Badge {
  readonly badge: 'gold' | 'silver' | 'button';
  /** Document and section, or another source. */
  readonly source: string;
}

export interface PlaceReward {
  readonly place: number;
  /** The reward applies only when more players than this took part. */
  readonly moreThanPlayers: number;
  readonly entitlements: readonly Entitlement[];
}

/** One kind of high-level or specialty tournament (000, sections 11 and 12.7). */
export interface Championship {
  /** It is null when the kind is not bound to a level. */
  readonly level: Level | null;
  /** The months in which it takes place, by local date; null when the document names none. */
  readonly season: Months | null;
  /** The months in which it also needs the approval of the Department of Organized Play. */
  readonly approval: Months | null;
  /** Describes who decides where it takes place. */
  readonly allocation: Text;
  /** The office that decides about applications; null when it needs no decision. */
  readonly allocatedBy: 'coordinator' | 'department' | null;
  /** They apply in First and Second Edition. */
  readonly byes: readonly PlaceReward[];
  /** They apply in Tribbles. */
  readonly headStarts: readonly PlaceReward[];
  /** Document and section. */
  readonly source: string;
}
