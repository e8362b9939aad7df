import type { Text } from '@quadrant/rules/message';
import type { Award, Half, Phase } from '@quadrant/rules/league';
import type { Category, GameTitle } from '@quadrant/rules/tournament';

/** Why numbers move: what was done to a tournament or to somebody who played in it, or to all of history at once. */
export type DiffCauseKind =
  | 'tournament'
  | 'revision'
  | 'withdrawal'
  | 'level'
  | 'merge'
  | 'player-merge'
  | 'player-merge-undo'
  | 'league'
  | 'rules'
  | 'rollback';

/** A table of points: a season of a league by its id, or a calendar year of Trek Masters. */
export interface PointsTableId {
  /** `bonus`: what counts inside one league only, beside its points. */
  readonly kind: Award['kind'];
  readonly id: number;
}

/** Why a number moves. */
export interface DiffCause<Tournament = number> {
  readonly kind: DiffCauseKind;
  /** Null for what is about no single tournament. */
  readonly tournament: Tournament | null;
}

/** A cause, and the players with a number that it reached before any other cause in the order of history. */
export interface CauseCount<Tournament = number> extends DiffCause<Tournament> {
  readonly players: number;
}

/** A rating that moves. Null before: the player is new to the leaderboard; null after: they leave it. */
export interface MovedRating<Player = number, Tournament = number> {
  readonly game: GameTitle;
  readonly category: Category;
  readonly player: Player;
  readonly before: number | null;
  readonly after: number | null;
  /** After less before, the start rating standing for whoever has none. */
  readonly change: number;
  readonly rankBefore: number | null;
  readonly rankAfter: number | null;
  /** Null where no tournament that differs explains it. */
  readonly cause: DiffCause<Tournament> | null;
}

/** Another rank on a leaderboard that the player was on before and is on after. */
export interface RankChange<Player = number> {
  readonly player: Player;
  readonly rankBefore: number;
  readonly rankAfter: number;
}

export interface LeaderboardDiff<Player = number> {
  readonly game: GameTitle;
  readonly category: Category;
  /** Players whose rating moves, those who enter and leave included. */
  readonly playersMoved: number;
  readonly entered: number;
  readonly left: number;
  readonly rankChanges: { readonly total: number; readonly largest: readonly RankChange<Player>[] };
}

/** Other points in a table; a place is null for whoever is not in it. */
export interface PlaceChange<Player = number> {
  readonly player: Player;
  readonly pointsBefore: number;
  readonly pointsAfter: number;
  readonly placeBefore: number | null;
  readonly placeAfter: number | null;
}

export interface PointsTableDiff<Player = number, Table = PointsTableId> {
  readonly table: Table;
  /** Players with other points. */
  readonly playersMoved: number;
  readonly placeChanges: { readonly total: number; readonly largest: readonly PlaceChange<Player>[] };
}

/** A list that is cut, and how long it would be. */
export interface CutList<Row> {
  readonly total: number;
  readonly largest: readonly Row[];
}

/** An entitlement or a badge that comes or goes. Another place that is worth the same is none. */
export interface MovedPrize<Player = number, Tournament = number> {
  readonly player: Player;
  readonly change: 'added' | 'removed';
  readonly what: Text;
  readonly place: number;
  /** In which it is won, or was. */
  readonly tournament: Tournament;
}

export interface PrizesDiff<Player = number, Tournament = number> {
  readonly added: number;
  readonly removed: number;
  /** In the order of history, the better places first. */
  readonly largest: readonly MovedPrize<Player, Tournament>[];
}

/** Somebody who comes to have a place in the playoffs by one half, or no longer has it. */
export interface QualificationChange<Player = number> {
  readonly player: Player;
  readonly half: Half;
  readonly change: 'enters' | 'leaves';
  /** Who qualifies by that half may change yet. */
  readonly isProvisional: boolean;
}

/** Another place in the ranking of a half or of the playoffs; null for whoever is not in it. */
export interface StagePlaceChange<Player = number> {
  readonly player: Player;
  readonly stage: Phase;
  readonly placeBefore: number | null;
  readonly placeAfter: number | null;
}

/** What follows for a season of a league from awards that move in it, on the day of the later history. */
export interface SeasonDiff<Player = number, Table = PointsTableId> {
  readonly season: Table;
  readonly qualifications: CutList<QualificationChange<Player>>;
  /** Null where it stays who is champion, or that nobody is. */
  readonly champion: { readonly before: Player | null; readonly after: Player | null } | null;
  readonly places: CutList<StagePlaceChange<Player>>;
}

/**
 * What moves from one published history to another. Counts are exact and lists are cut, so that it stays small however
 * long history is.
 */
export interface HistoryDiff<Player = number, Tournament = number, Table = PointsTableId> {
  readonly tournaments: {
    /** Not published before. */
    readonly takenIn: number;
    /** Published, and now of other input: revision, level, league, rules. */
    readonly corrected: number;
    /** No longer published. */
    readonly withdrawn: number;
    /** Same input, other outcome: the ratings before them moved. */
    readonly moved: number;
  };
  /** Players with a rating or points that move. */
  readonly players: number;
  readonly ratingsMoved: number;
  /** Ratings that move most. */
  readonly largest: readonly MovedRating<Player, Tournament>[];
  /** Those on which something moves. */
  readonly leaderboards: readonly LeaderboardDiff<Player>[];
  readonly awards: { readonly added: number; readonly removed: number; readonly changed: number };
  readonly pointsTables: CutList<PointsTableDiff<Player, Table>>;
  readonly entitlements: PrizesDiff<Player, Tournament>;
  readonly badges: PrizesDiff<Player, Tournament>;
  /** Seasons of leagues in which a qualification, a champion or a place moves. */
  readonly seasons: CutList<SeasonDiff<Player, Table>>;
  readonly causes: CutList<CauseCount<Tournament>>;
}
