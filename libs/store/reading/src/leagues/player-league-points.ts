import type {
  BestResults,
  Half,
  NextTournament,
  Phase,
  PlayerResults,
  Prospects,
  QualifiedPlayer,
  ReachRow,
} from '@quadrant/rules/league';
import type { ShownIdentity, ShownLeague } from '@quadrant/store/leagues';
import type { LeagueAward } from './league-award.js';

/** What somebody has of a number of tournaments, without bonus. */
export interface PointsSum {
  readonly points: number;
  /** Tournaments that gave points. */
  readonly tournaments: number;
  /** First places. */
  readonly wins: number;
  /** The most points of one tournament, 0 without any. */
  readonly best: number;
}

/** The same within one league, where bonus counts too. */
export interface LeaguePointsSum extends PointsSum {
  readonly bonus: number;
  /** Points and bonus. */
  readonly total: number;
}

/** Every league point of one player. */
export interface PlayerLeaguePoints {
  readonly player: ShownIdentity;
  /** All leagues together, in which no bonus counts (000, 12.5). */
  readonly lifetime: PointsSum;
  /** The newest first. */
  readonly seasons: readonly (PointsSum & { readonly season: string })[];
  readonly leagues: readonly PlayerLeague[];
  /** The newest first. */
  readonly awards: readonly OwnAward[];
  /** What they still need in seasons that a day lies in. */
  readonly running: readonly PlayerReach[];
}

/** An award, and whether it counts where a league counts the best results only; null: all of them count. */
export interface OwnAward extends LeagueAward {
  readonly counts: { readonly season: boolean | null; readonly half: boolean | null };
}

/** What counts of somebody's results where a league counts the best ones only. */
export interface BestSum {
  readonly best: BestResults;
  /** Points and bonus that count in the table of the season. */
  readonly total: number;
  /** The next result has to be worth at least so much to improve. */
  readonly toImprove: PlayerResults['toImprove'];
}

/** What a player has in one league. */
export interface PlayerLeague {
  readonly league: ShownLeague;
  readonly lifetime: LeaguePointsSum;
  /** The newest first. */
  readonly seasons: readonly (LeaguePointsSum & { readonly season: string; readonly counted: BestSum | null })[];
}

/** How a player stands in a season that goes on. What is about a phase is null once they have nothing to reach in it. */
export interface PlayerReach extends Omit<ReachRow<string>, 'player'> {
  readonly league: ShownLeague;
  readonly season: string;
  /** The first that is not complete; null when all are. */
  readonly phase: Phase | null;
  /** Tournaments that the phase still has. */
  readonly remaining: number;
  /** Places that make somebody qualify, in the playoffs the one of the champion; null when none were announced. */
  readonly places: number | null;
  /** The half by which they qualified, in every phase; null: they have not. */
  readonly qualified: (Pick<QualifiedPlayer<string>, 'place' | 'isProvisional'> & { readonly half: Half }) | null;
  /** What was foreseen; null when no phase goes on. */
  readonly prospects: Prospects | null;
  /** What each place of the next tournament would do. */
  readonly next: NextTournament | null;
}
