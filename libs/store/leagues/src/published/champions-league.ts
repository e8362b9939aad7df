import type { BracketMatch, ChampionsLeagueSeed, PointsCutOff } from '@quadrant/rules/leagues';
import type { ShownIdentity } from '../season-view/league-season.js';

/** A player who may enter the Champions League; `rank` is the seed. */
export type EligiblePlayer = Omit<ChampionsLeagueSeed<string>, 'player'> & ShownIdentity;

export interface ChampionsLeagueSeeds {
  readonly year: number;
  /** `YYYY-MM-DD`: the last day whose tournaments count. */
  readonly until: string;
  /** Says which day is the last whose points count, and which day it precedes. */
  readonly cutOff: PointsCutOff;
  /** Tells whether more points may still come, because that day is not over. */
  readonly isOpen: boolean;
  /** Players need so many lifetime points. */
  readonly pointsAsked: number;
  /** The highest seed comes first. */
  readonly players: readonly EligiblePlayer[];
}

/** The first round of the players who attend, or those of them who may not enter. */
export type ChampionsLeagueBracket =
  | { readonly kind: 'paired'; readonly matches: readonly BracketMatch<EligiblePlayer>[] }
  | {
      readonly kind: 'refused';
      /** The handles stay as they were asked for. */
      readonly unknown: readonly string[];
      readonly ineligible: readonly { readonly handle: string; readonly lifetimePoints: number }[];
    };
