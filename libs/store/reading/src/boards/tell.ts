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

/** A row with its rank, on a page. */
export interface RankedRow {
  readonly row: StoredBoardRow;
  readonly rank: number;
}

/** A page whose rows are not told yet. */
export interface RankedPage extends Pick<LeaderboardPage, 'comparedWith' | 'next'> {
  readonly ranked: readonly RankedRow[];
  /** Whether ranks count among everybody: those of the official run do. */
  readonly isWhole: boolean;
}

/** Rows of a page with their ranks, which follow from the row before them. */
export function rank(filters: BoardFilters, { head, rows, before, players, hasMore }: ToldPage): RankedPage {
  const { run } = filters.view;
  let last: Before = before ?? { rating: Infinity, rank: 0, place: 0 };
  const ranked = rows.map((row): RankedRow => {
    const place = last.place + 1;
    last = { rating: row.rating, rank: row.rating === last.rating ? last.rank : place, place };
    return { row, rank: last.rank };
  });
  const end = rows.at(-1);
  const next = hasMore && end ? { run, handleKey: end.handleKey, ...last, players } : null;
  const isWhole = isWholeBoard(filters);
  // Ranks have moved from those of the official run only where they are of now, and among everybody.
  return { ranked, isWhole, comparedWith: isWhole && run === head.run ? head.officialRun : null, next };
}

/** A row as everybody may see it. */
export function tellRow({ row, rank: place }: RankedRow, isWhole: boolean): LeaderboardRow {
  const { playerRowId: _id, handleKey: _key, wins, ties, rankBefore, ...shown } = row;
  const tally = { wins: wins!, ties: ties!, losses: row.games - wins! - ties! };
  return { ...shown, rankBefore: isWhole ? rankBefore : null, rank: place, ...tally };
}

/** Rows of a page with their ranks, as everybody may see them. */
export function tell(filters: BoardFilters, page: ToldPage): Pick<LeaderboardPage, 'comparedWith' | 'rows' | 'next'> {
  const { ranked, isWhole, comparedWith, next } = rank(filters, page);
  return { comparedWith, rows: ranked.map((each) => tellRow(each, isWhole)), next };
}
