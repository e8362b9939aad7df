import type {
  BestResults,
  Half,
  NextTournament,
  Phase,
  PlayerResults,
  Prospects,
  QualifiedPlayer,
  ReachRow,
} from '@quadrant/rules/leagues';
import type { ShownIdentity, ShownLeague } from '../season-view/league-season.js';
import type { LeagueAward } from './league-award.js';

/** A player's points from a number of tournaments, which include no bonus. */
export interface PointsSum {
  readonly points: number;
  /** Counts the tournaments that gave points. */
  readonly tournaments: number;
  /** Counts first places. */
  readonly wins: number;
  /** The most points that one tournament gave; it is 0 without any. */
  readonly best: number;
}

/** A player's points within one league, where bonus counts too. */
export interface LeaguePointsSum extends PointsSum {
  readonly bonus: number;
  /** It adds points and bonus. */
  readonly total: number;
}

/** Points of a league that a player had before. */
export interface OpenedPoints {
  /** It is the slug of the league. */
  readonly league: string;
  /** It is null for lifetime points that belong to no season of the file. */
  readonly season: string | null;
  readonly points: number;
  /** It is written `YYYY-MM-DD`. */
  readonly on: string;
  readonly source: string;
}

export interface PlayerLeaguePoints {
  readonly player: ShownIdentity;
  /** Points that were brought in from a previous system; they are part of the sums. It is absent without any. */
  readonly opened?: readonly OpenedPoints[];
  /** These are the points of all leagues together, in which no bonus counts (000, 12.5). */
  readonly lifetime: PointsSum;
  /** The newest season comes first. */
  readonly seasons: readonly (PointsSum & { readonly season: string })[];
  readonly leagues: readonly PlayerLeague[];
  /** The newest award comes first. */
  readonly awards: readonly OwnAward[];
  /** Says what they still need in the seasons that include a day. */
  readonly running: readonly PlayerReach[];
}

/** Tells whether an award counts, where a league counts only the best results. Null means that all of them count. */
export interface OwnAward extends LeagueAward {
  readonly counts: { readonly season: boolean | null; readonly half: boolean | null };
}

/** Says which of a player's results count where a league counts only the best ones. */
export interface BestSum {
  readonly best: BestResults;
  /** Only points and bonus are added that count in the table of the season. */
  readonly total: number;
  /** The next result must give at least so many points to improve the sum. */
  readonly toImprove: PlayerResults['toImprove'];
}

export interface PlayerLeague {
  readonly league: ShownLeague;
  readonly lifetime: LeaguePointsSum;
  /** The newest season comes first. */
  readonly seasons: readonly (LeaguePointsSum & { readonly season: string; readonly counted: BestSum | null })[];
}

/** Says how a player stands in a running season. Members about a phase are null once they have nothing to reach in it. */
export interface PlayerReach extends Omit<ReachRow<string>, 'player'> {
  readonly league: ShownLeague;
  readonly season: string;
  /** The first phase that is not complete. It is null when all are. */
  readonly phase: Phase | null;
  /** Counts the tournaments that the phase still has. */
  readonly remaining: number;
  /** So many places qualify; in the playoffs it is the champion's place. It is null when no number was announced. */
  readonly places: number | null;
  /** The half in which they qualified. It is given in every phase, and null when they have not qualified. */
  readonly qualified: (Pick<QualifiedPlayer<string>, 'place' | 'isProvisional'> & { readonly half: Half }) | null;
  /** The forecast for the rest of the phase. It is null when no phase goes on. */
  readonly prospects: Prospects | null;
  /** Says what each place of the next tournament would change. */
  readonly next: NextTournament | null;
}
