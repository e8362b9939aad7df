import type { Category, GameTitle } from '@quadrant/rules/tournament';
import type { LeaderboardDiff, MovedRating, RankChange } from './history-diff.js';
import { Largest } from './largest.js';
import { Ranks } from './ranks.js';

const LISTED_RANKS = 10;

/** A player on a leaderboard before and after; null when they are not on it. */
export interface LeaderboardPair {
  readonly player: number;
  readonly before: number | null;
  readonly after: number | null;
}

/** Two versions of one leaderboard. A player on either version has a row. */
export interface LeaderboardPairs {
  readonly game: GameTitle;
  readonly category: Category;
  readonly rows: readonly LeaderboardPair[];
}

/**
 * Compares both sides of a leaderboard, which are in `rows`.
 *
 * @param onMoved is called with every rating that changes
 */
export function compareLeaderboards(
  { game, category, rows }: LeaderboardPairs,
  onMoved: (row: Pick<MovedRating, 'player' | 'before' | 'after' | 'rankBefore' | 'rankAfter'>) => void,
): LeaderboardDiff {
  const before = new Ranks(valuesOf(rows, 'before'));
  const after = new Ranks(valuesOf(rows, 'after'));
  const ranks = new Largest<RankChange>(LISTED_RANKS, byRankChange);
  const counts = { playersMoved: 0, entered: 0, left: 0 };
  for (const row of rows) {
    const rankBefore = row.before === null ? null : before.rankOf(row.before);
    const rankAfter = row.after === null ? null : after.rankOf(row.after);
    if (rankBefore !== null && rankAfter !== null && rankBefore !== rankAfter) {
      ranks.add({ player: row.player, rankBefore, rankAfter });
    }
    if (row.before === row.after) continue;
    counts.playersMoved++;
    if (row.before === null) counts.entered++;
    if (row.after === null) counts.left++;
    onMoved({ ...row, rankBefore, rankAfter });
  }
  return { game, category, ...counts, rankChanges: { total: ranks.total, largest: ranks.rows } };
}

function* valuesOf(rows: readonly LeaderboardPair[], side: 'before' | 'after'): Generator<number> {
  for (const row of rows) {
    const value = row[side];
    if (value !== null) yield value;
  }
}

const byRankChange = (one: RankChange, other: RankChange): number =>
  Math.abs(other.rankAfter - other.rankBefore) - Math.abs(one.rankAfter - one.rankBefore) ||
  one.rankAfter - other.rankAfter ||
  one.player - other.player;
