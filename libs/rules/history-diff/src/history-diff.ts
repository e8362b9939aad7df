import type { Text } from '@quadrant/rules/message';
import type { Award, Half, Phase } from '@quadrant/rules/leagues';
import type { Category, GameTitle } from '@quadrant/rules/tournament';

/** The reason why numbers change: a tournament or one of its players was changed, or all of history at once. */
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

/** A table of points is a season of a league by its id, or a calendar year of Trek Masters. */
export interface PointsTableId {
  /** A `bonus` counts inside one league only, in addition to its points. */
  readonly kind: Award['kind'];
  readonly id: number;
}

export interface DiffCause<Tournament = number> {
  readonly kind: DiffCauseKind;
  /** It is null when the cause concerns no single tournament. */
  readonly tournament: Tournament | null;
}

/** A cause, and how many players have a number that it reached before any other cause in the order of history. */
export interface CauseCount<Tournament = number> extends DiffCause<Tournament> {
  readonly players: number;
}

/** A rating that changes. When `before` is null, the player is new to the leaderboard; when `after` is null, they leave it. */
export interface MovedRating<Player = number, Tournament = number> {
  readonly game: GameTitle;
  readonly category: Category;
  readonly player: Player;
  readonly before: number | null;
  readonly after: number | null;
  /** The value after minus the value before; a player without a rating counts with the start rating. */
  readonly change: number;
  readonly rankBefore: number | null;
  readonly rankAfter: number | null;
  /** It is null when no tournament that differs explains it. */
  readonly cause: DiffCause<Tournament> | null;
}

/** A changed rank of a player who is on the leaderboard before and after. */
export interface RankChange<Player = number> {
  readonly player: Player;
  readonly rankBefore: number;
  readonly rankAfter: number;
}

export interface LeaderboardDiff<Player = number> {
  readonly game: GameTitle;
  readonly category: Category;
  /** The number of players whose rating changes, including those who enter and leave. */
  readonly playersMoved: number;
  readonly entered: number;
  readonly left: number;
  readonly rankChanges: { readonly total: number; readonly largest: readonly RankChange<Player>[] };
}

/** Changed points in a table; a place is null when the player is not in the table. */
export interface PlaceChange<Player = number> {
  readonly player: Player;
  readonly pointsBefore: number;
  readonly pointsAfter: number;
  readonly placeBefore: number | null;
  readonly placeAfter: number | null;
}

export interface PointsTableDiff<Player = number, Table = PointsTableId> {
  readonly table: Table;
  readonly playersMoved: number;
  readonly placeChanges: { readonly total: number; readonly largest: readonly PlaceChange<Player>[] };
}

/** A list that is cut, and its full length. */
export interface CutList<Row> {
  readonly total: number;
  readonly largest: readonly Row[];
}

/** An entitlement or a badge that is added or removed. Another place with the same worth makes no difference. */
export interface MovedPrize<Player = number, Tournament = number> {
  readonly player: Player;
  readonly change: 'added' | 'removed';
  readonly what: Text;
  readonly place: number;
  /** It is or was won in this tournament. */
  readonly tournament: Tournament;
}

export interface PrizesDiff<Player = number, Tournament = number> {
  readonly added: number;
  readonly removed: number;
  /** They are in the order of history, the better places first. */
  readonly largest: readonly MovedPrize<Player, Tournament>[];
}

/** A player who gains or loses a place in the playoffs by one half. */
export interface QualificationChange<Player = number> {
  readonly player: Player;
  readonly half: Half;
  readonly change: 'enters' | 'leaves';
  /** It is true while the qualified players of that half may still change. */
  readonly isProvisional: boolean;
}

/** A changed place in the ranking of a half or of the playoffs; null when the player is not in it. */
export interface StagePlaceChange<Player = number> {
  readonly player: Player;
  readonly stage: Phase;
  readonly placeBefore: number | null;
  readonly placeAfter: number | null;
}

/** Changed awards have this effect on a season of a league, on the day of the later history. */
export interface SeasonDiff<Player = number, Table = PointsTableId> {
  readonly season: Table;
  readonly qualifications: CutList<QualificationChange<Player>>;
  /** It is null when the champion stays the same, or there still is none. */
  readonly champion: { readonly before: Player | null; readonly after: Player | null } | null;
  readonly places: CutList<StagePlaceChange<Player>>;
}

/** The differences between two published histories. Counts are exact and lists are cut, so that it always stays small. */
export interface HistoryDiff<Player = number, Tournament = number, Table = PointsTableId> {
  readonly tournaments: {
    /** They were not published before. */
    readonly takenIn: number;
    /** They were published, and their input changed: revision, level, league, rules. */
    readonly corrected: number;
    /** They are no longer published. */
    readonly withdrawn: number;
    /** They have the same input and another outcome, because the ratings before them changed. */
    readonly moved: number;
  };
  /** The number of players whose rating or points change. */
  readonly players: number;
  readonly ratingsMoved: number;
  readonly largest: readonly MovedRating<Player, Tournament>[];
  readonly leaderboards: readonly LeaderboardDiff<Player>[];
  readonly awards: { readonly added: number; readonly removed: number; readonly changed: number };
  readonly pointsTables: CutList<PointsTableDiff<Player, Table>>;
  readonly entitlements: PrizesDiff<Player, Tournament>;
  readonly badges: PrizesDiff<Player, Tournament>;
  readonly seasons: CutList<SeasonDiff<Player, Table>>;
  readonly causes: CutList<CauseCount<Tournament>>;
}
