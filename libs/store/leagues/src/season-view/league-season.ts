import type { LeagueSeason, Phase, Reach, SeasonOutcome } from '@quadrant/rules/leagues';

/** Tables show this about a player. A hidden player has only a label. */
export interface ShownIdentity {
  readonly handle: string;
  readonly name: string | null;
  readonly country: string | null;
}

export interface ShownLeague {
  readonly slug: string;
  readonly name: string;
  /** It is the handle of the league director. */
  readonly director: string;
}

/** A season of one league on a day, with everything that follows from its published awards. */
export interface LeagueSeasonView {
  readonly league: ShownLeague;
  /** It follows the rules in effect, or the newest ones where no run has used them yet. */
  readonly season: LeagueSeason;
  /** The run whose awards these are; 0 before the first publication. */
  readonly run: number;
  readonly today: string;
  /** The players of the season, by the public ids that `outcome` and `reach` use; these ids are not to be shown. */
  readonly players: ReadonlyMap<string, ShownIdentity>;
  readonly outcome: SeasonOutcome<string>;
  /** The players, by public id, of whose points some are for places that only the source of the standings states. */
  readonly stated: ReadonlySet<string>;
  /** The lot of each qualified player, as `drawLot` draws it for the playoffs. */
  readonly playoffLots: ReadonlyMap<string, string>;
  /** It is null when no phase is running or still to come. */
  readonly reach: Reach<string> | null;
}

/** A league in a list, with the season that a day lies in. */
export interface LeagueListing extends ShownLeague {
  /** It is null between seasons. */
  readonly season: Pick<LeagueSeason, 'season' | 'startsOn' | 'endsOn'> | null;
  /** The player who leads the season's table; null before its first tournament. */
  readonly leader: (ShownIdentity & SeasonLead) | null;
  /** It is null between seasons, and before the first tournament of one. */
  readonly race: LeagueRace | null;
}

/** The players who lead the part of a season that is being played. */
export interface LeagueRace {
  /** It is null between the parts. */
  readonly part: {
    readonly phase: Phase;
    readonly to: string;
    readonly played: number;
    readonly tournaments: number;
  } | null;
  /** The first three players. In the playoffs they are ranked by playoff points, otherwise by the season's table. */
  readonly first: readonly (ShownIdentity & { readonly points: number })[];
}

interface SeasonLead {
  readonly points: number;
  readonly bonus: number;
  /** It adds points and bonus. */
  readonly total: number;
}
