import { START_RATING } from '@quadrant/rules/rating';
import type { Category, GameTitle } from '@quadrant/rules/tournament';
import { compareLeaderboards, type LeaderboardPairs } from './compare-leaderboards.js';
import { compareSeasons, isMoved, type SeasonPair } from './compare-seasons.js';
import type {
  CauseCount,
  DiffCause,
  DiffCauseKind,
  HistoryDiff,
  LeaderboardDiff,
  MovedRating,
  PointsTableDiff,
  PointsTableId,
  SeasonDiff,
} from './history-diff.js';
import { Largest } from './largest.js';
import { MovedPoints } from './moved-points.js';
import { MovedPrizes } from './moved-prizes.js';
import { MovedRatings, type OrderedCause } from './moved-ratings.js';
import type { TournamentDifference } from './tournament-difference.js';

const LISTED_RATINGS = 20;
const LISTED_CAUSES = 20;
const LISTED_TABLES = 20;
const LISTED_SEASONS = 20;

/** Causes that concern all of history: many tournaments have one cause. */
const GENERAL: readonly DiffCauseKind[] = ['league', 'rules', 'rollback'];

/**
 * Collects the differences between two published histories. It is fed, in this order, with the tournaments that
 * differ in the order of history, with the leaderboards of `listTracks`, with the tables of `listTables`, and with
 * the seasons of `listSeasons`. Its memory grows with the number of changed players, not with history.
 */
export class DiffCollector {
  private readonly tournaments = { takenIn: 0, corrected: 0, withdrawn: 0, moved: 0 };
  private readonly ratings = new MovedRatings();
  private readonly points = new MovedPoints();
  private readonly prizes = [new MovedPrizes('entitlement'), new MovedPrizes('badge')] as const;
  private readonly general = new Map<DiffCauseKind, OrderedCause>();
  private order = 0;
  private readonly players = new Set<number>();
  private readonly reached = new Map<OrderedCause, Set<number>>();
  private readonly largest = new Largest<MovedRating>(LISTED_RATINGS, byChange);
  private readonly leaderboards: LeaderboardDiff[] = [];
  private readonly tables = new Largest<PointsTableDiff>(LISTED_TABLES, byPlaces);
  private readonly seasons = new Largest<SeasonDiff>(LISTED_SEASONS, byQualifications);

  /**
   * @param unexplained the cause when a tournament differs although its input and everything before it are the same:
   * the engine changed
   */
  constructor(private readonly unexplained: DiffCauseKind = 'rules') {}

  /** Adds the next tournament that differs, in the order of history. */
  addTournament(difference: TournamentDifference): void {
    this.tournaments[wordOf(difference)]++;
    const cause = this.causeOf(difference);
    const unexplained = () => this.generalCause(this.unexplained);
    this.ratings.follow(difference, cause, unexplained);
    this.points.follow(difference, cause, unexplained);
    for (const prizes of this.prizes) prizes.follow(difference);
  }

  /** Lists the tracks on which a rating may have changed: the others need not be compared. */
  listTracks(): { readonly game: GameTitle; readonly category: Category }[] {
    return [...this.ratings.listTracks()];
  }

  /** Adds both sides of a leaderboard. */
  addLeaderboard(pairs: LeaderboardPairs): void {
    const { game, category } = pairs;
    const diff = compareLeaderboards(pairs, (row) => {
      const cause = this.ratings.find(game, category, row.player);
      this.reach(row.player, cause);
      const change = (row.after ?? START_RATING) - (row.before ?? START_RATING);
      this.largest.add({ game, category, ...row, change, cause: cause && plain(cause) });
    });
    if (diff.playersMoved > 0 || diff.rankChanges.total > 0) this.leaderboards.push(diff);
  }

  /** Lists the tables in which points change. */
  listTables(): PointsTableId[] {
    return this.points.listTables();
  }

  /** @param before the table's points of each player who has points */
  addTable(table: PointsTableId, before: ReadonlyMap<number, number>): void {
    this.tables.add(this.points.compare(table, before));
  }

  /** Lists the seasons of leagues in which something may change, by the ids of their tables. */
  listSeasons(): number[] {
    return this.points.listSeasons();
  }

  /** Adds both sides of a season. */
  addSeason(pair: SeasonPair): void {
    const diff = compareSeasons(pair);
    if (isMoved(diff)) this.seasons.add(diff);
  }

  /** Returns the differences once everything was added. */
  finish(): HistoryDiff {
    for (const { player, cause } of this.points.listMovedPlayers()) this.reach(player, cause);
    const causes = new Largest<CauseCount & { readonly order: number }>(LISTED_CAUSES, byPlayers);
    for (const [cause, players] of this.reached) causes.add({ ...cause, players: players.size });
    return {
      tournaments: { ...this.tournaments },
      players: this.players.size,
      ratingsMoved: this.largest.total,
      largest: this.largest.rows,
      leaderboards: this.leaderboards,
      awards: { ...this.points.counts },
      pointsTables: { total: this.tables.total, largest: this.tables.rows },
      entitlements: this.prizes[0].finish(),
      badges: this.prizes[1].finish(),
      seasons: { total: this.seasons.total, largest: this.seasons.rows },
      causes: {
        total: causes.total,
        largest: causes.rows.map(({ players, ...cause }) => ({ ...plain(cause), players })),
      },
    };
  }

  private causeOf({ cause: kind, tournament }: TournamentDifference): OrderedCause | null {
    if (kind === null) return null;
    return GENERAL.includes(kind) ? this.generalCause(kind) : { kind, tournament, order: this.order++ };
  }

  private generalCause(kind: DiffCauseKind): OrderedCause {
    const known = this.general.get(kind) ?? { kind, tournament: null, order: this.order++ };
    this.general.set(kind, known);
    return known;
  }

  private reach(player: number, cause: OrderedCause | null): void {
    this.players.add(player);
    if (cause === null) return;
    const players = this.reached.get(cause);
    if (players === undefined) this.reached.set(cause, new Set([player]));
    else players.add(player);
  }
}

const plain = ({ kind, tournament }: DiffCause): DiffCause => ({ kind, tournament });

function wordOf({ before, after, cause }: TournamentDifference): keyof HistoryDiff['tournaments'] {
  if (before === null) return 'takenIn';
  if (after === null) return 'withdrawn';
  return cause === null ? 'moved' : 'corrected';
}

const byChange = (one: MovedRating, other: MovedRating): number =>
  Math.abs(other.change) - Math.abs(one.change) || one.player - other.player;

const byPlayers = (one: CauseCount & { order: number }, other: CauseCount & { order: number }): number =>
  other.players - one.players || one.order - other.order;

const byPlaces = (one: PointsTableDiff, other: PointsTableDiff): number =>
  other.placeChanges.total - one.placeChanges.total || other.playersMoved - one.playersMoved;

const byQualifications = (one: SeasonDiff, other: SeasonDiff): number =>
  Number(other.champion !== null) - Number(one.champion !== null) ||
  other.qualifications.total - one.qualifications.total ||
  other.places.total - one.places.total;
