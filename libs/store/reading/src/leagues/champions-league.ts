import type { BracketMatch, ChampionsLeagueSeed, PointsCutOff } from '@quadrant/rules/league';
import type { ShownIdentity } from '@quadrant/store/leagues';

/** Somebody who may enter the Champions League; `rank` is the seed. */
export type EligiblePlayer = Omit<ChampionsLeagueSeed<string>, 'player'> & ShownIdentity;

/** Who may enter the Champions League of a year. */
export interface ChampionsLeagueView {
  readonly year: number;
  /** `YYYY-MM-DD`: points of tournaments up to this day count. */
  readonly until: string;
  /** The last day whose points count, and which day it precedes. */
  readonly cutOff: PointsCutOff;
  /** Whether more points may still come: that day is not over. */
  readonly isOpen: boolean;
  /** Lifetime points that are asked for. */
  readonly pointsAsked: number;
  /** The highest seed first. */
  readonly players: readonly EligiblePlayer[];
}

/** The first round of those who attend, or who of them must not. */
export type ChampionsLeagueBracket =
  | { readonly kind: 'paired'; readonly matches: readonly BracketMatch<EligiblePlayer>[] }
  | {
      readonly kind: 'refused';
      /** As they were asked for. */
      readonly unknown: readonly string[];
      readonly ineligible: readonly { readonly handle: string; readonly lifetimePoints: number }[];
    };
