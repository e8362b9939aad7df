import type { Head } from '../head-run.js';
import {
  isWholeBoard,
  type BoardFilters,
  type LeaderboardPage,
  type LeaderboardPosition,
  type LeaderboardRow,
  type StoredBoardRow,
} from './leaderboard.js';

type Before = Pick<LeaderboardPosition, 'rating' | 'rank' | 'place'>;

/** What a page is told of. */
export interface ToldPage {
  readonly head: Head;
  readonly rows: readonly StoredBoardRow[];
  /** The last row before the page. */
  readonly before: Before | null;
  readonly players: number;
  readonly hasMore: boolean;
}

/** Rows of a page with their ranks, which follow from the row before them. */
export function tell(
  filters: BoardFilters,
  { head, rows, before, players, hasMore }: ToldPage,
): Pick<LeaderboardPage, 'comparedWith' | 'rows' | 'next'> {
  const { run } = filters.view;
  let last: Before = before ?? { rating: Infinity, rank: 0, place: 0 };
  const told = rows.map((row): LeaderboardRow => {
    const place = last.place + 1;
    last = { rating: row.rating, rank: row.rating === last.rating ? last.rank : place, place };
    const { playerRowId: _id, handleKey: _key, wins, ties, ...shown } = row;
    const tally = { wins: wins!, ties: ties!, losses: row.games - wins! - ties! };
    return { ...shown, rank: last.rank, ...tally };
  });
  const end = rows.at(-1);
  const next = hasMore && end ? { run, handleKey: end.handleKey, ...last, players } : null;
  // Ranks have moved from those of the official run only where they are of now, and among everybody.
  const comparedWith = isWholeBoard(filters) && run === head.run ? head.officialRun : null;
  return { comparedWith, rows: told, next };
}
