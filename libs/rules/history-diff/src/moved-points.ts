import type { HistoryDiff, PlaceChange, PointsTableDiff, PointsTableId } from './history-diff.js';
import { Largest } from './largest.js';
import type { OrderedCause } from './moved-ratings.js';
import { Ranks } from './ranks.js';
import { LeagueCauses } from './league-causes.js';
import type { PlayerAward, TournamentDifference } from './tournament-difference.js';

const LISTED_PLACES = 10;

interface MovedTotal {
  readonly cause: OrderedCause;
  points: number;
}

interface MovedTable {
  readonly table: PointsTableId;
  readonly totals: Map<number, MovedTotal>;
}

/** Collects awards that differ, and their sum for each player. It grows with the number of players whose points change. */
export class MovedPoints {
  readonly counts: { -readonly [Count in keyof HistoryDiff['awards']]: number } = { added: 0, removed: 0, changed: 0 };
  private readonly tables = new Map<string, MovedTable>();
  /** These seasons of leagues have an award that differs. */
  private readonly seasons = new Set<number>();
  private readonly leagues = new LeagueCauses();

  /**
   * Adds the next tournament of history that differs.
   *
   * @param own its own cause. Without one, the last cause in the same part of its season, season or league changed its
   *   points: a tournament that came late pushes another out, or takes a bonus first
   * @param unexplained the cause when there is neither
   */
  follow(difference: TournamentDifference, own: OrderedCause | null, unexplained: () => OrderedCause): void {
    const { before, after } = difference;
    const awards = [...(before?.awards ?? []), ...(after?.awards ?? [])];
    const cause = own ?? this.leagues.find(awards) ?? unexplained();
    if (own !== null) this.leagues.note(awards, own);
    this.compareAwards(difference, cause);
  }

  private compareAwards({ before, after }: TournamentDifference, cause: OrderedCause): void {
    const open = new Map((before?.awards ?? []).map((award) => [keyOf(award), award]));
    for (const award of after?.awards ?? []) {
      const known = open.get(keyOf(award));
      open.delete(keyOf(award));
      if (known !== undefined && isSame(known, award)) continue;
      this.counts[known === undefined ? 'added' : 'changed']++;
      this.move(award, award.points - (known?.points ?? 0), cause);
    }
    for (const award of open.values()) {
      this.counts.removed++;
      this.move(award, -award.points, cause);
    }
  }

  /** Lists the tables with players whose points change. */
  listTables(): PointsTableId[] {
    return [...this.tables.values()].filter((moved) => !listMoved(moved).next().done).map(({ table }) => table);
  }

  /** Lists the seasons of leagues in which awards differ, even if no player's points change. */
  listSeasons(): number[] {
    return [...this.seasons];
  }

  /** Lists the players whose points change in any table, each with the first cause. */
  *listMovedPlayers(): Generator<{ readonly player: number; readonly cause: OrderedCause }> {
    for (const table of this.tables.values()) {
      for (const [player, { cause }] of listMoved(table)) yield { player, cause };
    }
  }

  /** @param before the table's points of each player who has points */
  compare(table: PointsTableId, before: ReadonlyMap<number, number>): PointsTableDiff {
    const moved = new Map(listMoved(this.tables.get(idOf(table))));
    const after = new Map(before);
    for (const [player, { points }] of moved) after.set(player, (before.get(player) ?? 0) + points);
    const placesBefore = new Ranks(before.values());
    const placesAfter = new Ranks([...after.values()].filter((points) => points > 0));
    const places = new Largest<PlaceChange>(LISTED_PLACES, byPlaceChange);
    for (const [player, pointsAfter] of after) {
      const pointsBefore = before.get(player) ?? 0;
      const placeBefore = pointsBefore > 0 ? placesBefore.rankOf(pointsBefore) : null;
      const placeAfter = pointsAfter > 0 ? placesAfter.rankOf(pointsAfter) : null;
      if (placeBefore !== placeAfter) places.add({ player, pointsBefore, pointsAfter, placeBefore, placeAfter });
    }
    return { table, playersMoved: moved.size, placeChanges: { total: places.total, largest: places.rows } };
  }

  private move({ table, player }: PlayerAward, points: number, cause: OrderedCause): void {
    if (table.kind !== 'masters') this.seasons.add(table.id);
    if (points === 0) return;
    let moved = this.tables.get(idOf(table));
    if (moved === undefined) this.tables.set(idOf(table), (moved = { table, totals: new Map() }));
    const total = moved.totals.get(player);
    if (total === undefined) moved.totals.set(player, { cause, points });
    else total.points += points;
  }
}

const idOf = ({ kind, id }: PointsTableId): string => `${kind} ${id}`;
const keyOf = ({ table, player }: PlayerAward): string => `${idOf(table)} ${player}`;

const isSame = (one: PlayerAward, other: PlayerAward): boolean =>
  one.points === other.points && one.place === other.place && one.phase === other.phase;

/** Lists players whose total changes: one tournament may give back what another takes. */
function* listMoved(moved: MovedTable | undefined): Generator<[player: number, total: MovedTotal]> {
  for (const each of moved?.totals ?? []) if (each[1].points !== 0) yield each;
}

/** Sorts players who enter or leave the table first, then by the better place. */
const byPlaceChange = (one: PlaceChange, other: PlaceChange): number =>
  stepsOf(other) - stepsOf(one) || bestOf(one) - bestOf(other) || one.player - other.player;

const stepsOf = ({ placeBefore, placeAfter }: PlaceChange): number =>
  placeBefore === null || placeAfter === null ? Number.MAX_SAFE_INTEGER : Math.abs(placeAfter - placeBefore);

const bestOf = ({ placeBefore, placeAfter }: PlaceChange): number =>
  Math.min(placeBefore ?? Infinity, placeAfter ?? Infinity);
