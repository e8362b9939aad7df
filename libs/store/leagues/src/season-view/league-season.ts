import type { LeagueSeason, Phase, Reach, SeasonOutcome } from '@quadrant/rules/league';

/** What is shown of somebody in tables; of whoever is hidden, the label alone. */
export interface ShownIdentity {
  readonly handle: string;
  readonly name: string | null;
  readonly country: string | null;
}

/** Which league something is about. */
export interface ShownLeague {
  readonly slug: string;
  readonly name: string;
  /** Handle of the league director. */
  readonly director: string;
}

/** A season of one league on a day, with everything that follows from its published awards. */
export interface LeagueSeasonView {
  readonly league: ShownLeague;
  /** As the rules in effect have it; as the newest ones have it where no run has taken them yet. */
  readonly season: LeagueSeason;
  /** The run whose awards these are; 0 before the first publication. */
  readonly run: number;
  readonly today: string;
  /** Everybody of the season, by the public ids that `outcome` and `reach` call them by; not to be shown. */
  readonly players: ReadonlyMap<string, ShownIdentity>;
  readonly outcome: SeasonOutcome<string>;
  /** The lot of each qualified player, as `drawLot` draws it for the playoffs. */
  readonly playoffLots: ReadonlyMap<string, string>;
  /** Null when no phase goes on or is still to come. */
  readonly reach: Reach<string> | null;
}

/** A league in a list, with the season that a day lies in. */
export interface LeagueListing extends ShownLeague {
  /** Null between seasons. */
  readonly season: Pick<LeagueSeason, 'season' | 'startsOn' | 'endsOn'> | null;
  /** The first row of the season's table; null before its first tournament. */
  readonly leader: (ShownIdentity & SeasonLead) | null;
  /** Null between seasons, and before the first tournament of one. */
  readonly race: LeagueRace | null;
}

/** Who is ahead in the part of a season that is being played. */
export interface LeagueRace {
  /** Null between the parts. */
  readonly part: {
    readonly phase: Phase;
    readonly to: string;
    readonly played: number;
    readonly tournaments: number;
  } | null;
  /** The first three; in the playoffs by playoff points, otherwise by the table of the season. */
  readonly first: readonly (ShownIdentity & { readonly points: number })[];
}

interface SeasonLead {
  readonly points: number;
  readonly bonus: number;
  /** Points and bonus. */
  readonly total: number;
}
